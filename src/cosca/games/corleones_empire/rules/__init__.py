"""The rules, one module for each section of the rulebook; nothing else is a rule."""
