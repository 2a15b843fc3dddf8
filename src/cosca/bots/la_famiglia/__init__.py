"""How bots judge La Famiglia."""
