"""placeholder"""
def build(game, document): raise NotImplementedError
def sample(game, view, memory, rng): raise NotImplementedError
