"""`python -m cosca.cli` runs `cosca`."""

from cosca.cli import main

main()
