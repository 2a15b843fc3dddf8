"""Tools for testing games: contract checks, fuzzing, secrecy checks, and rule coverage of tests."""
