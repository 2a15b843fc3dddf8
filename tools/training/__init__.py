"""Training of the bots: policy weights by policy gradients, and the weights of the evaluators."""
