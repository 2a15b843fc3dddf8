"""The words of the game, by language."""
