"""The Consigliere: the choices of a decision ranked, each with win probability, error, line and reasons.

It searches as a don does (as a capo where no weights were learned), but visits every choice and records where the
rollouts of each one end. Equivalent choices are searched as one.
"""

from __future__ import annotations

from collections import Counter
from math import erf, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, Literal, NamedTuple

from cosca.bots.evaluator import Evaluator, Reason, Variation, WeightedReason
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.ismcts import Edge, IsmctsSearch, Node
from cosca.bots.learned_policy import load_policy
from cosca.bots.principal_variation import MIN_VISITS, is_open_ended, principal_variation
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.facts import ChoiceFacts, choice_facts
from cosca.kernel.game import Game, Memory

PRIOR_VISITS: Final = 4  # every choice is counted with so many visits more,
PRIOR_LOSS: Final = 0.05  # at the mean value of all choices less this
EVEN_REASON: Final = Reason("even", {})
UNKNOWN_REASON: Final = Reason("unknown", {})  # better or worse without a known reason
MIN_GAIN: Final = 0.02  # smallest weighted difference that is given as a reason
MIN_COMPARED_VISITS: Final = 4  # with fewer visits a choice is neither better nor worse
MIN_METRIC_VISITS: Final = 8  # with fewer rollouts a metric shows nothing
MAX_OTHER_PLANS: Final = 2  # after the best choice
MAX_LINE_REASONS: Final = 2  # reasons taken from the line itself
MIN_STANDARD_ERRORS: Final = 2.5  # by which a metric must differ; high because there are many metrics

CERTAIN: Final = 0.95  # confidence from which the label is "clear"
LIKELY: Final = 0.75  # and from which it is "likely"

Sureness = Literal["clear", "likely", "close"]
Standing = Literal["best", "as_good", "behind", "unknown", "mixed"]


class LineStep(NamedTuple):
    """One choice of a line: the kind of question it answers, and its facts."""

    kind: str
    choice: ChoiceFacts


class Plan(NamedTuple):
    """A line through the turn and its value. `chance` is the win probability of the seat's team.

    `standing` compares it with the best one: `as_good` if the difference is within the errors, `unknown` if it has too
    few visits; `mixed` under a mixed strategy.
    """

    chance: float
    error: float  # standard error of the chance
    standing: Standing
    reasons: tuple[Reason, ...]  # the most telling first; at least one
    line: tuple[LineStep, ...] = ()  # to the end of the turn
    open: bool = False  # whether the turn continues with what will be drawn or revealed


class Advice(NamedTuple):
    """The evaluation of one choice."""

    choice: Choice
    share: float  # of the visits; under a mixed strategy the probability
    plan: Plan
    like: Choice  # the best choice that leads to the same plan, usually this one
    also: tuple[Plan, ...] = ()  # other lines after a choice that matters only through what follows

    @property
    def chance(self) -> float:
        """Return the win probability of the plan."""
        return self.plan.chance


def advise(
    game: Game[Any],
    decision: Decision,
    view: View,
    memory: Memory,
    rng: Random,
    seconds: float = 1.0,
    iterations: int = 1_000_000,
) -> list[Advice]:
    """Return the choices of the decision, best first, after a search from what the seat knows alone.

    It ends after `seconds` or `iterations`, whichever comes first.
    """
    started = perf_counter()
    evaluator, seat, seen = load_evaluator(game), decision.seat, game.seen_in(view)
    policy = load_policy(game, evaluator)
    prior = evaluator.prior if policy is None else policy.prior
    search = IsmctsSearch(game, evaluator, seat, lambda: game.fill(seen, memory, rng), rng, explains=True, prior=prior)
    state = search.sample_state()
    mixed = evaluator.mixed_strategy(state, seat)
    if mixed:
        representatives = {choice: choice for choice in decision.choices}
    else:
        representatives = _representatives(evaluator, state, decision)
    root = Node(decision.kind, representatives)
    for choice in dict.fromkeys(representatives.values()):
        search.run_iteration(root, choice)
        if perf_counter() - started > seconds:
            break
    search.run(root, seconds - (perf_counter() - started), max(1, iterations - search.iterations), stop_early=False)
    if mixed:
        return _mixed(decision, root, mixed)
    return _Explanation(search, state, decision, root, representatives).ranked()


def confidence(ranking: list[Advice]) -> float | None:
    """Return the probability that the first choice is better than all others; None under a mixed strategy."""
    best = ranking[0]
    if best.plan.standing == "mixed":
        return None
    others = [other for other in ranking if other.like is not best.like]
    return min([_better(best, other) for other in others], default=1.0)


