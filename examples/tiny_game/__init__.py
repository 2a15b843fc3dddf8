"""A complete small game: the template for a new one. CONTRIBUTING.md says how to copy it.

Rules: two seats, three rounds, eight cards. Each seat draws a hidden card, the first seat names the stake, then both
choose in secret to show or to fold. The higher of two shown cards wins the stake, a card shown alone wins one point.

    cosca play examples.tiny_game
    cosca arena examples.tiny_game random default
"""
