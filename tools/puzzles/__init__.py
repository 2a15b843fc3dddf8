"""Mining of puzzles from bot games: `mine` finds, validates and ships them, `verify` measures how sure they are."""
