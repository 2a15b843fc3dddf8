"""The map of Sicily in the terminal, and a single area in detail."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from cosca.games.la_famiglia.documents.types import View
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.terminal.la_famiglia.symbols import Signs
from cosca.terminal.render.labels import normalize
from cosca.terminal.render.layout import Box, place_labels

WIDTH: Final = 100
HEIGHT: Final = 27
CELL: Final = (12, 2)


@lru_cache(maxsize=4)
def places(game: LaFamiglia, width: int, height: int) -> dict[str, Box]:
    """Return the positions of areas and seas on a map of that size."""
    board: Any = game.data.source["board.json"]
    points = {
        str(piece["id"]): (float(piece["label"]["at"][0]), float(piece["label"]["at"][1]))
        for piece in [*board["areas"], *board["seas"]]
    }
    return place_labels(points, width, height, CELL)


def shortened(name: str, width: int) -> str:
    """Return the name, or its beginning with a full stop."""
    return name if len(name) <= width else name[: width - 1] + "."


class Map:
    """The map, drawn as wide as there is room."""

    def __init__(self, game: LaFamiglia, signs: Signs, view: View) -> None:
        self.game = game
        self.signs = signs
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.drawn(max(60, min(WIDTH, options.max_width)))

    def drawn(self, width: int) -> RenderableType:
        """Return the map in that many columns; a narrow one is higher."""
        data, view, name_of = self.game.data, self.view, self.signs.texts.name
        height = HEIGHT if width >= WIDTH else HEIGHT + (WIDTH - width) // 3
        rows = [Text() for _ in range(height)]
        cells: list[tuple[Box, Text, Text]] = []
        for name, at in places(self.game, width, height).items():
            if name in view["areas"]:
                title = Text(shortened(name_of(f"area:{name}"), CELL[0] - 1))
                if name == data.areas[data.tie_breaker]:
                    title.stylize("underline")
                cells.append((at, title, self.signs.area(name, view)))
            else:
                sea = name_of(f"sea:{name}", "short")
                title = Text(shortened(f"~{sea}", CELL[0] - 1), style="cyan")
                cells.append((at, title, self.signs.boats(view["seas"][name])))
        for at, title, content in sorted(cells, key=lambda cell: cell[0].x):
            for line, text in ((at.y, title), (at.y + 1, content)):
                if text:
                    rows[line].append(" " * (at.x - rows[line].cell_len)).append_text(text)
        while not rows[-1]:
            rows.pop()
        return Group(*rows)


def near(name: str, signs: Signs, view: View) -> RenderableType | None:
    """Return an area with its neighbours and seas; None if not exactly one area has that prefix."""
    data, texts = signs.data, signs.texts
    matches = [a for a, id in enumerate(data.areas) if normalize(texts.name(f"area:{id}")).startswith(normalize(name))]
    if len(matches) != 1 or not normalize(name):
        return None
    here = matches[0]
    lines = [Text(f"{texts.name(f'area:{data.areas[here]}')} ", style="bold")]
    lines[0].append_text(signs.area(data.areas[here], view))
    mandamento = data.mandamenti[data.mandamento_of[here]]
    lines[0].append("  " + texts.say("famiglia-look-mandamento", {"mandamento": mandamento}), style="not bold")
    for a in data.neighbours[here]:
        text = Text("  " + texts.say("famiglia-look-area", {"area": data.areas[a]}) + " ")
        lines.append(text.append_text(signs.area(data.areas[a], view)))
    for sea in data.area_seas[here]:
        text = Text("  " + texts.say("famiglia-look-sea", {"sea": data.seas[sea]}) + " ", style="cyan")
        lines.append(text.append_text(signs.boats(view["seas"][data.seas[sea]])))
    return Group(*lines)
