"""The commands behind the command line: play, replay, simulate and look things up in a terminal."""
