"""`python -m cosca` is `cosca`."""

from cosca.cli import main

main()
