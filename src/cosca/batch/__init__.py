"""Batch work: many independent jobs in processes of this machine, or on a Dask cluster (extra `batch`)."""
