"""The implementation of the game contract."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from cosca.kernel.component_sets import Components, load_set
from cosca.kernel.decision import Outcome
from cosca.kernel.events import View
from cosca.kernel.game import Game, Memory
from cosca.kernel.input_reader import check_options
from cosca.kernel.saved_state import check_heading, restore
from cosca.kernel.soundness import check_sound
from cosca.kernel.steps import Step, Values, step_to_json

from . import knowledge
from .rules import CARDS, FIELDS, FOLD, ROUNDS, SEATS, SHOW, STAKES, Deal, NameStake, ShowOrFold, TinyState, first_seat

FOLDER: Final = Path(__file__).parent


class TinyGame(Game[TinyState]):
    """Two seats, three rounds."""

    name = "tiny_game"
    title = "Tiny Game"
    folder = FOLDER
    steps = {step.key: step for step in (Deal, NameStake, ShowOrFold)}  # noqa: RUF012 (never changed)
    below = {"deal": ("",), "stake": ("deal",), "show_or_fold": ("deal",)}  # noqa: RUF012 (never changed)

    def __init__(self, **options: Any) -> None:
        check_options(options, (), self.name)
        sets = FOLDER / "components"
        super().__init__(len(SEATS), {}, Components(load_set(sets / "house-1", (), ("set.toml",), {}, {})))
        self.ranges = {"seat": Values(range(1, 3)), "seats": Values(range(1, 3), len(SEATS))}

    def blank(self, seed: int = 0) -> TinyState:
        return TinyState(self, seed)

    def opening(self) -> Step[TinyState]:
        return Deal()

    def all_choices(self) -> tuple[object, ...]:
        return (STAKES, SHOW, FOLD)

    def outcome(self, state: TinyState) -> Outcome | None:
        if state.stack:
            return None
        points = {seat: state.points[seat] for seat in SEATS}
        best = [seat for seat in SEATS if points[seat] == max(points.values())]
        ranks = {seat: 1 if seat in best else 2 for seat in SEATS}
        return Outcome(() if len(best) > 1 else tuple(best), ranks, points, "points")

    def laws(self, state: TinyState) -> list[str]:
        held, used = [card for card in state.cards if card], [*state.shown, *state.folded]
        steps = [step_to_json(step) for step in state.stack]
        deal, stake, show = ["deal", {}], ["stake", {"seat": first_seat(state)}], ["show_or_fold", {"seats": [1, 2]}]
        played = state.round - bool(steps)  # rounds that are over
        laws = {
            "every card is in one place": sorted([*state.deck, *held, *used]) == list(CARDS),
            "each seat uses one card in a round": len(used) == len(SEATS) * played,
            "each seat holds a card until the end": state.cards[0] == 0 and len(held) == (len(SEATS) if steps else 0),
            "a round is worth 3 points at most": min(state.points) == state.points[0] == 0
            and sum(state.points) <= 3 * played,
            "the game ends after three rounds": state.round in range(1 if steps else ROUNDS, ROUNDS + 1),
            "a round waits for its stake, or for both seats": steps in ([], [deal, stake], [deal, show]),
            "the stake is named before cards are shown": state.stake in ((1, 2, 3) if steps[-1:] == [show] else (0,)),
        }
        return [law for law, holds in laws.items() if not holds]

    # ---------------------------------------------------------------- what seats know

    def view(self, state: TinyState, seat: int | None) -> View:
        return knowledge.view(state, seat)

    def memory(self, seat: int | None, state: TinyState | None = None) -> Memory:
        return knowledge.TinyMemory(self, seat)

    def seen(self, state: TinyState, seat: int | None) -> TinyState:
        return knowledge.seen(state, seat)

    def seen_in(self, view: View) -> TinyState:
        return knowledge.seen_in(self.blank(), view)

    def fill(self, seen: TinyState, memory: Memory, rng: Random) -> TinyState:
        return knowledge.fill(seen, memory, rng)

    def possibilities(
        self, seen: TinyState, memory: Memory, seats: tuple[int, ...], limit: int
    ) -> list[tuple[TinyState, Memory, float]] | None:
        return knowledge.possibilities(seen, memory, seats, limit)

    # ---------------------------------------------------------------- documents

    def from_json(self, document: dict[str, Any]) -> TinyState:
        check_heading(self, document)
        state = self.blank()
        restore(self, state, document, FIELDS)
        check_sound(self, state, "saved state")
        return state

    def describe(self, state: TinyState) -> View:
        document = state.to_json()
        return {name: document[name] for name in (*FIELDS, "stack", "sealed")}

    def position(self, document: View) -> TinyState:
        return self.from_json({**self.new(0).to_json(), **document})
