"""The Godfather: Corleone's Empire. One module for each section of the rules; start at `acts`."""
