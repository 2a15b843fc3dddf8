"""`python -m cosca.cli` is `cosca`."""

from cosca.cli import main

main()
