"""A tiny game that uses every part of the kernel: copy it to begin a new one."""
