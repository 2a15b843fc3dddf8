"""The table of Corleone's Empire in 100 columns: New York, its spaces, jobs, allies and hands, as one seat sees them.

Every seat has a colour, a sign and two letters of its own, so that no colour is needed to read the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import cosca
from cosca.games.corleones_empire.components.printed import COLOURS, GOODS, MONEY, TURFS, Business, Job
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.games.corleones_empire.rules.end import BONUS, dominant
from cosca.games.corleones_empire.words.component_words import ACTS, MEMBERS
from cosca.games.corleones_empire.words.wording import EmpireWording
from cosca.kernel.texts import Wording
from cosca.terminal.words import Drawing

SIGNS = ("○", "●", "★", "◆", "▲", "■")  # neutrals and the seats
STYLES = {
    "marzullo": "bold yellow",
    "matarazzo": "bold dodger_blue1",
    "vitale": "bold red",
    "caccamo": "bold medium_purple1",
    "pizzino": "bold green",
}
JOB_STYLES = {"yellow": "yellow", "blue": "dodger_blue1", "green": "green", "gray": "grey62"}
PANELS = {
    "board": "New York: turfs, businesses, Family Member spaces",
    "jobs": "your jobs and the public ones with all they say",
    "allies": "the allies: in the row, played, in your hand",
    "spaces": "the Family Member spaces and what the backs around them give",
    "hand": "your hand and your suitcase, card by card",
    "bank": "the piles of the bank, the decks, the discarded jobs",
}
LEGEND = "control: the last marker of a stack is on top and controls; ○ neutral; · empty"
PHASES = {"bid.card": "bribery", "bribe.ally": "bribery", "tribute.card": "tribute to the Don"}
NONE = Text("·", style="dim")


class EmpireDrawing(Drawing):
    """Corleone's Empire."""

    turns = ("business.action",)
    breaks = ("act", "phase")
    look_at = ("look TURF", "a turf from near: its businesses, spaces and influence")
    example = "business red_hook_docks"
    rules_example = "`rules F4` or `rules horse head`"
    round_name = "act"
    score = "money"

    def __init__(self, game: cosca.Game[Any], wording: Wording) -> None:
        super().__init__(game, wording)
        assert isinstance(game, CorleonesEmpire)
        assert isinstance(wording, EmpireWording)
        self.game = game
        self.data = game.data
        self.words = wording

    # ---------------------------------------------------------------- signs and colours

    def style(self, seat: int) -> str:
        return STYLES.get(self.words.families.get(seat, ""), "") if seat else "grey62"

    def sign(self, seat: int) -> Text:
        """`★Vi`: sign and letters."""
        letters = self.words.short(self.words.families.get(seat, ""), "") if seat else ""
        return Text(f"{SIGNS[seat]}{letters}", style=self.style(seat))

    def mark(self, seat: int) -> Text:
        return Text(f"{SIGNS[seat]} {self.words.seat(seat)}", style=self.style(seat))

    def figure(self, seat: int, role: str) -> Text:
        """`★Don`."""
        return Text(f"{SIGNS[seat]}{self.words.short(role, role)}", style=self.style(seat))

    def figures(self, there: list[tuple[int, str]]) -> Text:
        return Text(" ").join([self.figure(seat, role) for seat, role in there]) if there else NONE

    def paint(self, text: str) -> Text:
        painted = Text(text)
        for seat in self.words.families:
            painted.highlight_words([self.words.seat(seat)], self.style(seat))
        return painted

    def round(self, state: Any) -> int:
        return int(state.act)

    def tally(self, state: Any) -> dict[str, Any]:
        names = [family.id for family in self.data.families]
        return {"rounds": state.act, "families": {seat: names[state.family[seat]] for seat in self.game.seats}}

    # ---------------------------------------------------------------- what is shown by itself

    def scene(self, view: dict[str, Any], decision: cosca.Decision) -> dict[str, RenderableType]:
        """The table with the occupied spaces alone; `board` and `spaces` show them all."""
        self.words.learn(view)
        parts: dict[str, RenderableType] = {"seats": Group(self.header(view), self.seats(view))}
        parts["turfs"] = Group(self.turfs(view), self.occupied(view))
        if self.found_jobs(view):
            parts["jobs"] = self.job_lines(view)
        if view["allies"]:
            parts["allies"] = self.ally_lines(view)
        return parts | {"hand": self.hand(view), "legend": Text(LEGEND, style="dim")}

    def hint(self, view: dict[str, Any]) -> tuple[str, ...]:
        return ("board", "jobs", "allies", "spaces")

    def compact(self, view: dict[str, Any]) -> RenderableType:
        self.words.learn(view)
        parts = [self.header(view), self.seats(view), self.board(view)]
        if self.found_jobs(view):
            parts.append(self.job_lines(view))
        if view["allies"]:
            parts.append(self.ally_lines(view))
        if view["seat"]:
            parts.append(self.hand(view))
        return Group(*parts)

    def panels(self) -> dict[str, str]:
        return PANELS

    def panel(self, name: str, view: dict[str, Any]) -> RenderableType:
        self.words.learn(view)
        found: RenderableType = getattr(self, name)(view)
        return found

    def header(self, view: dict[str, Any]) -> Text:
        act = view["act"]
        if not act:
            return Text("Set-up", style="bold")
        text = Text(f"Act {ACTS[act]} of IV: {self.data.act_names[act - 1]}", style="bold")
        top = view["steps"][-1][0] if view["steps"] else ""
        phase = "the end" if not top else PHASES.get(top, "family business")
        text.append(f" · {phase} · hand limit {self.data.hand_limits[act - 1]} · Horse Head ", style="not bold")
        return text.append_text(self.mark(view["horse"]))

    def seats(self, view: dict[str, Any]) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        for name in ("seat", "hand", "figures left", "in the Hudson", "turfs", "markers", "played allies"):
            table.add_column(name, justify="right" if name in ("hand", "turfs", "markers") else "left")
        control = Counter(stack[-1] for stack in view["stacks"].values())
        for seat in self.game.seats:
            name = self.mark(seat)
            if seat == view["seat"]:
                name.append(" you", style="not bold")
            if seat == view["horse"]:
                name.append(" ♞", style="not bold")
            played = ", ".join(self.words.card_name(ally) for ally in view["played"][str(seat)])
            table.add_row(
                name,
                str(view["hand_sizes"][str(seat)]),
                self.lying(view, seat, "reserve"),
                self.lying(view, seat, "hudson"),
                str(control[seat]),
                str(view["markers"][seat - 1]),
                played or NONE,
            )
        return table

    def lying(self, view: dict[str, Any], seat: int, where: str) -> Text:
        """The seat's figures that are there: `2 Thugs, Don`."""
        mine = view["figures"][str(seat)]
        thugs = mine["thugs"].count(where)
        found = [f"{thugs} Thug{'s' if thugs > 1 else ''}"] if thugs else []
        found += [self.words.short(role, role) for role in MEMBERS if mine[role] == where]
        return Text(", ".join(found)) if found else NONE

    # ---------------------------------------------------------------- New York

    def board(self, view: dict[str, Any]) -> RenderableType:
        return Group(self.turfs(view), self.places(view), Text(LEGEND, style="dim"))

    def turfs(self, view: dict[str, Any]) -> Table:
        standing = self.words.standing(view)
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        for name in ("turf", "control", "business", "front", "back", "Thug"):
            table.add_column(name, no_wrap=True)
        for area, name in enumerate(self.data.areas):
            title = Text(f"{area + 1} {self.data.area_names[area]}" if area < TURFS else self.data.area_names[area])
            control = Text("no turf", style="dim") if area == TURFS else self.stack(view["stacks"].get(name, []))
            for at in standing.get(name, []):
                title.append(" ").append_text(self.figure(*at))
            for line, business in enumerate(self.words.businesses_in(area)):
                table.add_row(
                    title if not line else "",
                    control if not line else "",
                    business.name,
                    self.words.icons_short(business.front),
                    self.words.icons_short(business.back),
                    self.figures(standing.get(business.id, [])) if business.front else "",
                )
        return table

    def stack(self, owners: list[int]) -> Text:
        """A stack of markers from the bottom up, the top one in letters too."""
        if not owners:
            return NONE
        text = Text()
        for owner in owners[:-1]:
            text.append(SIGNS[owner], style=self.style(owner))
        return text.append_text(self.sign(owners[-1]))

    def open_places(self) -> list[Any]:
        """The Family Member spaces in play."""
        return [place for place in self.data.places if len(self.game.seats) > 2 or not place.three_plus]

    def places(self, view: dict[str, Any]) -> Table:
        """The Family Member spaces in two columns."""
        standing, places = self.words.standing(view), self.open_places()
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        for _ in range(2):
            for name in ("space", "between", "who"):
                table.add_column(name, no_wrap=True)
        half = -(-len(places) // 2)
        for line in range(half):
            cells: list[RenderableType] = []
            for place in places[line::half]:
                areas = "·".join(self.words.short(self.data.areas[a], self.data.area_names[a]) for a in place.areas)
                cells += [place.name, areas, self.figures(standing.get(place.id, []))]
            table.add_row(*cells)
        return table

    def occupied(self, view: dict[str, Any]) -> Text:
        """`Family Members: ◆Don at Delancey Street`."""
        standing = self.words.standing(view)
        found = [
            self.figures(standing[place.id]).append(f" at {place.name}", style="not bold")
            for place in self.open_places()
            if standing.get(place.id)
        ]
        return Text("Family Members: ", style="dim").append_text(Text(", ").join(found) if found else NONE)

    def spaces(self, view: dict[str, Any]) -> Table:
        standing = self.words.standing(view)
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        for name in ("space", "who", "areas", "the backs around it"):
            table.add_column(name)
        for place in self.open_places():
            who = self.figures(standing.get(place.id, []))
            backs = self.words.icons_short(self.words.backs(place.areas))
            table.add_row(place.name, who, self.words.areas(place), backs)
        return table

    # ---------------------------------------------------------------- jobs and allies

    def found_jobs(self, view: dict[str, Any]) -> list[tuple[str, Job]]:
        """The public jobs and those in the own hand; those looked at, while the seat looks at them."""
        jobs, index = self.data.jobs, self.data.job_index
        found = [("public", jobs[index[name]]) for name in view["public_jobs"] if name is not None]
        hand = view["hands"].get(str(view["seat"]), {}).get("jobs", [])
        found += [("yours", jobs[index[name]]) for name in hand]
        return found + [("looked at", jobs[index[name]]) for name in view.get("looked_at", [])]

    def cards_table(self, names: tuple[str, ...], whole: bool) -> Table:
        """A table of cards; their abilities in one line each, or whole."""
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, expand=True)
        for name in names:
            table.add_column(name, no_wrap=True)
        table.add_column("ability", ratio=1, no_wrap=not whole, overflow="ellipsis")
        return table

    def job_table(self, view: dict[str, Any], whole: bool) -> Table:
        table = self.cards_table(("jobs", "", "goods", "money"), whole)
        for where, job in self.found_jobs(view):
            goods = " ".join(
                self.words.text.say("icon", GOODS[kind], {}) for kind in range(3) for _ in range(job.goods[kind])
            )
            money = "+".join(f"${MONEY[kind]}" for kind in job.money)
            colour = COLOURS[job.colour]
            name = Text(f"{job.name} ", style=JOB_STYLES[colour]).append(f"({colour})", style="dim")
            table.add_row(Text(where, style="bold" if where == "yours" else "dim"), name, goods, money, job.text)
        return table

    def job_lines(self, view: dict[str, Any]) -> Table:
        return self.job_table(view, whole=False)

    def jobs(self, view: dict[str, Any]) -> RenderableType:
        return self.job_table(view, whole=True) if self.found_jobs(view) else Text("There are no jobs now.")

    def ally_table(self, found: Iterable[tuple[Text, str]], whole: bool) -> Table:
        table = self.cards_table(("allies", ""), whole)
        for where, name in found:
            ally = self.data.allies[self.data.ally_index[name]]
            table.add_row(where, ally.name, ally.text)
        return table

    def ally_lines(self, view: dict[str, Any]) -> Table:
        return self.ally_table([(Text("in the row", style="dim"), name) for name in view["allies"]], whole=False)

    def allies(self, view: dict[str, Any]) -> RenderableType:
        found = [(Text("in the row"), name) for name in view["allies"]]
        found += [(self.mark(int(seat)), name) for seat, names in view["played"].items() for name in names]
        hand = view["hands"].get(str(view["seat"]), {}).get("allies", [])
        found += [(Text("your hand"), name) for name in hand]
        return self.ally_table(found, whole=True) if found else Text("There are no allies now.")

    # ---------------------------------------------------------------- cards

    def hand(self, view: dict[str, Any]) -> RenderableType:
        seat = str(view["seat"])
        if seat not in view["hands"]:
            return Text("Only a seat has a hand.")
        hand, case = view["hands"][seat], view["suitcases"][seat]
        table = Table.grid(padding=(0, 1))
        goods = Counter(hand["goods"])
        cards = [self.counted(Counter(hand["money"]), "$")]
        cards.append(", ".join(f"{self.words.icon_names[g]}{f' ×{n}' if n > 1 else ''}" for g, n in goods.items()))
        cards += [", ".join(self.words.card_name(name) for name in hand[kind]) for kind in ("jobs", "allies")]
        table.add_row(Text("Hand", style="bold"), f"{view['hand_sizes'][seat]} cards", "; ".join(c for c in cards if c))
        done = ", ".join(self.words.card_name(name) for name in case["jobs"])
        inside = "; ".join(
            each for each in (self.counted(Counter(case["money"]), "$"), done and f"done: {done}") if each
        )
        table.add_row(Text("Suitcase", style="bold"), f"${sum(case['money'])}", inside)
        return table

    def counted(self, cards: Counter[int], mark: str) -> str:
        return ", ".join(f"{mark}{card}{f' ×{n}' if n > 1 else ''}" for card, n in sorted(cards.items()))

    def bank(self, view: dict[str, Any]) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        money, goods, decks = view["bank"]["money"], view["bank"]["goods"], view["decks"]
        table.add_row("money cards", ", ".join(f"${value}: {n}" for value, n in money.items()))
        table.add_row("goods", ", ".join(f"{self.words.icon_names[name]}: {n}" for name, n in goods.items()))
        table.add_row("decks", f"jobs: {decks['jobs']}, blue tiles: {decks['blue']}, red tiles: {decks['red']}")
        discarded = ", ".join(self.words.card_name(name) for name in view["job_discards"])
        table.add_row("discarded jobs", discarded or "none")
        return table

    # ---------------------------------------------------------------- a turf from near, and the end

    def look(self, name: str, view: dict[str, Any]) -> RenderableType | None:
        wanted = name.casefold()
        found = [a for a, full in enumerate(self.data.area_names) if full.casefold().startswith(wanted)]
        if len(found) != 1:
            return None
        self.words.learn(view)
        here, standing = found[0], self.words.standing(view)
        text = Text(f"{self.data.area_names[here]} ", style="bold")
        if here < TURFS:
            text.append("control ", style="not bold").append_text(
                self.stack(view["stacks"].get(self.data.areas[here], []))
            )
            for seat, n in self.words.influence(here, view).items():
                text.append("  influence ", style="not bold").append_text(self.mark(seat)).append(f" {n}")
        for business in self.words.businesses_in(here):
            text.append(f"\n  {business.name}: {self.uses(business)}", style="not bold")
            text.append("  ").append_text(self.figures(standing.get(business.id, [])))
        for place in self.open_places():
            if here in place.areas:
                text.append(f"\n  {place.name} ({self.words.areas(place)})  ", style="not bold")
                text.append_text(self.figures(standing.get(place.id, [])))
        return text

    def uses(self, business: Business) -> str:
        front = f"front {self.words.icons(business.front)}, " if business.front else ""
        return f"{front}back {self.words.icons(business.back)}"

    def ending(self, table: dict[str, Any]) -> RenderableType | None:
        """The count: suitcases, turf dominance, colours of jobs (X1 to X4)."""
        self.words.learn(table)
        dominance = {name: dominant(tuple(stack)) for name, stack in table["stacks"].items()}
        done = {
            seat: Counter(
                self.data.jobs[self.data.job_index[job]].colour for job in table["suitcases"][str(seat)]["jobs"]
            )
            for seat in self.game.seats
        }
        shown = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        for name in ("seat", "suitcase", "turf dominance", "most jobs of a colour", "in all"):
            shown.add_column(name, justify="right" if name in ("suitcase", "in all") else "left")
        scores = dict(zip(self.game.seats, table["scores"], strict=True))
        for seat in sorted(self.game.seats, key=lambda each: -scores[each]):
            turfs = [self.words.short(name, name) for name, owner in dominance.items() if owner == seat]
            colours = [
                f"{name} ({done[seat][c]})"
                for c, name in enumerate(COLOURS)
                if done[seat][c] and done[seat][c] == max(each[c] for each in done.values())
            ]
            money = sum(table["suitcases"][str(seat)]["money"])
            shown.add_row(self.mark(seat), f"${money}", bonus(turfs), bonus(colours), f"${scores[seat]}")
        return shown


def bonus(found: list[str]) -> str:
    """`$10: Queens, Midtown`."""
    return f"${BONUS * len(found)}: {', '.join(found)}" if found else "–"
