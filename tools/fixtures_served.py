"""Tables of a running server at every stage, played by guests over the wire.

Part of tools/fixtures.py: made with version 0.1.0 at commit 029c092, and only that version is meant to run it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from random import Random
from typing import Any

from visitors import Chair, Guest, Refused, hurry

LF, CE = "la_famiglia", "corleones_empire"
LOGIN, PASSWORD = "anna", "a lemon tree in Bronte"
States = list[dict[str, Any]]


class Voice(Chair):
    """A seat's socket that says everything that a page can say."""

    async def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Sends a message with the seat; its `ack`. Refused if the server does not carry it out."""
        id = secrets.token_hex(8)
        waiting = self.answers[id] = asyncio.get_running_loop().create_future()
        await self._send({"type": type, "seat": self.seat, **fields}, id)
        answer = await asyncio.wait_for(waiting, 20)
        if answer["type"] == "error":
            raise Refused(f"{type}: {answer}")
        return answer

    async def take(self, like: str = "") -> str:
        """Answers the question with the first choice that begins so."""
        ask = self.state["ask"]
        choice = next(each["text"] for each in ask["choices"] if each["text"].startswith(like))
        await self.say("choose", ask=ask["id"], choice=choice)
        return choice


@dataclass(slots=True)
class Scene:
    """A table: who sits where, and its id."""

    id: str
    host: Guest
    people: dict[int, Guest]

    def voices(self) -> list[Voice]:
        return [Voice(guest, self.id, seat) for seat, guest in self.people.items()]

    async def play(self, until: Callable[[States], object], rng: Random) -> None:
        """Plays the people's seats at random until their states are as wished."""
        await hurry([*self.voices()], until, rng)

    async def with_voices(self, act: Callable[[dict[int, Voice]], Coroutine[Any, Any, Any]]) -> None:
        """Does something with all the people's seats connected."""
        voices = {voice.seat: voice for voice in self.voices()}
        for voice in voices.values():
            await voice.connect()
        try:
            await act(voices)
        finally:
            for voice in voices.values():
                await voice.close()


def asked(*kinds: str) -> Callable[[States], bool]:
    """Whether somebody is asked a question of one of these kinds."""
    return lambda states: any(state["ask"] and state["ask"]["kind"] in kinds for state in states)


def after(choices: int) -> Callable[[States], bool]:
    """Whether these seats have acted so often together."""
    return lambda states: sum(state["act"] for state in states) >= choices


def never(_: States) -> bool:
    """To the end of the game."""
    return False


