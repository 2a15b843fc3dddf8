"""Reinforcement learning interfaces: `pip install cosca[rl]`; docs/reinforcement-learning.md.

`aec`: PettingZoo, every seat an agent. `single`: Gymnasium, one seat against bots. `spiel`: OpenSpiel. `vector`: many
tables at once in numpy arrays. Each is a separate module, so that only its own dependencies are needed.
"""
