"""One stored game: made from a log, read from a row, replayed choice by choice, verified."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from cosca.dataset.columns import ANYTIME, SCHEMA, Row
from cosca.games import game_as_it_was
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Outcome
from cosca.kernel.documents import PositionDocument
from cosca.kernel.errors import BadDocument, IllegalChoice
from cosca.kernel.events import TableOptions
from cosca.kernel.game import Game
from cosca.kernel.narrowing import check_bounds, mapping
from cosca.kernel.observation import Sparse
from cosca.kernel.record import Record
from cosca.kernel.state import State


class StoredDecision(NamedTuple):
    """A choice with all that led to it. `state` is the state before it; copy it to keep it beyond the next decision.

    `choices` are the legal ones, the chosen one included. `kind` is the kind of question, or `anytime`.
    """

    game: Game[Any]
    state: State
    seat: int
    kind: str
    choices: tuple[Choice, ...]
    choice: Choice
    human: bool

    @property
    def action(self) -> int:
        """The action number of the choice."""
        return self.game.action(self.choice)

    @property
    def legal(self) -> list[int]:
        """The action numbers of the legal choices."""
        return [self.game.action(choice) for choice in self.choices]

    def observation(self) -> Sparse:
        """Return what the seat knew before it chose, as numbers."""
        seen = Sparse()
        self.game.observe(self.state, self.seat, seen)
        return seen


@dataclass(frozen=True, slots=True)
class Observed:
    """What each seat knew, by choice; stored on request, because it can be computed again by replaying."""

    kinds: tuple[str, ...]
    legal: tuple[list[int], ...]
    places: tuple[list[int], ...]
    values: tuple[list[int], ...]

    @classmethod
    def of(cls, decisions: Iterator[StoredDecision]) -> Self:
        """Collect it from a replay."""
        kinds, legal, places, values = list[str](), list[list[int]](), list[list[int]](), list[list[int]]()
        for decision in decisions:
            seen = decision.observation()
            kinds.append(decision.kind)
            legal.append(decision.legal)
            places.append(seen.at)
            values.append(seen.values)
        return cls(tuple(kinds), tuple(legal), tuple(places), tuple(values))


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A finished game; the fields are the columns of `columns.COLUMNS`."""

    game: str
    options: TableOptions
    rules: int
    data: str
    seed: int
    position: PositionDocument | None
    players: tuple[str, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    complete: bool
    digest: str
    seats: tuple[int, ...]
    choices: tuple[str, ...]
    actions: tuple[int, ...]
    human: tuple[bool, ...] | None = None
    observed: Observed | None = None

    @classmethod
    def of_log(
        cls,
        game: Game[Any],
        seed: int,
        log: Sequence[tuple[int, str]],
        players: Sequence[str],
        observations: bool = False,
        position: PositionDocument | None = None,
        human: Sequence[bool] | None = None,
        agreed: Outcome | None = None,
    ) -> Self:
        """Replay a log and return the game; IllegalChoice if the rules refuse one of its choices.

        `agreed` is the result of a game that people ended before its rules did; BadDocument if there is none.
        """
        state = _start(game, seed, position)
        actions: list[int] = []

        def replayed() -> Iterator[StoredDecision]:
            for decision in _replay(game, state, log, human):
                actions.append(decision.action)
                yield decision

        observed = Observed.of(replayed()) if observations else None
        if observed is None:
            for _ in replayed():
                pass
        by_rules = game.outcome(state)
        outcome = by_rules or agreed
        if outcome is None:
            raise BadDocument("the game is not over")
        return cls(
            game=game.name,
            options=game.options,
            rules=game.rules_version,
            data=game.data_name(),
            seed=seed,
            position=position,
            players=tuple(players),
            winners=tuple(outcome.winners),
            ranks=tuple(outcome.ranks[seat] for seat in game.seats),
            scores=tuple(outcome.scores[seat] for seat in game.seats),
            reason=outcome.reason,
            complete=by_rules is not None,
            digest=state.digest(),
            seats=tuple(seat for seat, _ in log),
            choices=tuple(text for _, text in log),
            actions=tuple(actions),
            human=None if human is None or not any(human) else tuple(human),
            observed=observed,
        )

    # ---------------------------------------------------------------- replaying

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        seats = range(1, len(self.players) + 1)
        ranks, scores = dict(zip(seats, self.ranks, strict=True)), dict(zip(seats, self.scores, strict=True))
        return Outcome(self.winners, ranks, scores, self.reason)

    def engine(self, data: str | None = None) -> Game[Any]:
        """Return the game with its options and components, with the overlay in `data`.

        BadDocument if this version of Cosca has other components, or supports only older rules.
        """
        if "data" in self.options:  # a folder on the machine of the author
            raise BadDocument("options: data: a stored game names its data by hash; the folder is given beside it")
        overlay = {} if data is None else {"data": data}
        game = game_as_it_was(self.game, {**self.options, **overlay}, self.data)
        if self.rules > game.rules_version:
            raise BadDocument(
                f"rules {self.rules}: this version supports rules up to {game.rules_version}; update cosca"
            )
        if not game.recognise(self.data):
            raise BadDocument(f"data {self.data}: this game uses {game.data_name()}; give the overlay")
        return game

    def decisions(self, data: str | None = None) -> Iterator[StoredDecision]:
        """Replay the game choice by choice; BadDocument if it diverges or ends in another way than stored."""
        game = self.engine(data)
        state = _start(game, self.seed, self.position)
        log = list(zip(self.seats, self.choices, strict=True))
        number = 0
        try:
            for number, decision in enumerate(_replay(game, state, log, self.human), 1):
                if decision.action != self.actions[number - 1]:
                    raise BadDocument(f"choice {number}: '{decision.choice}' is not action {self.actions[number - 1]}")
                yield decision
        except IllegalChoice as error:
            raise BadDocument(f"choice {number + 1}: {error}") from None
        if state.digest() != self.digest:
            raise BadDocument(f"digest: the game ends with {state.digest()}, not {self.digest}")
        outcome = game.outcome(state)
        if (outcome is not None) != self.complete or (outcome is not None and outcome != self.outcome):
            raise BadDocument(f"the game ends with {outcome}, not {self.outcome}")

    def verify(self, data: str | None = None) -> None:
        """Replay the game and compare everything that is stored; BadDocument says what differs."""
        if self.observed is None:
            for _ in self.decisions(data):
                pass
        elif Observed.of(self.decisions(data)) != self.observed:
            raise BadDocument("the stored observations are not those of the replay")

    def record(self) -> str:
        """Return the game as a text record, for `cosca replay` and the page."""
        choices = [(seat, text, 0) for seat, text in zip(self.seats, self.choices, strict=True)]
        record = Record(self.game, self.options, self.rules, self.data, self.seed, self.position, choices, self.digest)
        return record.text()

    # ---------------------------------------------------------------- rows

    def to_row(self) -> Row:
        """Return the values by column."""
        row: Row = {
            "schema": SCHEMA,
            "game": self.game,
            "options": json.dumps(self.options, sort_keys=True),
            "rules": self.rules,
            "data": self.data,
            "seed": str(self.seed),
            "position": None if self.position is None else json.dumps(self.position, sort_keys=True),
            "players": list(self.players),
            "winners": list(self.winners),
            "ranks": list(self.ranks),
            "scores": list(self.scores),
            "reason": self.reason,
            "complete": self.complete,
            "digest": self.digest,
            "seats": list(self.seats),
            "choices": list(self.choices),
            "actions": list(self.actions),
            "human": None if self.human is None else list(self.human),
        }
        if self.observed is not None:
            row |= {
                "kinds": list(self.observed.kinds),
                "legal": list(self.observed.legal),
                "places": list(self.observed.places),
                "values": list(self.observed.values),
            }
        return row

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Self:
        """Return the game of a row; BadDocument if it is not one, or of a newer schema."""
        try:
            if row["schema"] > SCHEMA:
                raise BadDocument(f"schema {row['schema']}: this version reads up to {SCHEMA}; update cosca")
            lengths = {len(row[name]) for name in ("seats", "choices", "actions")}
            if len(lengths) > 1 or (row["human"] is not None and len(row["human"]) not in lengths):
                raise BadDocument("the lists of the choices have different lengths")
            if not len(row["players"]) == len(row["ranks"]) == len(row["scores"]):
                raise BadDocument("the lists of the seats have different lengths")
            return cls(
                game=str(row["game"]),
                options=_json(row["options"], "options"),
                rules=int(row["rules"]),
                data=str(row["data"]),
                seed=int(row["seed"]),
                position=None if row["position"] is None else _json(row["position"], "position"),
                players=tuple(map(str, row["players"])),
                winners=tuple(map(int, row["winners"])),
                ranks=tuple(map(int, row["ranks"])),
                scores=tuple(map(int, row["scores"])),
                reason=str(row["reason"]),
                complete=bool(row["complete"]),
                digest=str(row["digest"]),
                seats=tuple(map(int, row["seats"])),
                choices=tuple(map(str, row["choices"])),
                actions=tuple(map(int, row["actions"])),
                human=None if row["human"] is None else tuple(map(bool, row["human"])),
                observed=_observed(row) if "legal" in row else None,
            )
        except KeyError as error:
            raise BadDocument(f"column {error} is missing") from None
        except (TypeError, ValueError, AttributeError, RecursionError) as error:
            raise BadDocument(f"not a stored game: {error}") from None


def _observed(row: Mapping[str, Any]) -> Observed:
    return Observed(tuple(row["kinds"]), tuple(row["legal"]), tuple(row["places"]), tuple(row["values"]))


def _json(text: Any, name: str) -> Any:
    value = json.loads(text)
    check_bounds(value, name)
    if mapping(value) is None:
        raise BadDocument(f"{name}: not a table of keys and values")
    return value


def _start(game: Game[Any], seed: int, position: PositionDocument | None) -> Any:
    return game.new(seed) if position is None else game.position(position)


def _replay(
    game: Game[Any], state: Any, log: Sequence[tuple[int, str]], human: Sequence[bool] | None
) -> Iterator[StoredDecision]:
    """Yield the choices of a log, each before it is applied to the state; IllegalChoice if one is refused."""
    for at, (seat, text) in enumerate(log):
        choice = game.parse(state, seat, text)
        choices, kind = game.choices(state, seat), ANYTIME
        if choice in choices:
            kind = state.stack[-1].key
        else:
            choices = game.anytime(state, seat)
        yield StoredDecision(game, state, seat, kind, choices, choice, human is not None and human[at])
        game.apply(state, seat, choice)
