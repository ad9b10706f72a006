"""The protocol: everything that is said over a connection or HTTP, as types; the schema is made from them."""
