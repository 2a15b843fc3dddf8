"""The card of a dataset: a description in Markdown with the heading that Hugging Face reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import cosca
from cosca.dataset.columns import COLUMNS, OBSERVED, PERSON, SCHEMA, Column, Row

CARD: Final = ".card.md"  # replaces the ending of the file that a card describes
SIZES: Final = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M"))
LARGEST: Final = "n>1M"


class FileSummary:
    """What a card says about one file: counted while its games are written."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.games = 0
        self.choices = 0
        self.by_game: Counter[tuple[str, str, int, str]] = Counter()  # game, options, rules, components
        self.players: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.incomplete = 0
        self.observations = False

    def add(self, row: Row) -> None:
        """Count a game."""
        self.games += 1
        self.choices += len(row["choices"])
        self.by_game[row["game"], row["options"], row["rules"], row["data"]] += 1
        self.players.update(row["players"])
        self.reasons[row["reason"]] += 1
        self.incomplete += not row["complete"]
        self.observations = self.observations or "legal" in row


def write_card(path: Path, files: Sequence[FileSummary], source: str) -> None:
    """Write the card; `source` says how the games were made, in Markdown."""
    path.write_text(card(files, source), encoding="utf-8")


def card(files: Sequence[FileSummary], source: str) -> str:
    """Return the card of some files."""
    games = sum(summary.games for summary in files)
    titles = sorted({cosca.game(name).title for summary in files for name, *_ in summary.by_game})
    people = any(PERSON in summary.players for summary in files)
    shown = [*COLUMNS, *(OBSERVED if any(summary.observations for summary in files) else ())]
    return "\n".join(
        [
            *_heading(files, games),
            f"# Games of {' and '.join(titles) or 'Cosca'}",
            "",
            "Complete games with every choice, from which each state and what each seat knew can be computed again.",
            "Cosca is an unofficial fan project; it is not affiliated with the publishers of these games.",
            "",
            "## Files",
            "",
            "| file | game | options | rules | components | games |",
            "|---|---|---|---:|---|---:|",
            *[
                f"| `{summary.name}` | {game} | `{options}` | {rules} | {data} | {n:,} |"
                for summary in files
                for (game, options, rules, data), n in sorted(summary.by_game.items())
            ],
            "",
            f"{games:,} games with {sum(summary.choices for summary in files):,} choices.",
            "",
            "| file | seats by player | ends | ended by agreement |",
            "|---|---|---|---:|",
            *[
                f"| `{each.name}` | {_counts(each.players)} | {_counts(each.reasons)} | {each.incomplete:,} |"
                for each in files
            ],
            "",
            "## How they were made",
            "",
            source,
            "",
            f"Version of Cosca: {cosca.__version__}. Version of the schema: {SCHEMA}.",
            "",
            "## Fields",
            "",
            "| column | type | meaning |",
            "|---|---|---|",
            *[column_row(column) for column in shown],
            "",
            "## Reading them",
            "",
            "```python",
            "from cosca.dataset import read_games",
            "",
            f'for stored in read_games("{files[0].name}"):  # replays and verifies each game',
            "    for decision in stored.decisions():",
            "        decision.observation(), decision.legal, decision.action",
            "```",
            "",
            "Other readers of JSON lines and Parquet work too; the states need Cosca.",
            "",
            "## Personal data",
            "",
            *_personal(people),
            "",
            "## Limits",
            "",
            *_limits(people),
            "",
        ]
    )


def _heading(files: Sequence[FileSummary], games: int) -> list[str]:
    size = next((name for limit, name in SIZES if games < limit), LARGEST)
    configs = [
        line
        for summary in files
        for line in (f"- config_name: {Path(summary.name).stem}", f"  data_files: {summary.name}")
    ]
    return [
        "---",
        "pretty_name: Cosca games",
        "license: unknown",
        "task_categories:",
        "- reinforcement-learning",
        "tags:",
        "- board-games",
        "- imperfect-information",
        "size_categories:",
        f"- {size}",
        *(["configs:", *configs] if configs else []),
        "---",
        "",
    ]


def column_row(column: Column) -> str:
    """Return the row of a column in a table of Markdown."""
    nullable = " or null" if column.type.endswith("?") else ""
    return f"| `{column.name}` | `{column.type.removesuffix('?')}`{nullable} | {column.meaning} |"


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{_cell(name)} {n:,}" for name, n in sorted(counter.items()))


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _personal(people: bool) -> list[str]:
    if not people:
        return ["None: only bots played."]
    return [
        "Every person who took part has an account and allows publishing in the privacy settings; games with guests or",
        "with anyone who does not allow it are not included. There are no names, accounts, chats, notes, tables or",
        "times, and the order of the games says nothing. Anyone who could see a game on the server can recognize it",
        "by its seed and its choices. Who withdraws the permission is left out of the next export.",
    ]


def _limits(people: bool) -> list[str]:
    limits = [
        "- A replay needs a version of Cosca with these rules and components; it says so if it has others.",
        "- The licence is not stated: add the one under which you publish to the heading and remove this line.",
    ]
    if people:
        return [
            "- People who allow publishing are not a sample of all players, and nothing says how strong they are.",
            "- `human` is false for choices of bots that stood in for somebody, and of clocks that ran out.",
            *limits,
        ]
    return ["- All games come from the named bots: they show how these play, not how people do.", *limits]
