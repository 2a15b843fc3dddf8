"""The symbols of La Famiglia: every seat has its own colour, letter and symbol."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from cosca.games.la_famiglia.components.data import Data
from cosca.games.la_famiglia.documents.types import View
from cosca.terminal.render.game_texts import GameTexts

SIGNS: Final = ("○", "●", "★", "◆", "▲")  # neutrals and the seats, as on the board
STYLES: Final = {
    "black": "black on grey70",
    "blue": "bold dodger_blue1",
    "green": "bold green",
    "red": "bold red",
    "white": "bold white on grey30",
    "yellow": "bold yellow",
}


class Signs:
    """Notation of seats, tokens, areas and boats."""

    def __init__(self, data: Data, texts: GameTexts) -> None:
        self.data = data
        self.texts = texts

    def style(self, seat: int) -> str:
        return STYLES.get(self.texts.families.get(seat, ""), "") if seat else "grey62"

    def sign(self, seat: int) -> Text:
        """Return symbol and letter of a seat: `●R`."""
        family = self.texts.families.get(seat, "") if seat else ""
        letter = self.texts.say("famiglia-letter", {"family": family}) if family else ""
        return Text(f"{SIGNS[seat]}{letter}", style=self.style(seat))

    def mark(self, seat: int) -> Text:
        """Return symbol and name of a seat: `● Red`."""
        return Text(f"{SIGNS[seat]} {self.texts.seat(seat)}", style=self.style(seat))

    def tokens(self, owners: Iterable[int]) -> Text:
        return Text(" ").join([self.sign(owner) for owner in owners])

    def boats(self, boats: dict[str, int]) -> Text:
        return Text(" ").join([self.sign(int(seat)).append(str(n)) for seat, n in boats.items()])

    def area(self, name: str, view: View) -> Text:
        """Return an area as `○2‹●R5 l1c2 !`: holder, attacker, labs, cars, orders."""
        area, fight = view["areas"][name], view["fight"]
        text = Text()
        if area["holder"] is None:
            text.append("·", style="dim")
        else:
            text.append_text(self.sign(area["holder"]).append(str(area["soldati"])))
        if fight is not None and fight["area"] == name:
            text.append("‹").append_text(self.sign(fight["side"]).append(str(fight["attackers"])))
        if area["labs"]:
            text.append(f" {self.texts.say('famiglia-sign-lab')}{area['labs']}", style="magenta")
        cars = sum(area["cars"].values())
        if cars:
            sign = self.texts.say("famiglia-sign-car")
            text.append(f"{sign}{cars}" if area["labs"] else f" {sign}{cars}", style="not bold")
        if area["orders"]:
            text.append(" ")
        for order in area["orders"]:
            if view["phase"] == "encounter":
                text.append("!", style="bold")
            else:
                text.append("■" if "order" in order else "?", style=self.style(order["seat"]))
        return text
