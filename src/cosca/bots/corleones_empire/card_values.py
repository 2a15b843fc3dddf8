"""Values of the effects of jobs and allies for a seat in the current state."""

from __future__ import annotations

from cosca.bots.corleones_empire import tuning
from cosca.bots.corleones_empire.lookup_tables import plain
from cosca.bots.corleones_empire.turf_values import ALL_TURFS, TurfValues
from cosca.games.corleones_empire.components.printed import CHOICE, HORSE_HEAD, MONEY, NARCOTICS, Effect
from cosca.games.corleones_empire.rules import figures
from cosca.games.corleones_empire.rules.end import dominant, savings
from cosca.games.corleones_empire.rules.state import FIGURES, KINDS, PLACE, TURF


class CardValues(TurfValues):
    """The values of the cards that one seat could play."""

    def effects(self, effects: tuple[Effect, ...], gives: tuple[int, ...] = ()) -> float:
        """Return the value of all effects of a card; `gives` is money that comes before them."""
        value = 0.0
        for effect in effects:
            gain = self.effect(effect, gives)
            if effect.op == "take_money":
                gives += effect.cards
            elif effect.op == "pay_cards":
                value += gain
                continue
            if gain > 0.0:
                value += gain
        return value

    def effect(self, effect: Effect, gives: tuple[int, ...]) -> float:
        """Return the value of one effect, before its choices are made."""
        op, s, seat = effect.op, self.s, self.seat
        if op == "suitcase":
            return self.packs(effect.n, gives)
        if op == "take_money":
            return sum([self.gain(kind) for kind in effect.cards])
        if op == "take_goods":
            wanted = self.wanted()
            return sum([max(wanted[:3]) if kind == CHOICE else wanted[kind] for kind in effect.goods])
        if op == "draw_jobs":
            return tuning.JOB[self.act] * effect.keep + 0.15 * effect.look
        if op == "trade":
            return self.icons()[effect.icon]
        if op == "horse_head":
            return self.icons()[HORSE_HEAD]
        if op == "gun_down":
            return self.shots(effect)
        if op == "displace":
            return 0.5 * self.shots(effect)
        if op == "move_figure":
            return self.moving(effect.kind)
        if op == "use_front":
            return self.fronts(effect.where, effect.n)
        if op == "use_back":
            return self.back(effect.scope, effect.where)
        if op == "pay_cards":
            return -self.cheapest(effect.n)
        if op == "place_control":
            return max([self.marker(turf) for turf in self.turfs(effect.where)], default=0.0)
        if op == "remove_control":
            return max([self.removed(turf) for turf in self.turfs(effect.where)], default=0.0)
        if op == "bank_to_suitcase":
            return float(sum([MONEY[kind] for kind in effect.cards]))
        if op == "control_bonus":
            return sum([self.gain(kind) for kind in effect.cards]) * min(effect.most, s.controlled(seat))
        if op == "offer":
            rich = sum([1 for rival in s.rivals(seat) if any(s.money[rival * KINDS : rival * KINDS + KINDS])])
            return 1.0 + 0.8 * rich if rich else 0.0
        if op == "rival_suitcase":
            rich = max([savings(s, rival) for rival in s.rivals(seat)])
            return (2.5 if effect.who == "one" else 1.2) if rich else 0.0
        if op == "place_neutral":
            return self.neutral(effect.figure, effect.where)
        return plain(effect)

    def turfs(self, where: str) -> list[int]:
        """Return the turfs that an effect applies to."""
        return sorted(figures.allowed_turfs(self.s, self.seat, where)) if where != "any" else [*ALL_TURFS]

    def shots(self, effect: Effect) -> float:
        """Return the value of the best targets for so many guns."""
        s = self.s
        if effect.n < 0:
            return max([self.bomb(turf) for turf in ALL_TURFS])
        where = "any" if effect.where == "same_turf" else effect.where
        targets = figures.targets(s, self.seat, effect.kind, effect.whose, where)
        return sum(sorted([self.shot(figure) for figure in targets], reverse=True)[: effect.n])

    def moving(self, kind: str) -> float:
        """Return the value of moving one of the seat's figures on the board."""
        first = self.seat * FIGURES
        spots = [at for at in self.s.where[first : first + FIGURES] if at >= 0]
        if kind != "family" and any([at < PLACE for at in spots]):
            return 0.85 * self.best_thug()
        return 0.85 * self.best_member() if kind != "thug" and any([PLACE <= at < TURF for at in spots]) else 0.0

    def fronts(self, where: str, n: int) -> float:
        """Return the value of the best fronts to use."""
        if where == "emptied":
            return 2.0
        s = self.s
        values = [self.front(business) for turf in self.turfs(where) for business in s.businesses_in(turf)]
        return sum(sorted(values, reverse=True)[:n])

    def back(self, scope: str, where: str) -> float:
        """Return the value of the best backs to use."""
        s = self.s
        if scope == "business":
            return max([self.sides((b,)) for turf in self.turfs(where) for b in s.businesses_in(turf)], default=0.0)
        if scope == "turf":
            return max([self.backs((turf,)) for turf in self.turfs(where)], default=0.0)
        places = [place for place in range(len(self.ready.areas)) if figures.in_play(s, place)]
        return max([self.backs(self.ready.areas[place]) for place in places])

    def removed(self, turf: int) -> float:
        """Return the value of removing a rival's marker from the top of a turf."""
        stack = self.s.stacks[turf]
        if not stack or stack[-1] == self.seat:
            return 0.0
        mine = self.seat in stack
        turned = mine and dominant(stack) != self.seat and dominant(stack[:-1]) == self.seat
        return (
            0.8 + (0.4 * tuning.BONUS if turned else 0.0) + (0.5 if len(stack) > 1 and stack[-2] == self.seat else 0.0)
        )

    def neutral(self, figure: str, where: str) -> float:
        """Return the value of a neutral figure that works for the seat."""
        s = self.s
        if figure == "mayor":
            two = where == "two_areas"
            places = [p for p in figures.empty_places(s) if not two or len(self.ready.areas[p]) == 2]
            return max([self.mayor(place) for place in places], default=0.0)
        if figure == "union_boss":
            spaces = figures.empty_thug_spaces(s)
            return max([self.union_boss(s.business_on(space)) for space in spaces], default=0.0)
        return 0.5

    def mayor(self, place: int) -> float:
        """Return the value of the Mayor on a space: its backs, less the harm to the seat's majorities."""
        value = self.backs(self.ready.areas[place])
        for turf in self.ready.turfs[place]:
            value += self.shift(turf, 0, 1)
        return value

    def union_boss(self, business: int) -> float:
        """Return the value of the Union Boss on a business."""
        return self.front(business) + self.shift(self.s.thug_space(business) // 2, 0, 1)

    # ---------------------------------------------------------------- cards as actions

    def completed(self, job: int) -> float:
        """Return the value of completing a job now, less the value that its goods have otherwise."""
        card = self.s.data.jobs[job]
        value = sum([self.gain(kind) for kind in card.money]) + self.colours()[card.colour]
        value += self.effects(card.effects, card.money)
        return value - tuning.PAID[self.act] * sum(card.goods)

    def played(self, ally: int) -> float:
        """Return the value of playing an ally now."""
        return self.effects(self.s.data.allies[ally].effects)

    def pays(self, ally: int) -> bool:
        """Return whether an ally only brings money, which a later figure can put into the suitcase."""
        return all([effect.op == "take_money" for effect in self.s.data.allies[ally].effects])

    def bribed(self, ally: int) -> float:
        """Return the value of taking an ally in the bribery; all in the row serve in the same acts."""
        return self.ready.allies[ally]

    def best_good(self) -> int:
        """Return the good that is worth most to the seat."""
        wanted = self.wanted()
        return max(range(NARCOTICS), key=wanted.__getitem__)
