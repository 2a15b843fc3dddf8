"""For those who test games, ours or their own: fuzzing, secrecy, and which tests prove which rules."""
