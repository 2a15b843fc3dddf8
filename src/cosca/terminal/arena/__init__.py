"""`cosca arena`: compare two bots over many games."""
