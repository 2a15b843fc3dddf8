"""The evaluator of La Famiglia: scores of choices, mixed strategies and win probabilities."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cosca.bots.coaching import played_out
from cosca.bots.evaluator import Evaluator, Reason, Variation, WeightedReason, load_weights
from cosca.bots.la_famiglia import coach_reasons, outcome_metrics, reasons, state_features
from cosca.bots.la_famiglia.board_survey import Memos
from cosca.bots.la_famiglia.conflict_estimates import odds
from cosca.bots.la_famiglia.conflict_odds import conflict_odds
from cosca.bots.la_famiglia.encounter_values import Encounter
from cosca.bots.la_famiglia.plan_reasons import plans
from cosca.bots.la_famiglia.tuning import WEIGHTS_BY_ROUND, RoundWeights
from cosca.games.la_famiglia.rules.movement import MoveNumber
from cosca.games.la_famiglia.rules.planning import Parts
from cosca.games.la_famiglia.rules.state import PLANNING, FamigliaState
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.game import Game
from cosca.kernel.steps import Ask

Scorer = Callable[[Encounter, Any, tuple[Choice, ...]], list[float]]


class FamigliaEvaluator(Evaluator[FamigliaState]):
    """The evaluator of La Famiglia: counts areas and Mandamenti, and fights by the solved conflict."""

    temperature = 1.2
    feature_names = state_features.FEATURE_NAMES
    opening_kinds = ("planning.move", "ultima.space", "tile.mark", "tile.clear")
    leading_kinds = ("token",)
    negative_reasons = frozenset(("no_target", "no_effect", "force_costs"))
    contented_reasons = frozenset(("decline", "keep_order", "stay"))
    local_reasons = frozenset(("chance", "decline", "keep_order", "more_soldati", "row"))

    def __init__(
        self, game: Game[FamigliaState], weights_by_round: tuple[RoundWeights, ...] = WEIGHTS_BY_ROUND
    ) -> None:
        super().__init__(game)
        self.weights_by_round = weights_by_round
        self.memos: Memos = {}
        self.weights = load_weights("la_famiglia", self.feature_names)
        odds(2, 1)  # loads the solver now, not in the middle of a turn

    def action_scores(self, state: FamigliaState, seat: int) -> list[float]:
        choices = self.game.choices(state, seat)
        step = state.stack[-1]
        scorer = SCORERS.get(step.key)
        if scorer is None:
            return [
                float(choice.value) if choice.kind == "number" else PLAIN.get(choice.kind, 0.0) for choice in choices
            ]
        return scorer(Encounter(state, seat, self.weights_by_round, self.memos), step, choices)

    def mixed_strategy(self, state: FamigliaState, seat: int) -> list[float] | None:
        key = state.stack[-1].key
        if key not in ("conflict.card", "conflict.take"):
            return None
        return Encounter(state, seat, self.weights_by_round, self.memos).conflict_mix(self.game.choices(state, seat))

    def odds(self, decision: Decision, view: View) -> dict[str, Reason]:
        return conflict_odds(decision, view)

    def rollout_horizon(self, state: FamigliaState) -> int:
        return max(1, state.round) if state.result is None else 9

    def weight_stage(self, state: FamigliaState) -> int:
        return min(4, max(1, state.round)) - 1

    def state_features(self, state: FamigliaState, team: tuple[int, ...]) -> list[float]:
        return state_features.count(state, team)

    def reason(self, state: FamigliaState, seat: int, choice: Choice) -> Reason | None:
        return reasons.reason(Encounter(state, seat, self.weights_by_round, self.memos), choice, state.stack[-1])

    def coaching_bonus(self, state: FamigliaState, seat: int, choice: Choice) -> float:
        """Leave own tokens where others pay to move them, and pay no bribe where the attack bonus removes everyone."""
        key = state.stack[-1].key
        if key == "planning.move" and choice.kind == "token" and choice.extra == seat:
            return -OWN_TOKEN
        if key == "tiles.bribery" and choice.kind == "use" and state.fight is not None:
            survey = Encounter(state, seat, self.weights_by_round, self.memos)
            return -NEEDLESS_BRIBE if survey.defenders_left(state.fight) <= 0 else 0.0
        return 0.0

    def coaching_reason(
        self, state: FamigliaState, seat: int, choice: Choice, odds: Mapping[str, Reason]
    ) -> Reason | None:
        key, before = state.stack[-1].key, Encounter(state, seat, self.weights_by_round, self.memos)
        found: Reason | None = None
        if key in coach_reasons.PARTS or key in coach_reasons.TURNS:
            kinds = coach_reasons.DETAILS if key in coach_reasons.PARTS else coach_reasons.TURN_DETAILS
            end = played_out(self, state, seat, choice, kinds)
            after = None if end is None else Encounter(end, seat, self.weights_by_round, self.memos)
            found = coach_reasons.planned(before, after)
        found = found or coach_reasons.special(before, choice, state.stack[-1], odds)
        return found or super().coaching_reason(state, seat, choice, odds)

    def equivalence_key(self, state: FamigliaState, seat: int, choice: Choice) -> object:
        """Return one key for all tokens of the top sheet that open the same spaces; some cost money."""
        return "token" if choice.kind == "token" and state.stack[-1].key == "planning.move" else choice

    def explain_line(self, seat: int, line: Variation[FamigliaState]) -> list[WeightedReason]:
        first = line.plies[0].state
        if line.known and first.phase == line.end.phase == PLANNING:
            before, after = [
                Encounter(position, seat, self.weights_by_round, self.memos) for position in (first, line.end)
            ]
            return [*reasons.blocks(before, line.plies[0].choice), *plans(before, after)]
        state, choice = line.plies[min(1, len(line.plies) - 1)]
        step = state.stack[-1]
        if isinstance(step, MoveNumber) and state is not first:
            return reasons.moved(Encounter(state, seat, self.weights_by_round, self.memos), choice, step)
        return super().explain_line(seat, line)

    def outcome_metrics(self, state: FamigliaState, seat: int) -> list[float]:
        return outcome_metrics.measure(state, self.game.mates(seat))

    def explain_metric(
        self, state: FamigliaState, seat: int, metric: int, here: float, others: float
    ) -> WeightedReason | None:
        weights = self.weights[min(self.weight_stage(state) + 1, len(self.weights) - 1)]
        return outcome_metrics.marked(state, weights, metric, here, others)


OWN_TOKEN: Final = 0.1  # what the coach takes off for moving one of the seat's own tokens
NEEDLESS_BRIBE: Final = 100.0  # what it takes off for a bribe that changes nothing
PLAIN: Final = {"skip": -1.0, "done": -1.0, "refuse": -1.0, "family": 0.0, "seat": 0.0, "space": 0.0}


def _areas(value: Callable[[Encounter, int], float], declined: float = 0.0) -> Scorer:
    """Score choices that are areas by a value function; `declined` is the score of skipping."""

    def scorer(survey: Encounter, step: Ask[FamigliaState], choices: tuple[Choice, ...]) -> list[float]:
        return [declined if choice.kind in ("skip", "done") else value(survey, choice.value) for choice in choices]

    return scorer


def _moves(survey: Encounter, step: Ask[FamigliaState], choices: tuple[Choice, ...]) -> list[float]:
    best = survey.best_space()
    return [survey.move(choice, best) for choice in choices]


def _spaces(survey: Encounter, step: Ask[FamigliaState], choices: tuple[Choice, ...]) -> list[float]:
    sheets = survey.data.sheets
    return [
        survey.space_value(sheets[choice.extra].first + choice.value)
        if choice.kind == "space"
        else survey.move(choice, 0.0)
        for choice in choices
    ]


def _parts(survey: Encounter, step: Parts, choices: tuple[Choice, ...]) -> list[float]:
    parts = survey.data.spaces[step.space].parts
    scores: list[float] = []
    for choice in choices:
        part = next((part for part in parts if survey.s.menu.part[part.do] is choice), None)
        # Soldati are recruited before they are placed, and placed where the order will be.
        first = 20.0 if part is not None and part.do == "recruit" and len(step.left) > 1 else 0.0
        scores.append(0.0 if part is None else survey.action(part) + first)
    return scores


def _order_which(survey: Encounter, step: Any, choices: tuple[Choice, ...]) -> list[float]:
    orders, first = survey.data.orders, survey.s.family[survey.seat] * 13
    return [
        0.0 if choice.kind == "done" else survey.order_in(orders[first + choice.value], step.area) for choice in choices
    ]


def _rows(n: int) -> Scorer:
    return lambda survey, step, choices: [survey.reveals(choice.value, n) for choice in choices]


def _column_action(survey: Encounter, step: Any, choices: tuple[Choice, ...]) -> list[float]:
    # What the column unlocks may be issued at once, so the column comes first.
    value = {"do column": 5.0, "do order": survey.order_now()}
    return [value.get(choice.text, 0.1) for choice in choices]


def _column_token(survey: Encounter, step: Any, choices: tuple[Choice, ...]) -> list[float]:
    first = survey.data.sheets[survey.s.round].first
    infinite = survey.s.lookups.infinite
    return [3.0 if infinite[first + choice.value] else -survey.denied(first + choice.value) for choice in choices]


def _token_to_sheet(survey: Encounter, step: Any, choices: tuple[Choice, ...]) -> list[float]:
    return [1.0 if choice.extra != survey.s.round else 0.3 for choice in choices]


def _equipment(survey: Encounter, step: Any, choices: tuple[Choice, ...]) -> list[float]:
    own = [a for a, holder in enumerate(survey.s.holder) if holder == survey.seat]
    value = {
        "do car": max([survey.car_in(a) for a in own], default=0.0),
        "do lab": max([survey.lab_in(a) for a in own if survey.s.labs[a] < 2], default=0.0),
        "do boat": survey.best_boat(),
    }
    return [value.get(choice.text, 0.0) for choice in choices]


def _numbers(survey: Encounter, step: Any, choices: tuple[Choice, ...]) -> list[float]:
    return [float(choice.value) for choice in choices]


def _supply(survey: Encounter, step: Any, choices: tuple[Choice, ...]) -> list[float]:
    order = {"do recruit": 6.0, "do car": 4.0, "do lab": 4.0, "do launder": 5.0, "do boat": 2.0}
    return [0.0 if choice.kind == "done" else order.get(choice.text, 3.0) for choice in choices]


def _tiles(sign: float) -> Scorer:
    return lambda survey, step, choices: [sign * survey.tile(choice.value) for choice in choices]


SCORERS: Final[dict[str, Scorer]] = {
    "planning.move": _moves,
    "planning.space": _spaces,
    "ultima.space": _spaces,
    "space.part": _parts,
    "order.area": _areas(lambda survey, a: survey.area_for_order(a), 0.5),
    "order.which": _order_which,
    "place.area": lambda survey, step, choices: survey.place_scores(step, choices),
    "place.number": _numbers,
    "recruit.number": _numbers,
    "setup.soldato": _areas(lambda survey, a: survey.reinforced(a, 1)),
    "setup.token": lambda survey, step, choices: [survey.first_token(choice.value) for choice in choices],
    "car.area": _areas(lambda survey, a: survey.car_in(a)),
    "lab.area": _areas(lambda survey, a: survey.lab_in(a)),
    "boat.sea": lambda survey, step, choices: [survey.boat_in(choice) for choice in choices],
    "boat.move": lambda survey, step, choices: survey.boat_moves(step, choices),
    "boat.other": lambda survey, step, choices: [0.0 if survey.friend[choice.value] else 1.0 for choice in choices],
    "equipment.which": _equipment,
    "column.action": _column_action,
    "column.token": _column_token,
    "influence.row": _rows(1),
    "influence_row.row": _rows(2),
    "influence_row.number": _numbers,
    "influence.to": lambda survey, step, choices: [1.0 if choice.text == "do sheets" else 0.9 for choice in choices],
    "influence.space": _token_to_sheet,
    "gather.into": _areas(lambda survey, a: survey.gather_into(a)),
    "gather.from": lambda survey, step, choices: survey.gather_from(step, choices),
    "gather.soldati": lambda survey, step, choices: survey.gather_number(step, choices),
    "gather.cars": _numbers,
    "raise.grant": lambda survey, step, choices: [1.0 if choice.kind == "give" else 0.0 for choice in choices],
    "supply.part": _supply,
    "attack.unit": lambda survey, step, choices: [1.0 if choice.kind == "use" else 0.0 for choice in choices],
    "labs.guard": _areas(lambda survey, a: survey.reinforced(a, 1)),
    "spread.area": lambda survey, step, choices: survey.spread(choices),
    "either.first": lambda survey, step, choices: survey.either(step, choices),
    "strike.start": lambda survey, step, choices: survey.strike_starts(step, choices),
    "strike.target": lambda survey, step, choices: survey.strikes(step, choices),
    "move.start": lambda survey, step, choices: survey.starts(step, choices),
    "move.target": lambda survey, step, choices: survey.move_targets(step, choices),
    "move.number": lambda survey, step, choices: survey.move_numbers(step, choices),
    "move.car": lambda survey, step, choices: [survey.move_car(step, choice) for choice in choices],
    "pentito": lambda survey, step, choices: survey.pentito_use(step, choices),
    "pentito.area": lambda survey, step, choices: survey.pentito_areas(step, choices),
    "pentito.number": _numbers,
    "pull.area": _areas(lambda survey, a: 1.0 + survey.breaking(a) / (1 + survey.s.soldati[a])),
    "pull.number": _numbers,
    "agitate.origin": lambda survey, step, choices: survey.agitate_from(choices),
    "agitate.target": lambda survey, step, choices: survey.agitate_to(step, choices),
    "agitate.number": lambda survey, step, choices: survey.agitate_number(step, choices),
    "agitate.recruit": _numbers,
    "tiles.bribery": lambda survey, step, choices: survey.bribe(choices),
    "tiles.recruitment": lambda survey, step, choices: [1.0 if choice.kind == "use" else 0.0 for choice in choices],
    "tiles.start": lambda survey, step, choices: [0.0 if choice.kind == "done" else 1.0 for choice in choices],
    "attack.replace": _numbers,
    "attack.pay": lambda survey, step, choices: survey.pay_off(choices),
    "conflict.approach": lambda survey, step, choices: survey.approach(choices),
    "encounter.which": lambda survey, step, choices: survey.which_order(choices),
    "tile.mark": _tiles(1.0),
    "tile.clear": _tiles(-1.0),
}
