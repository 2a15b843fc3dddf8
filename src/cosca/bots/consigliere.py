"""The Consigliere: for a seat's decision, the choices ranked, each with a chance to win, its error, a line and reasons.

It thinks as a don does (as a capo where nothing was learned), but tries every choice, and looks at what playing on from
each of them leads to. Choices that come to the same are thought about as one.
"""

from __future__ import annotations

from collections import Counter
from math import erf, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, Literal, NamedTuple

from cosca.bots.judge import Judge, Line, Point, Reason
from cosca.bots.learned import learned_of
from cosca.bots.levels import judge_of
from cosca.bots.lines import PROVEN, line_of, open_ended
from cosca.bots.search import Branch, Node, Search
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.facts import ChoiceFacts, choice_facts
from cosca.kernel.game import Game, Memory

DOUBT: Final = 4  # a choice counts as if it had been tried so often before, and had gone
CAUTION: Final = 0.05  # so much worse than all choices together did
EVEN: Final = Reason("even", {})
PLAYED: Final = Reason("unknown", {})  # it is better or worse, and nobody can say why
TELLING: Final = 0.02  # a sign that changes the reckoning by less is not worth a word
TRIED: Final = 4  # what was tried less often can be told neither better nor worse
MARKED: Final = 8  # what was played on less often shows nothing
OTHERS: Final = 2  # other ways to go on that are told
PLANS: Final = 2  # reasons from the line itself
CLEAR: Final = 2.5  # a mark differs if it does so by as many standard errors; there are many marks

CERTAIN: Final = 0.95  # so likely the first is the best one if he is sure of it, or leans towards it
LIKELY: Final = 0.75

Sureness = Literal["clear", "likely", "close"]
Standing = Literal["best", "as_good", "behind", "unknown", "mixed"]


class LineStep(NamedTuple):
    """One choice of a line: the kind of question that it answers, and the answer as people are told it."""

    kind: str
    choice: ChoiceFacts


class Plan(NamedTuple):
    """A way through the turn, with how good it is. `chance` is the seat's chance to win (its team's, in a team game).

    `standing` compares it with the best one: `as_good` if no difference shows that is greater than the errors,
    `unknown` if it was tried too little; `mixed` where guessing right is everything.
    """

    chance: float
    error: float  # the standard error of the chance, from drawing and playing on
    standing: Standing
    reasons: tuple[Reason, ...]  # the most telling first; at least one
    line: tuple[LineStep, ...] = ()  # what to choose, one after the other, to the end of the turn
    open: bool = False  # whether the turn goes on after the line with what will be drawn or revealed


class Advice(NamedTuple):
    """One choice as the Consigliere sees it."""

    choice: Choice
    share: float  # how much of its thinking went into this choice; in a mixed decision how often to take it
    plan: Plan
    like: Choice  # the best one that leads to the same plan: this one itself, as a rule
    also: tuple[Plan, ...] = ()  # other ways to go on after this choice, where that is all that matters

    @property
    def chance(self) -> float:
        """The chance to win with it."""
        return self.plan.chance


def advise(
    game: Game[Any], decision: Decision, view: View, memory: Memory, rng: Random, seconds: float = 1.0
) -> list[Advice]:
    """The choices of the decision, best first, from what the seat knows alone; it thinks for `seconds`."""
    started = perf_counter()
    judge, seat, seen = judge_of(game), decision.seat, game.seen_in(view)
    taught = learned_of(game, judge)
    prior = judge.prior if taught is None else taught.prior
    search = Search(game, judge, seat, lambda: game.fill(seen, memory, rng), rng, explains=True, prior=prior)
    state = search.another()
    mixed = judge.mix(state, seat)
    stands_for = {each: each for each in decision.choices} if mixed else _alike(judge, state, decision)
    root = Node(decision.kind, stands_for)
    for choice in dict.fromkeys(stands_for.values()):
        search.round(root, choice)
        if perf_counter() - started > seconds:
            break
    search.think(root, seconds - (perf_counter() - started), 1_000_000, stop_early=False)
    if mixed:
        return _mixed(decision, root, mixed)
    return _Explained(search, state, decision, root, stands_for).ranked()


def sureness(found: list[Advice]) -> float | None:
    """How likely the first is better than each of those that it was not thought about with; None in a mix."""
    best = found[0]
    if best.plan.standing == "mixed":
        return None
    others = [each for each in found if each.like is not best.like]
    return min([_better(best, each) for each in others], default=1.0)


