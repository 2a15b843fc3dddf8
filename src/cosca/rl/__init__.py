"""The games through the interfaces that learners know: `pip install cosca[rl]`; docs/learners.md.

`aec`: PettingZoo, every seat an agent. `single`: Gymnasium, one seat against bots. `spiel`: OpenSpiel. `vector`: many
tables at once in numpy arrays. Each is a module of its own, so that one needs only what one uses.
"""
