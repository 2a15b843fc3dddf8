"""`cosca arena`: two bots compared over many games."""