def how_sure(found: list[Advice]) -> Sureness | None:
    """The same in words: he is sure of the first, leans towards it, or cannot tell; None in a mix."""
    sure = sureness(found)
    return None if sure is None else "clear" if sure >= CERTAIN else "likely" if sure >= LIKELY else "close"


def _better(one: Advice, other: Advice) -> float:
    """How likely the true chance of one is greater than that of the other, as far as their errors tell."""
    error = sqrt(one.plan.error**2 + other.plan.error**2)
    return 0.5 * (1.0 + erf((one.chance - other.chance) / (error * sqrt(2.0)))) if error else 1.0


def _alike(judge: Judge[Any], state: Any, decision: Decision) -> dict[Choice, Choice]:
    """Every choice with the one that is tried for it."""
    best: dict[object, tuple[float, Choice]] = {}
    keys = [judge.alike(state, decision.seat, each) for each in decision.choices]
    for key, score, choice in zip(keys, judge.scores(state, decision.seat), decision.choices, strict=True):
        if key not in best or score > best[key][0]:
            best[key] = (score, choice)
    return {choice: best[key][1] for key, choice in zip(keys, decision.choices, strict=True)}


def _reckoned(root: Node, branch: Branch) -> tuple[float, float]:
    """The chance to win with a choice, and the standard error of it."""
    usual = max(0.0, root.worth / max(1, root.tries) - CAUTION)
    spread = max(0.0, root.squares / root.tries - (root.worth / root.tries) ** 2) if root.tries else 0.25
    own = max(0.0, branch.squares - branch.worth * branch.mean)
    n = branch.tries + DOUBT
    return (branch.worth + DOUBT * usual) / n, sqrt((own + DOUBT * spread) / n / n)


def _mixed(decision: Decision, root: Node, mixed: list[float]) -> list[Advice]:
    found: list[Advice] = []
    for choice, share in zip(decision.choices, mixed, strict=True):
        chance, error = _reckoned(root, root.children.get(choice) or Branch(0.0))
        why = Reason("mix", {"n": round(100 * share)})
        found.append(Advice(choice, share, Plan(chance, error, "mixed", (why,)), choice))
    return sorted(found, key=lambda each: -each.share)


