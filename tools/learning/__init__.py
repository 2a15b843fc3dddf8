"""How a learned player is made: games as samples (play), sets of samples (samples), weights out of them (fit)."""
