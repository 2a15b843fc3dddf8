"""Bots at tables: each sees what its seat sees, keeps a budget, and never hangs a table."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Any, Final

from cosca.bots import Bot, bot
from cosca.kernel.choice import Choice
from cosca.kernel.game import Game, Memory
from cosca.kernel.match import Match
from cosca.server.telling import Stream

BUDGET: Final = 10.0  # seconds for one choice
_log = logging.getLogger("cosca.bots")


class BotPlayer:
    """One bot in one seat, with its memory."""

    def __init__(self, game: Game[Any], seat: int, name: str) -> None:
        self.name: Final = name
        self._game = game
        self._seat = seat
        self._bot: Bot = bot(name, game, seat)
        self._memory: Memory | None = None
        self._fed = 0

    def forget(self) -> None:
        """After an undo: the memory is made anew from what counts."""
        self._memory, self._fed = None, 0

    async def choose(self, match: Match[Any], stream: Stream) -> Choice:
        """One of the choices of its decision; the default one if the bot fails or takes too long, which is logged."""
        game, seat, state = self._game, self._seat, match.state
        decision = game.decision(state, seat)
        assert decision is not None
        view = game.view(state, seat)
        memory = self._remember(stream)
        rng = Random(f"{match.seed}/{seat}/{len(match.log)}")
        try:
            found = await asyncio.wait_for(
                asyncio.to_thread(self._bot.choose, decision, lambda: view, memory, rng), timeout=BUDGET
            )
            if found in decision.choices:
                return found
            _log.error("a bot chose what is not offered", extra={"bot": self.name, "kind": decision.kind})
        except Exception as wrong:
            said = {"bot": self.name, "kind": decision.kind, "error": f"{type(wrong).__name__}: {wrong}"}
            _log.error("a bot failed; the default choice is taken", extra=said)
        return game.default(state, seat)

    def _remember(self, stream: Stream) -> Memory | None:
        if not self._bot.remembers:
            return None
        if self._memory is None:
            self._memory = self._game.memory(self._seat)
        gone = {seq for told in stream.log for seq in told.removes}
        for at in range(self._fed, len(stream.log)):
            if at + 1 not in gone:
                for facts in stream.seen_in(self._seat, at + 1):
                    self._memory.see(facts)
        self._fed = len(stream.log)
        return self._memory
