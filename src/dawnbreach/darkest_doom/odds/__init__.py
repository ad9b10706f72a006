"""Exact odds of what chance decides, and ways over the map, as a seat may know them."""
