"""The server: tables for people and bots, over HTTP and WebSockets. `cosca serve` runs it."""
