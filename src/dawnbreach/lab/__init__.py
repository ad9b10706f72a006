"""Games by the thousand: simulation and measurement."""
