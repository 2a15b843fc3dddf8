"""The snapshot that a reader of a connection holds, kept up to date by the frames that arrive."""

from __future__ import annotations

from typing import Any

from cosca.server.protocol.patch import apply_patch
from cosca.server.protocol.server_messages import Snapshot


class FrameReader:
    """The current state of one connection. A frame that does not fit the one before raises AssertionError."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}

    def take(self, message: dict[str, Any]) -> dict[str, Any]:
        """Return a message `state` with the resulting snapshot in place of `whole` or `changes`.

        `at` is the number of the viewer's last item.
        """
        if message["base"] is None:
            assert "changes" not in message
            snapshot = message["whole"]
        else:
            last = self.state
            assert (last["seat"], last["frame"], last["at"]) == (message["seat"], message["base"], message["since"])
            snapshot = apply_patch({key: last[key] for key in SNAPSHOT}, message["changes"])
        head = {key: value for key, value in message.items() if key not in ("whole", "changes")}
        self.state = {**head, "at": message["since"] + len(message["items"]), **snapshot}
        return self.state


SNAPSHOT = tuple(Snapshot.__annotations__)
