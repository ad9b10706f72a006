"""The games for a page: texts of cards, and what is printed in the box."""
