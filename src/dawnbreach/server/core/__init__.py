"""The pure core: a table is a function of its entries. No socket, no database, no clock of its own."""