@dataclass(slots=True)
class Evening:
    """All that is done at a server; `about` says of each table what it is for."""

    url: str
    rng: Random
    about: dict[str, str] = field(default_factory=dict[str, str])
    guests: dict[str, Guest] = field(default_factory=dict[str, Guest])

    def come(self) -> None:
        """Anna, who makes an account, and the guests Bruno and Carla."""
        self.guests = {name: Guest.new(self.url, name.title()) for name in ("anna", "bruno", "carla")}
        anna = self.guests["anna"]
        anna.token = anna.call("POST", "/api/account", {"login": LOGIN, "password": PASSWORD})["token"]

    def table(
        self, about: str, game: str, seats: dict[int, str], options: dict[str, Any] | None = None, **more: Any
    ) -> Scene:
        """A table; `seats` are people by name, or bots. It is started unless told otherwise."""
        start = more.pop("start", True)
        host = self.guests[next(who for who in seats.values() if who in self.guests)]
        taken = {
            str(seat): "me" if self.guests.get(who) is host else who
            for seat, who in seats.items()
            if self.guests.get(who, host) is host
        }
        form = {"game": game, "options": options or {}, "seats": taken, "open": False, "spectators": True, **more}
        made = host.call("POST", "/api/tables", form)
        people = {seat: self.guests[who] for seat, who in seats.items() if who in self.guests}
        for seat, guest in people.items():
            if guest is not host:
                guest.call("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"].rsplit("#", 1)[-1]})
                guest.call("POST", f"/api/tables/{made['id']}/seats/{seat}", {"player": "me"})
        if start:
            host.call("POST", f"/api/tables/{made['id']}/start")
        self.about[made["id"]] = about
        return Scene(made["id"], host, people)

    # ---------------------------------------------------------------- what is there at the end

    async def house_1(self) -> None:
        """For a server that was started with that set."""
        scene = self.table(
            "component set house-1, in the planning phase", LF, {1: "anna", 2: "bruno", 3: "soldato", 4: "random"}
        )
        await scene.play(after(25), self.rng)

    async def all(self) -> None:
        self.waiting_rooms()
        for scene in (self.planning, self.conflict, self.undone, self.handed_over, self.bids, self.tribute):
            await scene()
        await self.proposals()
        await self.ended()

    def waiting_rooms(self) -> None:
        self.table("waiting room, open, a bot sits already", LF, {1: "anna", 3: "capo"}, open=True, start=False)
        self.table("waiting room of five seats, private", CE, {1: "bruno", 4: "carla"}, {"seats": 5}, start=False)
        self.table(
            "waiting room, options, no hints",
            LF,
            {2: "carla"},
            {"edition": "1.0", "first_game": True},
            hints=False,
            start=False,
        )

    async def planning(self) -> None:
        """In the planning phase, with chat, team chat and pins."""
        scene = self.table(
            "planning phase; chat, team chat, pins",
            LF,
            {1: "anna", 2: "bruno", 3: "soldato", 4: "picciotto"},
            open=True,
        )
        await scene.play(lambda states: after(60)(states) and asked("planning.move")(states), self.rng)

        async def talk(voices: dict[int, Voice]) -> None:
            await voices[1].say("chat", text="Ciao, “Don” 🍋", team=False)
            await voices[2].say("chat", text="We take Bronte.", team=True)
            await voices[1].say("pin", on="area:bronte", sign="attack")
            await voices[2].say("pin", on="area:gela", sign="defend")

        await scene.with_voices(talk)

    async def conflict(self) -> None:
        """One card of a conflict is laid."""
        seats = {1: "anna", 2: "anna", 3: "bruno", 4: "carla"}
        scene = self.table("conflict: one card is sealed", LF, seats, {"predictable_conflict": True})
        await scene.play(asked("conflict.card"), self.rng)
        await scene.with_voices(self.first_takes())
        scene = self.table("conflict: no card is laid yet", LF, seats, {"edition": "1.1"})
        await scene.play(asked("conflict.card"), self.rng)

    def first_takes(self, *likes: str) -> Callable[[dict[int, Voice]], Coroutine[Any, Any, None]]:
        """The first seat that is asked takes choices that begin so."""

        async def take(voices: dict[int, Voice]) -> None:
            voice = next(voice for voice in voices.values() if voice.state["ask"])
            for like in likes or ("",):
                await voice.take(like)

        return take

    async def undone(self) -> None:
        """Choices that were taken back, freely and by consent; a state document lies before them."""
        scene = self.table("undo entries: free, and by consent", LF, {1: "anna", 2: "bruno", 3: "anna", 4: "bruno"})
        await scene.play(lambda states: after(105)(states) and asked("planning.move", "order.area")(states), self.rng)

        async def undo(voices: dict[int, Voice]) -> None:
            voice = next(voice for voice in voices.values() if voice.state["ask"])
            await voice.take()
            await voice.say("undo")
            await self.agree(scene, voices)
            for _ in range(12):
                await next(each for each in voices.values() if each.state["ask"]).take()
            await next(each for each in voices.values() if each.state["undo"] == "ask").say("undo")
            await self.agree(scene, voices)

        await scene.with_voices(undo)

    async def agree(self, scene: Scene, voices: dict[int, Voice]) -> None:
        """Everybody says yes to what is proposed, if anything is."""
        while found := scene.host.call("GET", f"/api/tables/{scene.id}")["proposal"]:
            await voices[found["waiting"][0]].say("answer", proposal=found["n"], yes=True)

    async def handed_over(self) -> None:
        """A seat that a bot plays for its person, and one that somebody left for good."""
        scene = self.table(
            "a seat handed to a bot, one left for good", LF, {1: "anna", 2: "bruno", 3: "carla", 4: "soldato"}
        )
        await scene.play(after(45), self.rng)

        async def leave(voices: dict[int, Voice]) -> None:
            await voices[2].say("bot", bot="picciotto")

        await scene.with_voices(leave)
        self.guests["carla"].call("POST", f"/api/tables/{scene.id}/seats/3", {"player": "open"})
        scene = self.table(
            "a seat given up among three: a bot plays on", CE, {1: "anna", 2: "bruno", 3: "soldato"}, {"seats": 3}
        )
        await scene.play(after(30), self.rng)
        await scene.with_voices(lambda voices: voices[2].say("propose", what="concede"))

    async def bids(self) -> None:
        """Bribery: one seat has sealed its bid, another one has begun."""
        for seats in (3, 5):
            people = {seat: ("anna", "bruno", "carla")[seat % 3] for seat in range(1, seats + 1)}
            scene = self.table(f"bribery of {seats} seats: one bid is begun", CE, people, {"seats": seats})
            await scene.play(asked("bid.card"), self.rng)
            await scene.with_voices(self.first_takes("money"))

    async def tribute(self) -> None:
        """Tribute: one seat has begun to choose; and a table in the middle of family business."""
        people = {1: "bruno", 2: "anna", 3: "carla", 4: "anna"}
        scene = self.table("tribute: one card is chosen", CE, people)
        await scene.play(asked("tribute.card"), self.rng)
        await scene.with_voices(self.first_takes(""))
        scene = self.table("family business, two seats, one a bot; chat", CE, {1: "carla", 2: "soldato"}, {"seats": 2})
        await scene.play(after(70), self.rng)
        await scene.with_voices(lambda voices: voices[1].say("chat", text="Nice hat.", team=False))

    async def proposals(self) -> None:
        """Proposals that nobody has answered yet."""
        pair = {1: "anna", 2: "bruno", 3: "carla", 4: "carla"}
        for what in ("end", "concede"):
            scene = self.table(f"a proposal is pending: {what}", LF, pair)
            await scene.play(after(30), self.rng)
            await scene.with_voices(lambda voices, what=what: voices[1].say("propose", what=what))
        scene = self.table("a proposal is pending: undo", CE, {1: "anna", 2: "bruno", 3: "carla"}, {"seats": 3})
        await scene.play(lambda states: after(60)(states) and states[0]["undo"] == "ask", self.rng)
        await scene.with_voices(lambda voices: voices[1].say("undo"))

    async def ended(self) -> None:
        """Games that are over: by the rules, by consent, by giving up; one with a rematch."""
        scene = self.table("over by the rules, with a rematch", LF, {1: "anna", 2: "random", 3: "bruno", 4: "random"})
        await scene.play(never, self.rng)
        again = scene.host.call("POST", f"/api/tables/{scene.id}/rematch")
        self.about[again["id"]] = "waiting room: a rematch"
        scene = self.table("over by the rules", CE, {1: "anna", 2: "bruno", 3: "soldato", 4: "picciotto"})
        await scene.play(never, self.rng)
        for what in ("end", "concede"):
            scene = self.table(f"over by people: {what}", LF, {1: "anna", 2: "bruno", 3: "carla", 4: "soldato"})
            await scene.play(after(40), self.rng)

            async def stop(voices: dict[int, Voice], what: str = what, scene: Scene = scene) -> None:
                await voices[1].say("propose", what=what)
                await self.agree(scene, voices)

            await scene.with_voices(stop)

    def in_play(self, number: int) -> list[Scene]:
        """Tables that are being played when the server is killed."""
        about = "was being played when the server was killed"
        famiglia = {1: "anna", 2: "bruno", 3: "carla", 4: "random"}
        empire = {1: "carla", 2: "anna", 3: "random"}
        return [
            self.table(about, LF, famiglia) if each % 2 else self.table(about, CE, empire, {"seats": 3})
            for each in range(number)
        ]
