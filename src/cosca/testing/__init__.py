"""For those who test games, ours or their own: fuzzing, and which tests prove which rules."""
