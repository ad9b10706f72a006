"""A tiny game that uses every part of the kernel, and all that a game brings along: copy it to begin a new one."""
