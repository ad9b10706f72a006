"""What one reader is told, in the reader's language."""
