"""What a reader of a table's line holds: the last snapshot, kept up to date by the frames that come."""

from __future__ import annotations

from typing import Any

from cosca.server.changes import patched
from cosca.server.wire import Snapshot


class Held:
    """The present state of one line. A frame that does not fit the one before is an AssertionError."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}

    def take(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message `state` with the snapshot that it leads to in place of `whole` or `changes`.

        `at` is the number of the viewer's last item.
        """
        if message["base"] is None:
            assert "changes" not in message
            snapshot = message["whole"]
        else:
            last = self.state
            assert (last["seat"], last["frame"], last["at"]) == (message["seat"], message["base"], message["since"])
            snapshot = patched({key: last[key] for key in SNAPSHOT}, message["changes"])
        head = {key: value for key, value in message.items() if key not in ("whole", "changes")}
        self.state = {**head, "at": message["since"] + len(message["items"]), **snapshot}
        return self.state


SNAPSHOT = tuple(Snapshot.__annotations__)
