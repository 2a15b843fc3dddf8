"""A table in memory. `live` conducts its parts: journal, seats, talk, proposals, audience, bots, clock.

A part holds its own memory and calls nobody above it; what changes it returns what is to be written. `parts`, `sitting`
and `agreeing` are what several parts do together, and keep the same rule.
"""