def confidence_label(ranking: list[Advice]) -> Sureness | None:
    """Return the confidence as a label; None under a mixed strategy."""
    probability = confidence(ranking)
    if probability is None:
        return None
    return "clear" if probability >= CERTAIN else "likely" if probability >= LIKELY else "close"


def _better(one: Advice, other: Advice) -> float:
    """Return the probability that `one` is better than `other`, from their standard errors."""
    error = sqrt(one.plan.error**2 + other.plan.error**2)
    return 0.5 * (1.0 + erf((one.chance - other.chance) / (error * sqrt(2.0)))) if error else 1.0


def _representatives(evaluator: Evaluator[Any], state: Any, decision: Decision) -> dict[Choice, Choice]:
    """Map every choice to the equivalent one that is searched in its place: the best scored of them."""
    best: dict[object, tuple[float, Choice]] = {}
    keys = [evaluator.equivalence_key(state, decision.seat, option) for option in decision.choices]
    for key, score, choice in zip(keys, evaluator.action_scores(state, decision.seat), decision.choices, strict=True):
        if key not in best or score > best[key][0]:
            best[key] = (score, choice)
    return {choice: best[key][1] for key, choice in zip(keys, decision.choices, strict=True)}


def _estimate(root: Node, edge: Edge) -> tuple[float, float]:
    """Return the win probability of a choice and its standard error."""
    prior_value = max(0.0, root.value_sum / max(1, root.visits) - PRIOR_LOSS)
    variance = max(0.0, root.value_sq_sum / root.visits - (root.value_sum / root.visits) ** 2) if root.visits else 0.25
    square_error = max(0.0, edge.value_sq_sum - edge.value_sum * edge.mean_value)
    n = edge.visits + PRIOR_VISITS
    return (edge.value_sum + PRIOR_VISITS * prior_value) / n, sqrt((square_error + PRIOR_VISITS * variance) / n / n)


def _mixed(decision: Decision, root: Node, mixed: list[float]) -> list[Advice]:
    advice: list[Advice] = []
    for choice, share in zip(decision.choices, mixed, strict=True):
        chance, error = _estimate(root, root.edges.get(choice) or Edge(0.0))
        why = Reason("mix", {"n": round(100 * share)})
        advice.append(Advice(choice, share, Plan(chance, error, "mixed", (why,)), choice))
    return sorted(advice, key=lambda each: -each.share)


