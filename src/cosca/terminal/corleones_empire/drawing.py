"""The table of Corleone's Empire in 100 columns: New York, its spaces, jobs, allies and hands, as one seat sees them.

Every seat has its own colour, symbol and two letters, so the table can be read without colours. Nothing is truncated:
long lines are wrapped.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import cosca
from cosca.games.corleones_empire.documents.types import Figure, Influence, TableFacts, View
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.terminal.render.drawing import TableRenderer, Tally, VisibleState
from cosca.terminal.render.game_texts import GameTexts
from cosca.terminal.render.labels import normalize
from cosca.terminal.render.layout import wrap_long_words

SIGNS: Final = ("○", "●", "★", "◆", "▲", "■")  # neutrals and the seats
STYLES: Final = {
    "marzullo": "bold yellow",
    "matarazzo": "bold dodger_blue1",
    "vitale": "bold red",
    "caccamo": "bold medium_purple1",
    "pizzino": "bold green",
}
JOB_STYLES: Final = {"yellow": "yellow", "blue": "dodger_blue1", "green": "green", "gray": "grey62"}
BIDDING: Final = ("bid.card", "bribe.ally")
NUMBERS: Final = ("hand", "turfs", "markers", "suitcase", "total")
NONE: Final = Text("·", style="dim")


def of(visible: VisibleState) -> tuple[View, TableFacts]:
    """Return the view of a seat with its type."""
    return cast("View", visible.view), cast("TableFacts", visible.facts["table"])


class EmpireRenderer(TableRenderer):
    """The terminal renderer of Corleone's Empire."""

    words = "empire"
    turns = ("business.action",)
    breaks = ("entracte", "act", "phase")
    done_by = ("figure_placed", "gunned_down", "marker_removed")
    cards = ("bid.card", "tribute.card", "discard.card", "suitcase.card")
    has_look = True
    examples = {  # noqa: RUF012 (never changed)
        "choice": "business red_hook_docks",
        "several": "thug; business red_hook_docks",
    }

    def __init__(self, game: cosca.Game[Any], texts: GameTexts) -> None:
        super().__init__(game, texts)
        self.panels = {
            "board": self.board,
            "jobs": self.jobs,
            "allies": self.allies,
            "spaces": self.spaces,
            "hand": self.hand,
            "bank": self.bank,
        }
        assert isinstance(game, CorleonesEmpire)
        self.game = game
        self.data = game.data

    # ---------------------------------------------------------------- symbols and colours

    def style(self, seat: int) -> str:
        return STYLES.get(self.texts.families.get(seat, ""), "") if seat else "grey62"

    def sign(self, seat: int) -> Text:
        """Return symbol and letters of a seat: `★Vi`."""
        family = self.texts.families.get(seat, "") if seat else ""
        letters = self.texts.name(f"family:{family}", "short") if family else ""
        return Text(f"{SIGNS[seat]}{letters}", style=self.style(seat))

    def mark(self, seat: int) -> Text:
        return Text(f"{SIGNS[seat]} {self.texts.seat(seat)}", style=self.style(seat))

    def figures(self, there: Iterable[Figure]) -> Text:
        """Return figures with their owners: `★Don ○Chief`."""
        texts = [
            Text(
                f"{SIGNS[figure['seat']]}{self.texts.name('figure:' + figure['figure'], 'short')}",
                self.style(figure["seat"]),
            )
            for figure in there
        ]
        return Text(" ").join(texts) if texts else NONE

    def influence(self, counts: Iterable[Influence]) -> Text:
        """Return influence by seat: `★2●1`."""
        texts = [Text(f"{SIGNS[entry['seat']]}{entry['n']}", style=self.style(entry["seat"])) for entry in counts]
        return Text("").join(texts) if texts else NONE

    def icons(self, icons: Iterable[str]) -> str:
        """Return abilities in few letters: `Case, $2 ×2`."""
        return self.listed([f"icon:{icon}" for icon in icons], "short")

    def listed(self, things: list[str], case: str = "") -> str:
        """Return things by their element keys, equal ones once with their number; "" for none."""
        return self.texts.speaker.listed(things, type="comma", case=case, times="empire-times") if things else ""

    def tally(self, state: Any) -> Tally:
        names = [family.id for family in self.data.families]
        return {"rounds": state.act, "families": {seat: names[state.family[seat]] for seat in self.game.seats}}

    # ---------------------------------------------------------------- shown without a command

    def scene(self, visible: VisibleState) -> dict[str, RenderableType]:
        """Return the table with only the occupied spaces, or for a bid the allies for sale."""
        _, table = of(visible)
        question = visible.facts["question"]
        assert question is not None
        parts: dict[str, RenderableType] = {"seats": Group(self.header(visible), self.seats(visible))}
        if question["kind"] in BIDDING:
            return parts | {"offer": self.allies(visible), "hand": self.hand(visible)}
        parts["turfs"] = Group(self.turfs(visible), self.occupied(visible))
        if table["jobs"]:
            parts["jobs"] = self.jobs(visible)
        if visible.view["allies"]:
            parts["allies"] = Text(self.texts.say("empire-row", {"allies": visible.view["allies"]}), style="dim")
        return parts | {"hand": self.hand(visible), "legend": self.legend()}

    def hint(self, visible: VisibleState) -> tuple[str, ...]:
        return ("board", "jobs", "allies", "spaces")

    def compact(self, visible: VisibleState) -> RenderableType:
        parts = [self.header(visible), self.seats(visible), self.board(visible)]
        if of(visible)[1]["jobs"]:
            parts.append(self.jobs(visible))
        if visible.view["allies"]:
            parts.append(self.allies(visible))
        if visible.view["seat"]:
            parts.append(self.hand(visible))
        return Group(*parts)

    def header(self, visible: VisibleState) -> Text:
        """Return the act, the phase, the hand limit and the Horse Head."""
        _, table = of(visible)
        facts = {"act": table["act"], "phase": table["phase"], "limit": table["limit"], "horse": table["horse"]}
        text = self.paint(self.texts.say("empire-header" if table["act"] else "empire-setup", facts))
        text.stylize("bold")
        return text

    def legend(self) -> Text:
        return Text(self.texts.say("empire-legend"), style="dim")

    def heads(self, *names: str) -> Table:
        """Return a table with these headings; "" is a column without a name."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        for name in names:
            justify: Any = "right" if name in NUMBERS else "left"
            table.add_column(self.texts.say(f"empire-head-{name}") if name else "", justify=justify)
        return wrap_long_words(table)

    def seats(self, visible: VisibleState) -> Table:
        """Return the public information about the families."""
        view, table = of(visible)
        shown = self.heads("seat", "hand", "left", "hudson", "turfs", "markers", "played")
        for seat in self.game.seats:
            facts = table["seats"][str(seat)]
            name = self.mark(seat)
            if seat == view["seat"]:
                name.append(" " + self.texts.say("empire-you"), style="not bold")
            if seat == table["horse"]:
                name.append(" ♞", style="not bold")
            thugs = ["figure:thug"] * facts["thugs"]
            shown.add_row(
                name,
                str(facts["hand"]),
                self.listed(thugs + [f"figure:{role}" for role in facts["members"]], "short") or NONE,
                self.listed([f"figure:{role}" for role in facts["hudson"]], "short") or NONE,
                str(facts["turfs"]),
                str(facts["markers"]),
                self.listed([f"ally:{ally}" for ally in view["played"][str(seat)]]) or NONE,
            )
        return shown

    # ---------------------------------------------------------------- New York

    def board(self, visible: VisibleState) -> RenderableType:
        return Group(self.turfs(visible), self.places(visible), self.legend())

    def turfs(self, visible: VisibleState) -> Table:
        """Return the turfs with their businesses; figures come before what the businesses give."""
        view, table = of(visible)
        shown = self.heads("turf", "control", "influence", "business", "thug", "front", "back")
        for name in self.data.areas:
            turf = table["turfs"].get(name)
            first = [Text(self.texts.name(f"turf:{name}")), Text(self.texts.say("empire-no-turf"), style="dim"), Text()]
            if turf is not None:
                if turf["figures"]:
                    first[0].append(" ").append_text(self.figures(turf["figures"]))
                first[1:] = [self.stack(view["stacks"].get(name, [])), self.influence(turf["influence"])]
            for id, business in table["businesses"].items():
                if business["area"] == name:
                    stands = self.figures(business["figures"]) if business["front"] else Text()
                    called = self.texts.name(f"business:{id}")
                    shown.add_row(*first, called, stands, self.icons(business["front"]), self.icons(business["back"]))
                    first = [Text(), Text(), Text()]
        return shown

    def stack(self, owners: list[int]) -> Text:
        """Return a stack of markers from the bottom up, the top one in letters too."""
        if not owners:
            return NONE
        text = Text()
        for owner in owners[:-1]:
            text.append(SIGNS[owner], style=self.style(owner))
        return text.append_text(self.sign(owners[-1]))

    def places(self, visible: VisibleState) -> Table:
        """Return the Family Member spaces in two columns."""
        _, table = of(visible)
        places = list(table["places"].items())
        shown = self.heads("space", "between", "who", "space", "between", "who")
        half = -(-len(places) // 2)
        for line in range(half):
            cells: list[RenderableType] = []
            for id, place in places[line::half]:
                areas = "·".join([self.texts.name(f"turf:{area}", "short") for area in place["areas"]])
                cells += [self.texts.name(f"place:{id}"), areas, self.figures(place["figures"])]
            shown.add_row(*cells)
        return shown

    def occupied(self, visible: VisibleState) -> Text:
        """Return the occupied spaces: `Family Members: ◆Don at Delancey Street`."""
        _, table = of(visible)
        texts = [
            self.figures(place["figures"]).append(" " + self.texts.say("empire-at", {"place": id}), style="not bold")
            for id, place in table["places"].items()
            if place["figures"]
        ]
        title = Text(self.texts.say("empire-members") + " ", style="dim")
        return title.append_text(Text(", ").join(texts) if texts else NONE)

    def spaces(self, visible: VisibleState) -> Table:
        """Return the Family Member spaces with the backs around them."""
        _, table = of(visible)
        shown = self.heads("space", "who", "areas", "backs")
        for id, place in table["places"].items():
            areas = self.texts.speaker.listed([f"turf:{area}" for area in place["areas"]], type="comma")
            shown.add_row(
                self.texts.name(f"place:{id}"), self.figures(place["figures"]), areas, self.icons(place["icons"])
            )
        return shown

    # ---------------------------------------------------------------- jobs and allies

    def jobs(self, visible: VisibleState) -> RenderableType:
        """Return the jobs that the seat sees, with what it has for them."""
        _, table = of(visible)
        if not table["jobs"]:
            return Text(self.texts.say("empire-no-jobs"))
        shown = self.card_table()
        for job in table["jobs"]:
            where = Text("✓ " if job["payable"] else "  ", style="bold")
            where.append(
                self.texts.say("empire-where", {"where": job["where"]}), "" if job["where"] == "hand" else "dim"
            )
            facts = {"job": job["job"], "colour": job["colour"], "goods": job["goods"], "cards": job["cards"]}
            name = Text(self.texts.say("empire-job", facts), style=JOB_STYLES[job["colour"]])
            shown.add_row(where, name.append(" " + self.texts.name(f"job:{job['job']}", "text"), style="default"))
        return shown

    def card_table(self) -> Table:
        """Return a table of cards: what each is, where it is, and its text."""
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column()
        return wrap_long_words(table)

    def ally_table(self, rows: Iterable[tuple[Text, str]]) -> Table:
        shown = self.card_table()
        for where, name in rows:
            ally = Text(self.texts.say("empire-ally", {"ally": name}), style="bold")
            shown.add_row(where, ally.append(" " + self.texts.name(f"ally:{name}", "text"), style="not bold"))
        return shown

    def allies(self, visible: VisibleState) -> RenderableType:
        """Return the allies in the row, those played, and those in the seat's hand."""
        view, _ = of(visible)
        rows = [(Text(self.texts.say("empire-in-row")), name) for name in view["allies"]]
        rows += [(self.mark(int(seat)), name) for seat, names in view["played"].items() for name in names]
        hand = view["hands"].get(str(view["seat"]))
        rows += [(Text(self.texts.say("empire-in-hand")), name) for name in (hand["allies"] if hand else [])]
        return self.ally_table(rows) if rows else Text(self.texts.say("empire-no-allies"))

    # ---------------------------------------------------------------- cards

    def hand(self, visible: VisibleState) -> RenderableType:
        """Return the seat's hand and suitcase, card by card."""
        view, table = of(visible)
        seat, own = str(view["seat"]), table["own"]
        if own is None:
            return Text(self.texts.say("empire-no-hand"))
        hand, case, say = view["hands"][seat], view["suitcases"][seat], self.texts.say
        cards = [f"money:{card}" for card in sorted(hand["money"])] + [f"good:{good}" for good in hand["goods"]]
        cards += [f"job:{job}" for job in hand["jobs"]] + [f"ally:{ally}" for ally in hand["allies"]]
        size = {"n": table["seats"][seat]["hand"], "over": table["seats"][seat]["over"]}
        shown = Table.grid(padding=(0, 1))
        shown.add_column(no_wrap=True)
        shown.add_row(Text(say("empire-hand", size), "bold"), self.listed(cards))
        done = [f"job:{job}" for job in case["jobs"]]
        inside = [f"money:{card}" for card in sorted(case["money"])]
        packed = self.listed([*inside, *done])
        shown.add_row(Text(say("empire-suitcase", {"n": own["suitcase"]}), "bold"), packed)
        return wrap_long_words(shown)

    def bank(self, visible: VisibleState) -> RenderableType:
        """Return what is left of cards and tiles."""
        view, _ = of(visible)
        bank, decks, say = view["bank"], view["decks"], self.texts.say
        money = [{"thing": f"money:{card}", "n": n} for card, n in bank["money"].items()]
        goods = [{"thing": f"good:{good}", "n": n} for good, n in bank["goods"].items()]
        shown = Table.grid(padding=(0, 2))
        shown.add_row(say("empire-bank-money"), say("empire-bank-left", {"piles": money}))
        shown.add_row(say("empire-bank-goods"), say("empire-bank-left", {"piles": goods}))
        shown.add_row(say("empire-bank-decks"), say("empire-decks", decks))
        discarded = self.listed([f"job:{job}" for job in view["job_discards"]])
        shown.add_row(say("empire-bank-discarded"), discarded or NONE)
        return wrap_long_words(shown)

    # ---------------------------------------------------------------- one turf, and the end

    def look(self, name: str, visible: VisibleState) -> RenderableType | None:
        view, table = of(visible)
        matches = [a for a in self.data.areas if normalize(self.texts.name(f"turf:{a}")).startswith(normalize(name))]
        if len(matches) != 1 or not normalize(name):
            return None
        here = matches[0]
        lines = [Text(self.texts.name(f"turf:{here}"), style="bold")]
        if here in table["turfs"]:
            turf = table["turfs"][here]
            lines[0].append("  " + self.texts.say("empire-head-control") + " ", style="not bold")
            lines[0].append_text(self.stack(view["stacks"].get(here, [])))
            lines[0].append("  " + self.texts.say("empire-head-influence") + " ", style="not bold")
            lines[0].append_text(self.influence(turf["influence"]))
        for id, business in table["businesses"].items():
            if business["area"] == here:
                facts = {"business": id, "front": business["front"], "back": business["back"]}
                line = Text("  " + self.texts.say("empire-uses", facts) + "  ")
                lines.append(line.append_text(self.figures(business["figures"])))
        for id, place in table["places"].items():
            if here in place["areas"]:
                line = Text("  " + self.texts.say("empire-space", {"place": id, "areas": place["areas"]}) + "  ")
                lines.append(line.append_text(self.figures(place["figures"])))
        return Group(*lines)

    def ending(self, visible: VisibleState) -> RenderableType | None:
        """Return the final count: suitcases, turf dominance, colours of jobs (X1 to X4)."""
        _, table = of(visible)
        if table["count"] is None:
            return None
        shown = self.heads("seat", "suitcase", "dominance", "colours", "total")
        for count in table["count"]:
            turfs = {"bonus": count["turf_bonus"], "things": [f"turf:{turf}" for turf in count["turfs"]]}
            colours = {"bonus": count["colour_bonus"], "colours": list(count["colours"])}
            shown.add_row(
                self.mark(count["seat"]),
                self.texts.say("money", {"n": count["suitcase"]}),
                self.texts.say("empire-bonus-turfs", turfs) if count["turfs"] else NONE,
                self.texts.say("empire-bonus-colours", colours) if count["colours"] else NONE,
                self.texts.say("money", {"n": count["total"]}),
            )
        return shown
