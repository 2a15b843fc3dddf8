"""Self-play training with a neural network: proximal policy optimization in a league. Read games.py, then train.py.

docs/reinforcement-learning.md has the commands and the curves.
"""
