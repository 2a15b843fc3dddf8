"""The component data: what is printed on the pieces, read from files and checked."""
