"""Training of learned policies: sampled games, datasets, regression, and self-play iterations."""
