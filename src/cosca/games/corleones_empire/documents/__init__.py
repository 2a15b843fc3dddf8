"""The documents of the game: views, positions, saved states, memories, laws."""
