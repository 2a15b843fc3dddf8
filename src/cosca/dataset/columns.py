"""The columns of a stored game: the same in both formats, in this order.

A column is never renamed or removed, and its meaning never changes; a new one raises `SCHEMA` and may be missing in
older files.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

SCHEMA: Final = 1  # version
PERSON: Final = "person"  # in `players`
ANYTIME: Final = "anytime"  # in `kinds`: the choice answered no question

Row = dict[str, Any]  # the values of one game by column


class Column(NamedTuple):
    """A column. `type` is a type of Arrow in the notation `list<int32>`; a `?` at its end allows null."""

    name: str
    type: str
    meaning: str


COLUMNS: Final = (
    Column("schema", "int32", "version of this schema"),
    Column("game", "string", "name of the game"),
    Column("options", "string", "JSON: the options that differ from the defaults"),
    Column("rules", "int32", "version of the rules"),
    Column("data", "string", "name and hash of the component set"),
    Column("seed", "string", "a whole number of any size in decimal; all randomness derives from it"),
    Column("position", "string?", "JSON: the position at the start; null for a fresh set-up"),
    Column("players", "list<string>", "by seat, from seat 1: the bot, or `person`"),
    Column("winners", "list<int32>", "the seats that won; empty for a draw"),
    Column("ranks", "list<int32>", "by seat; 1 is the best, equal ranks share a place"),
    Column("scores", "list<int32>", "by seat"),
    Column("reason", "string", "why the game ended"),
    Column("complete", "bool", "false: people ended the game before its rules did, and the result is the agreed one"),
    Column("digest", "string", "hash of the final state, the same wherever the game is replayed"),
    Column("seats", "list<int32>", "by choice: the seat that made it"),
    Column("choices", "list<string>", "by choice: its text, as in a record"),
    Column("actions", "list<int32>", "by choice: its action number"),
    Column("human", "list<bool>?", "by choice: whether a person made it; null: bots made all of them"),
)
# With --observations: what the seat knew before each choice.
OBSERVED: Final = (
    Column("kinds", "list<string>", "by choice: the kind of question, or `anytime`"),
    Column("legal", "list<list<int32>>", "by choice: the action numbers of all legal choices"),
    Column("places", "list<list<int32>>", "by choice: the entries of the observation that are not 0"),
    Column("values", "list<list<int32>>", "by choice: the numbers in these entries"),
)


def columns(observations: bool) -> tuple[Column, ...]:
    """Return the columns of a file."""
    return (*COLUMNS, *OBSERVED) if observations else COLUMNS
