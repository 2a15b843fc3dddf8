"""What leaves and enters the game: views, positions, saved states, memories, laws."""