class _Explained:
    """What a search found, with lines and reasons."""

    def __init__(
        self, search: Search, state: Any, decision: Decision, root: Node, stands_for: dict[Choice, Choice]
    ) -> None:
        self.search = search
        self.judge = search.judge
        self.state = state
        self.decision = decision
        self.root = root
        self.stands_for = stands_for

    def ranked(self) -> list[Advice]:
        """The choices, the best first."""
        reckoned = {choice: _reckoned(self.root, self._branch(choice)) for choice in self.decision.choices}
        scores = dict(zip(self.decision.choices, self.judge.scores(self.state, self.decision.seat), strict=True))
        order = sorted(self.decision.choices, key=lambda each: (-reckoned[each][0], -scores[each]))
        best = reckoned[order[0]]
        like = Counter(self.stands_for.values())
        used: set[str] = set()
        leading: dict[object, Choice] = {}
        found: list[Advice] = []
        for choice in order:
            branch, first = self._branch(choice), self.stands_for[choice]
            line = self._line(choice, branch)
            if scores[choice] < scores[first]:
                standing: Standing = "behind"  # it was not tried itself, and costs more
            else:
                standing = "best" if choice is order[0] else _standing(best, reckoned[choice], branch.tries)
            plan = self._plan(reckoned[choice], standing, line, self._reasons(line, branch, standing, used))
            same = leading.setdefault(self._key(line), choice)
            share = branch.tries / max(1, self.root.tries) / like[first]
            found.append(Advice(choice, share, plan, same, () if found else self._others(choice, line, best)))
        return found

    def _branch(self, choice: Choice) -> Branch:
        return self.root.children.get(self.stands_for[choice]) or Branch(0.0)

    def _line(self, choice: Choice, branch: Branch, second: Choice | None = None) -> Line[Any]:
        return line_of(self.search.game, self.judge, self.decision.seat, self.state, choice, branch, second)

    def _key(self, line: Line[Any]) -> object:
        """What lines to the same plan have in common."""
        first, *others = [choice for _, choice in line.strides]
        return tuple(others) if others and first.kind in self.judge.leads else first

    def _plan(
        self, reckoned: tuple[float, float], standing: Standing, line: Line[Any], reasons: tuple[Reason, ...]
    ) -> Plan:
        seat = self.decision.seat
        steps = tuple([LineStep(state.stack[-1].key, choice_facts(state, seat, each)) for state, each in line.strides])
        return Plan(*reckoned, standing, reasons, steps, open_ended(self.search.game, self.judge, seat, line))

    def _others(self, choice: Choice, line: Line[Any], best: tuple[float, float]) -> tuple[Plan, ...]:
        """The other ways to go on after the best choice that were tried most."""
        after = self._branch(choice).after
        if after is None or choice.kind not in self.judge.leads or len(line.strides) < 2:
            return ()
        tried = sorted(after.children.items(), key=lambda each: (-each[1].tries, -each[1].mean))
        found: list[Plan] = []
        for second, branch in tried:
            if second is not line.strides[1].choice and branch.tries >= PROVEN and len(found) < OTHERS:
                other = self._line(choice, self._branch(choice), second)
                reckoned = _reckoned(after, branch)
                standing = _standing(best, reckoned, branch.tries)
                reasons = tuple(self._plans(other, standing))
                found.append(self._plan(reckoned, standing, other, reasons or (EVEN,)))
        return tuple(found)

    def _plans(self, line: Line[Any], standing: Standing) -> list[Reason]:
        """What the line plans; what the judge says against what proved best, or for what did not, is left out."""
        wrong = self.judge.against if standing in ("best", "as_good") else self.judge.content
        found = [point.reason for point in self.judge.plan(self.decision.seat, line)]
        return [each for each in found if each.key not in wrong][:PLANS]

    def _reasons(self, line: Line[Any], branch: Branch, standing: Standing, used: set[str]) -> tuple[Reason, ...]:
        """What the line plans, and what playing on from it led to; if there is neither, the most telling sign."""
        plans = self._plans(line, standing)
        played = self._marked(branch)
        reasons = (*plans, *[point.reason for point in played[:1]])
        if reasons:
            return reasons
        signs = _played_on(self.judge, self.search.stage, self.root, branch)
        sign = next((sign for sign in signs if sign not in used), signs[0] if signs else "")
        used.add(sign)
        if sign:
            return (Reason(f"played_{sign}", {}),)
        return (EVEN,) if standing in ("as_good", "unknown") else (PLAYED,)

    def _marked(self, branch: Branch) -> list[Point]:
        """What playing on from the choice led to more or less often than from the others, the most telling first.

        Of what is better than the average come gains first, of what is worse losses.
        """
        root, left = self.root, self.root.tries - branch.tries
        if branch.tries < MARKED or left < MARKED or branch.marks is None or root.marks is None:
            return []
        points: list[Point] = []
        marks = len(root.marks) // 2
        for mark in range(marks):
            mine, all_ = branch.marks[mark], root.marks[mark]
            here, others = mine / branch.tries, (all_ - mine) / left
            spread = max(0.0, root.marks[marks + mark] / root.tries - (all_ / root.tries) ** 2)
            if abs(here - others) > CLEAR * sqrt(spread * (1.0 / branch.tries + 1.0 / left)):
                point = self.judge.marked(self.state, self.decision.seat, mark, here, others)
                if point is not None:
                    points.append(point)
        sign = 1.0 if branch.mean >= root.worth / root.tries else -1.0
        return sorted([each for each in points if sign * each.weight > TELLING], key=lambda each: -sign * each.weight)


def _standing(best: tuple[float, float], own: tuple[float, float], tries: int) -> Standing:
    """How it compares with the best, by chance and error."""
    if tries < TRIED:
        return "unknown"
    return "as_good" if best[0] - own[0] <= sqrt(best[1] ** 2 + own[1] ** 2) else "behind"


def _played_on(judge: Judge[Any], stage: int, root: Node, branch: Branch) -> list[str]:
    """What playing on from the choice led to more often than playing on from the others, the most telling first."""
    if not branch.tries or root.signs is None or branch.signs is None:
        return []
    gains: list[tuple[float, str]] = []
    for sign, weight, one, all_ in zip(judge.signs, judge.weights[stage], branch.signs, root.signs, strict=True):
        more = one / branch.tries - all_ / root.tries
        gain = weight * more
        if more > 0.0 and gain > TELLING:
            gains.append((gain, sign))
    return [sign for _, sign in sorted(gains, key=lambda each: -each[0])]
