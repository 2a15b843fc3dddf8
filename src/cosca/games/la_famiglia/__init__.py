"""La Famiglia: The Great Mafia War. One module for each section of the rules; start at `rounds`."""
