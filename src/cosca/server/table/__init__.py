"""One table in memory. `LiveTable` is its API, `TableCore` its base; `TableState` holds the loaded data.

Commands (`commands`, `membership`, `presence`, `host_settings`, `timeouts`, `consent`) change the state and return the
writes; only `TableCore` commits and broadcasts.
"""
