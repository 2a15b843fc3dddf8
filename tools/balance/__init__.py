"""Balancing a component set: measured effects of small changes, and the smallest combination that makes it even."""