class _Explanation:
    """The result of a search, with lines and reasons."""

    def __init__(
        self, search: IsmctsSearch, state: Any, decision: Decision, root: Node, representatives: dict[Choice, Choice]
    ) -> None:
        self.search = search
        self.evaluator = search.evaluator
        self.state = state
        self.decision = decision
        self.root = root
        self.representatives = representatives

    def ranked(self) -> list[Advice]:
        """Return the choices, the best first."""
        estimates = {choice: _estimate(self.root, self._edge(choice)) for choice in self.decision.choices}
        scores = dict(
            zip(self.decision.choices, self.evaluator.action_scores(self.state, self.decision.seat), strict=True)
        )
        order = sorted(self.decision.choices, key=lambda option: (-estimates[option][0], -scores[option]))
        best = estimates[order[0]]
        like = Counter(self.representatives.values())
        used: set[str] = set()
        leading: dict[object, Choice] = {}
        ranking: list[Advice] = []
        for choice in order:
            edge, first = self._edge(choice), self.representatives[choice]
            line = self._line(choice, edge)
            if scores[choice] < scores[first]:
                standing: Standing = "behind"  # not searched itself, and scored lower
            else:
                standing = "best" if choice is order[0] else _standing(best, estimates[choice], edge.visits)
            plan = self._plan(estimates[choice], standing, line, self._reasons(line, edge, standing, used))
            same = leading.setdefault(self._key(line), choice)
            share = edge.visits / max(1, self.root.visits) / like[first]
            ranking.append(Advice(choice, share, plan, same, () if ranking else self._others(choice, line, best)))
        return ranking

    def _edge(self, choice: Choice) -> Edge:
        return self.root.edges.get(self.representatives[choice]) or Edge(0.0)

    def _line(self, choice: Choice, edge: Edge, second: Choice | None = None) -> Variation[Any]:
        return principal_variation(
            self.search.game, self.evaluator, self.decision.seat, self.state, choice, edge, second
        )

    def _key(self, line: Variation[Any]) -> object:
        """Return a key that is equal for lines to the same plan."""
        first, *others = [choice for _, choice in line.plies]
        return tuple(others) if others and first.kind in self.evaluator.leading_kinds else first

    def _plan(
        self, estimate: tuple[float, float], standing: Standing, line: Variation[Any], reasons: tuple[Reason, ...]
    ) -> Plan:
        seat = self.decision.seat
        steps = tuple([LineStep(state.stack[-1].key, choice_facts(state, seat, each)) for state, each in line.plies])
        return Plan(*estimate, standing, reasons, steps, is_open_ended(self.search.game, self.evaluator, seat, line))

    def _others(self, choice: Choice, line: Variation[Any], best: tuple[float, float]) -> tuple[Plan, ...]:
        """Return the most visited other lines after the best choice."""
        after = self._edge(choice).child
        if after is None or choice.kind not in self.evaluator.leading_kinds or len(line.plies) < 2:
            return ()
        tried = sorted(after.edges.items(), key=lambda each: (-each[1].visits, -each[1].mean_value))
        plans: list[Plan] = []
        for second, edge in tried:
            if second is not line.plies[1].choice and edge.visits >= MIN_VISITS and len(plans) < MAX_OTHER_PLANS:
                other = self._line(choice, self._edge(choice), second)
                estimate = _estimate(after, edge)
                standing = _standing(best, estimate, edge.visits)
                reasons = tuple(self._line_reasons(other, standing))
                plans.append(self._plan(estimate, standing, other, reasons or (EVEN_REASON,)))
        return tuple(plans)

    def _line_reasons(self, line: Variation[Any], standing: Standing) -> list[Reason]:
        """Return reasons from the line, without those that contradict its standing."""
        evaluator, good = self.evaluator, standing in ("best", "as_good")
        excluded = evaluator.negative_reasons if good else evaluator.contented_reasons
        reasons = [weighted.reason for weighted in evaluator.explain_line(self.decision.seat, line)]
        return [reason for reason in reasons if reason.key not in excluded][:MAX_LINE_REASONS]

    def _reasons(self, line: Variation[Any], edge: Edge, standing: Standing, used: set[str]) -> tuple[Reason, ...]:
        """Return reasons from the line and the rollouts; if there are none, the most telling feature."""
        plans = self._line_reasons(line, standing)
        played = self._metric_reasons(edge)
        reasons = (*plans, *[point.reason for point in played[:1]])
        if reasons:
            return reasons
        names = _telling_features(self.evaluator, self.search.stage, self.root, edge)
        name = next((name for name in names if name not in used), names[0] if names else "")
        used.add(name)
        if name:
            return (Reason(f"played_{name}", {}),)
        return (EVEN_REASON,) if standing in ("as_good", "unknown") else (UNKNOWN_REASON,)

    def _metric_reasons(self, edge: Edge) -> list[WeightedReason]:
        """Return metrics in which the rollouts of the choice differ from those of the others, the most telling first.

        For a choice that is better than the average these are gains, else losses.
        """
        root, left = self.root, self.root.visits - edge.visits
        if min(edge.visits, left) < MIN_METRIC_VISITS or edge.metric_sums is None or root.metric_sums is None:
            return []
        points: list[WeightedReason] = []
        metrics = len(root.metric_sums) // 2
        for metric in range(metrics):
            own, total = edge.metric_sums[metric], root.metric_sums[metric]
            here, others = own / edge.visits, (total - own) / left
            variance = max(0.0, root.metric_sums[metrics + metric] / root.visits - (total / root.visits) ** 2)
            if abs(here - others) > MIN_STANDARD_ERRORS * sqrt(variance * (1.0 / edge.visits + 1.0 / left)):
                point = self.evaluator.explain_metric(self.state, self.decision.seat, metric, here, others)
                if point is not None:
                    points.append(point)
        sign = 1.0 if edge.mean_value >= root.value_sum / root.visits else -1.0
        return sorted(
            [reason for reason in points if sign * reason.weight > MIN_GAIN], key=lambda reason: -sign * reason.weight
        )


def _standing(best: tuple[float, float], own: tuple[float, float], visits: int) -> Standing:
    """Compare a plan with the best one, by chance and error."""
    if visits < MIN_COMPARED_VISITS:
        return "unknown"
    return "as_good" if best[0] - own[0] <= sqrt(best[1] ** 2 + own[1] ** 2) else "behind"


def _telling_features(evaluator: Evaluator[Any], stage: int, root: Node, edge: Edge) -> list[str]:
    """Return the features that grew most in the rollouts of the choice, the most telling first."""
    if not edge.visits or root.feature_sums is None or edge.feature_sums is None:
        return []
    gains: list[tuple[float, str]] = []
    for name, weight, own, total in zip(
        evaluator.feature_names, evaluator.weights[stage], edge.feature_sums, root.feature_sums, strict=True
    ):
        more = own / edge.visits - total / root.visits
        gain = weight * more
        if more > 0.0 and gain > MIN_GAIN:
            gains.append((gain, name))
    return [name for _, name in sorted(gains, key=lambda each: -each[0])]
