"""The command line's inside: playing, replaying, simulating and looking things up in a terminal."""
