"""The server: games over the network, for people, bots of strangers and tests alike."""
