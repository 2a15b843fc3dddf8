"""Tests of the terminal and the command line."""
