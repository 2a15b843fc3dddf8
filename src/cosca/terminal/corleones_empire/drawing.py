"""The table of Corleone's Empire in 100 columns: New York, its spaces, jobs, allies and hands, as one seat sees them.

Every seat has a colour, a sign and two letters of its own, so that no colour is needed to read the table. Nothing is
cut off: what does not fit goes on in the next line.
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
from cosca.terminal.answers import plain
from cosca.terminal.drawing import Drawing, Sight
from cosca.terminal.layout import whole
from cosca.terminal.speech import Voice

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


def of(sight: Sight) -> tuple[View, TableFacts]:
    """What a seat sees, by its types."""
    return cast("View", sight.view), cast("TableFacts", sight.facts["table"])


class EmpireDrawing(Drawing):
    """Corleone's Empire."""

    words = "empire"
    turns = ("business.action",)
    breaks = ("entracte", "act", "phase")
    done_by = ("figure_placed", "gunned_down", "marker_removed")
    cards = ("bid.card", "tribute.card", "discard.card", "suitcase.card")
    panels = ("board", "jobs", "allies", "spaces", "hand", "bank")
    has_look = True
    examples = {  # noqa: RUF012 (never changed)
        "choice": "business red_hook_docks",
        "several": "thug; business red_hook_docks",
    }

    def __init__(self, game: cosca.Game[Any], voice: Voice) -> None:
        super().__init__(game, voice)
        assert isinstance(game, CorleonesEmpire)
        self.game = game
        self.data = game.data

    # ---------------------------------------------------------------- signs and colours

    def style(self, seat: int) -> str:
        return STYLES.get(self.voice.families.get(seat, ""), "") if seat else "grey62"

    def sign(self, seat: int) -> Text:
        """`★Vi`: sign and letters."""
        family = self.voice.families.get(seat, "") if seat else ""
        letters = self.voice.name(f"family:{family}", "short") if family else ""
        return Text(f"{SIGNS[seat]}{letters}", style=self.style(seat))

    def mark(self, seat: int) -> Text:
        return Text(f"{SIGNS[seat]} {self.voice.seat(seat)}", style=self.style(seat))

    def figures(self, there: Iterable[Figure]) -> Text:
        """`★Don ○Chief`."""
        found = [
            Text(
                f"{SIGNS[each['seat']]}{self.voice.name('figure:' + each['figure'], 'short')}", self.style(each["seat"])
            )
            for each in there
        ]
        return Text(" ").join(found) if found else NONE

    def influence(self, counts: Iterable[Influence]) -> Text:
        """`★2●1`."""
        found = [Text(f"{SIGNS[each['seat']]}{each['n']}", style=self.style(each["seat"])) for each in counts]
        return Text("").join(found) if found else NONE

    def icons(self, icons: Iterable[str]) -> str:
        """Abilities in few letters: `Case, $2 ×2`."""
        return self.listed([f"icon:{icon}" for icon in icons], "short")

    def listed(self, things: list[str], case: str = "") -> str:
        """Things by their element keys, equal ones once with their number; "" for none."""
        return self.voice.speaker.listed(things, type="comma", case=case, times="empire-times") if things else ""

    def tally(self, state: Any) -> dict[str, Any]:
        names = [family.id for family in self.data.families]
        return {"rounds": state.act, "families": {seat: names[state.family[seat]] for seat in self.game.seats}}

    # ---------------------------------------------------------------- what is shown by itself

    def scene(self, sight: Sight) -> dict[str, RenderableType]:
        """The table with the occupied spaces alone, or for a bid the allies that it may buy."""
        _, table = of(sight)
        question = sight.facts["question"]
        assert question is not None
        parts: dict[str, RenderableType] = {"seats": Group(self.header(sight), self.seats(sight))}
        if question["kind"] in BIDDING:
            return parts | {"offer": self.allies(sight), "hand": self.hand(sight)}
        parts["turfs"] = Group(self.turfs(sight), self.occupied(sight))
        if table["jobs"]:
            parts["jobs"] = self.jobs(sight)
        if sight.view["allies"]:
            parts["allies"] = Text(self.voice.say("empire-row", {"allies": sight.view["allies"]}), style="dim")
        return parts | {"hand": self.hand(sight), "legend": self.legend()}

    def hint(self, sight: Sight) -> tuple[str, ...]:
        return ("board", "jobs", "allies", "spaces")

    def compact(self, sight: Sight) -> RenderableType:
        parts = [self.header(sight), self.seats(sight), self.board(sight)]
        if of(sight)[1]["jobs"]:
            parts.append(self.jobs(sight))
        if sight.view["allies"]:
            parts.append(self.allies(sight))
        if sight.view["seat"]:
            parts.append(self.hand(sight))
        return Group(*parts)

    def panel(self, name: str, sight: Sight) -> RenderableType:
        found: RenderableType = getattr(self, name)(sight)
        return found

    def header(self, sight: Sight) -> Text:
        """The act, the phase, the hand limit and the Horse Head."""
        _, table = of(sight)
        facts = {"act": table["act"], "phase": table["phase"], "limit": table["limit"], "horse": table["horse"]}
        text = self.paint(self.voice.say("empire-header" if table["act"] else "empire-setup", facts))
        text.stylize("bold")
        return text

    def legend(self) -> Text:
        return Text(self.voice.say("empire-legend"), style="dim")

    def heads(self, *names: str) -> Table:
        """A table with these heads; "" is one without a name."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        for name in names:
            justify: Any = "right" if name in NUMBERS else "left"
            table.add_column(self.voice.say(f"empire-head-{name}") if name else "", justify=justify)
        return whole(table)

    def seats(self, sight: Sight) -> Table:
        """What all see of the families."""
        view, table = of(sight)
        shown = self.heads("seat", "hand", "left", "hudson", "turfs", "markers", "played")
        for seat in self.game.seats:
            facts = table["seats"][str(seat)]
            name = self.mark(seat)
            if seat == view["seat"]:
                name.append(" " + self.voice.say("empire-you"), style="not bold")
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

    def board(self, sight: Sight) -> RenderableType:
        return Group(self.turfs(sight), self.places(sight), self.legend())

    def turfs(self, sight: Sight) -> Table:
        """The turfs with their businesses; who stands where comes before what the businesses give."""
        view, table = of(sight)
        shown = self.heads("turf", "control", "influence", "business", "thug", "front", "back")
        for name in self.data.areas:
            turf = table["turfs"].get(name)
            first = [Text(self.voice.name(f"turf:{name}")), Text(self.voice.say("empire-no-turf"), style="dim"), Text()]
            if turf is not None:
                if turf["figures"]:
                    first[0].append(" ").append_text(self.figures(turf["figures"]))
                first[1:] = [self.stack(view["stacks"].get(name, [])), self.influence(turf["influence"])]
            for id, business in table["businesses"].items():
                if business["area"] == name:
                    stands = self.figures(business["figures"]) if business["front"] else Text()
                    called = self.voice.name(f"business:{id}")
                    shown.add_row(*first, called, stands, self.icons(business["front"]), self.icons(business["back"]))
                    first = [Text(), Text(), Text()]
        return shown

    def stack(self, owners: list[int]) -> Text:
        """A stack of markers from the bottom up, the top one in letters too."""
        if not owners:
            return NONE
        text = Text()
        for owner in owners[:-1]:
            text.append(SIGNS[owner], style=self.style(owner))
        return text.append_text(self.sign(owners[-1]))

    def places(self, sight: Sight) -> Table:
        """The Family Member spaces in two columns."""
        _, table = of(sight)
        places = list(table["places"].items())
        shown = self.heads("space", "between", "who", "space", "between", "who")
        half = -(-len(places) // 2)
        for line in range(half):
            cells: list[RenderableType] = []
            for id, place in places[line::half]:
                areas = "·".join([self.voice.name(f"turf:{area}", "short") for area in place["areas"]])
                cells += [self.voice.name(f"place:{id}"), areas, self.figures(place["figures"])]
            shown.add_row(*cells)
        return shown

    def occupied(self, sight: Sight) -> Text:
        """`Family Members: ◆Don at Delancey Street`."""
        _, table = of(sight)
        found = [
            self.figures(place["figures"]).append(" " + self.voice.say("empire-at", {"place": id}), style="not bold")
            for id, place in table["places"].items()
            if place["figures"]
        ]
        title = Text(self.voice.say("empire-members") + " ", style="dim")
        return title.append_text(Text(", ").join(found) if found else NONE)

    def spaces(self, sight: Sight) -> Table:
        """The Family Member spaces with the backs around them."""
        _, table = of(sight)
        shown = self.heads("space", "who", "areas", "backs")
        for id, place in table["places"].items():
            areas = self.voice.speaker.listed([f"turf:{area}" for area in place["areas"]], type="comma")
            shown.add_row(
                self.voice.name(f"place:{id}"), self.figures(place["figures"]), areas, self.icons(place["icons"])
            )
        return shown

    # ---------------------------------------------------------------- jobs and allies

    def jobs(self, sight: Sight) -> RenderableType:
        """The jobs that the seat sees, against what it has."""
        _, table = of(sight)
        if not table["jobs"]:
            return Text(self.voice.say("empire-no-jobs"))
        shown = self.card_table()
        for job in table["jobs"]:
            where = Text("✓ " if job["payable"] else "  ", style="bold")
            where.append(
                self.voice.say("empire-where", {"where": job["where"]}), "" if job["where"] == "hand" else "dim"
            )
            facts = {"job": job["job"], "colour": job["colour"], "goods": job["goods"], "cards": job["cards"]}
            name = Text(self.voice.say("empire-job", facts), style=JOB_STYLES[job["colour"]])
            shown.add_row(where, name.append(" " + self.voice.name(f"job:{job['job']}", "text"), style="default"))
        return shown

    def card_table(self) -> Table:
        """A table of cards: what each is and where, and what it says."""
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column()
        return whole(table)

    def ally_table(self, found: Iterable[tuple[Text, str]]) -> Table:
        shown = self.card_table()
        for where, name in found:
            ally = Text(self.voice.say("empire-ally", {"ally": name}), style="bold")
            shown.add_row(where, ally.append(" " + self.voice.name(f"ally:{name}", "text"), style="not bold"))
        return shown

    def allies(self, sight: Sight) -> RenderableType:
        """Those that lie open, the played ones, and those in the own hand."""
        view, _ = of(sight)
        found = [(Text(self.voice.say("empire-in-row")), name) for name in view["allies"]]
        found += [(self.mark(int(seat)), name) for seat, names in view["played"].items() for name in names]
        hand = view["hands"].get(str(view["seat"]))
        found += [(Text(self.voice.say("empire-in-hand")), name) for name in (hand["allies"] if hand else [])]
        return self.ally_table(found) if found else Text(self.voice.say("empire-no-allies"))

    # ---------------------------------------------------------------- cards

    def hand(self, sight: Sight) -> RenderableType:
        """The own hand and suitcase, card by card."""
        view, table = of(sight)
        seat, own = str(view["seat"]), table["own"]
        if own is None:
            return Text(self.voice.say("empire-no-hand"))
        hand, case, say = view["hands"][seat], view["suitcases"][seat], self.voice.say
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
        return whole(shown)

    def bank(self, sight: Sight) -> RenderableType:
        """What is left of cards and tiles."""
        view, _ = of(sight)
        bank, decks, say = view["bank"], view["decks"], self.voice.say
        money = [{"thing": f"money:{card}", "n": n} for card, n in bank["money"].items()]
        goods = [{"thing": f"good:{good}", "n": n} for good, n in bank["goods"].items()]
        shown = Table.grid(padding=(0, 2))
        shown.add_row(say("empire-bank-money"), say("empire-bank-left", {"piles": money}))
        shown.add_row(say("empire-bank-goods"), say("empire-bank-left", {"piles": goods}))
        shown.add_row(say("empire-bank-decks"), say("empire-decks", decks))
        discarded = self.listed([f"job:{job}" for job in view["job_discards"]])
        shown.add_row(say("empire-bank-discarded"), discarded or NONE)
        return whole(shown)

    # ---------------------------------------------------------------- a turf from near, and the end

    def look(self, name: str, sight: Sight) -> RenderableType | None:
        view, table = of(sight)
        found = [a for a in self.data.areas if plain(self.voice.name(f"turf:{a}")).startswith(plain(name))]
        if len(found) != 1 or not plain(name):
            return None
        here = found[0]
        lines = [Text(self.voice.name(f"turf:{here}"), style="bold")]
        if here in table["turfs"]:
            turf = table["turfs"][here]
            lines[0].append("  " + self.voice.say("empire-head-control") + " ", style="not bold")
            lines[0].append_text(self.stack(view["stacks"].get(here, [])))
            lines[0].append("  " + self.voice.say("empire-head-influence") + " ", style="not bold")
            lines[0].append_text(self.influence(turf["influence"]))
        for id, business in table["businesses"].items():
            if business["area"] == here:
                facts = {"business": id, "front": business["front"], "back": business["back"]}
                line = Text("  " + self.voice.say("empire-uses", facts) + "  ")
                lines.append(line.append_text(self.figures(business["figures"])))
        for id, place in table["places"].items():
            if here in place["areas"]:
                line = Text("  " + self.voice.say("empire-space", {"place": id, "areas": place["areas"]}) + "  ")
                lines.append(line.append_text(self.figures(place["figures"])))
        return Group(*lines)

    def ending(self, sight: Sight) -> RenderableType | None:
        """The count: suitcases, turf dominance, colours of jobs (X1 to X4)."""
        _, table = of(sight)
        if table["count"] is None:
            return None
        shown = self.heads("seat", "suitcase", "dominance", "colours", "total")
        for count in table["count"]:
            turfs = {"bonus": count["turf_bonus"], "things": [f"turf:{turf}" for turf in count["turfs"]]}
            colours = {"bonus": count["colour_bonus"], "colours": list(count["colours"])}
            shown.add_row(
                self.mark(count["seat"]),
                self.voice.say("money", {"n": count["suitcase"]}),
                self.voice.say("empire-bonus-turfs", turfs) if count["turfs"] else NONE,
                self.voice.say("empire-bonus-colours", colours) if count["colours"] else NONE,
                self.voice.say("money", {"n": count["total"]}),
            )
        return shown
