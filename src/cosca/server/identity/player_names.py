"""Player names: every character is visible, and no two at a table can be confused."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Iterable
from typing import Final

from cosca.bots import bots
from cosca.server.protocol.forms import clean_text
from cosca.server.protocol.refusal import Refused

MAX_TABLE_NAME: Final = 40
MAX_MARKS: Final = 2  # on one letter; no known language writes more
# Characters that are blank, or only change how the previous one looks.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u180b\u180c\u180d\u180f")
JOINER: Final = "\u200d"  # of emoji
AS_EMOJI: Final = "\ufe0f"
# Scripts with confusable letters; a name may use only one of them.
CONFUSABLE_SCRIPTS: Final = frozenset(
    ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "DESERET", "OSAGE")
)
# Forbidden names: the ranks of bots, and what could be taken for the server.
RESERVED: Final = ("bot", "left", "nobody", "Consigliere", "Cosca", "admin", "administrator", "moderator", "server")
FIRST_NAMES: Final = ("don",)  # ranks that are also first names
# Names of guests without one: Sicilian first names, which read the same in every language.
GUEST_NAMES: Final = (
    "Agata", "Alfio", "Angela", "Assunta", "Bartolo", "Calogero", "Carmela", "Cettina", "Ciccio", "Concetta", "Cosimo",
    "Enza", "Filippa", "Gaetano", "Gemma", "Gino", "Gioacchino", "Giufà", "Grazia", "Ignazio", "Ines", "Lia", "Liborio",
    "Lucia", "Luigi", "Marica", "Melo", "Mimma", "Natale", "Nicola", "Ninfa", "Nino", "Nunzia", "Oliva", "Onofrio",
    "Orazio", "Paola", "Pasquale", "Peppe", "Pia", "Pina", "Rita", "Rocco", "Rosalia", "Sandra", "Santo", "Saro",
    "Sebastiano", "Serafina", "Sofia", "Stella", "Tano", "Teresa", "Tina", "Turi", "Venera", "Vera", "Vincenza", "Vito",
    "Zina",
)  # fmt: skip

_ADDRESS: Final = re.compile(r"://|\bwww\.|@|\w\.[^\W\d_]{2,}")  # of a web page or a mailbox

_LOOKALIKES: Final = str.maketrans(
    dict(
        zip(
            "АВЕКМНОРСТУХІЈЅаеорсухіјѕһԁԛԝкмнтвгпӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορτυχωγηꓐꓑꓔɑɡɩıɪʙɴʀʟøØđĐłŁħĦ015|!",
            "ABEKMHOPCTYXIJSaeopcyxijshdqwkmhtbrnlABEZHIKMNOPTYXaeikvoptuxwynBPTagiiibnrloOdDlLhHolsll",
            strict=True,
        )
    )
)


def validate_name(text: str, max_length: int) -> str:
    """Return a name as it is stored.

    Raise Refused if it is empty, too long, invisible, reserved, has too many marks, or mixes scripts.
    """
    name = clean_text(text, max_length, "name")
    if not _is_visible(name):
        raise Refused("malformed", "name_unseen", field="name")
    if _most_marks(name) > MAX_MARKS:
        raise Refused("malformed", "name_marks", field="name")
    if len(_scripts(name) & CONFUSABLE_SCRIPTS) > 1:
        raise Refused("malformed", "name_scripts", field="name")
    reserved = [word for word in (*bots(), *RESERVED) if word not in FIRST_NAMES]
    if is_confusable(name, reserved) or "bot" in re.split(r"\W+", name.casefold()):  # pages call bots "strong bot"
        raise Refused("malformed", "name_reserved", field="name")
    return name


def validate_table_name(text: str) -> str | None:
    """Return the name of a table as it is stored, None for "".

    Raise Refused if it is too long, invisible, reserved, has too many marks, or contains an address: notifications
    repeat it, and mail programs would turn it into a link.
    """
    if not text.strip():
        return None
    name = clean_text(text, MAX_TABLE_NAME, "name")
    if not _is_visible(name):
        raise Refused("malformed", "name_unseen", field="name")
    if _most_marks(name) > MAX_MARKS:
        raise Refused("malformed", "name_marks", field="name")
    if is_confusable(name, RESERVED):
        raise Refused("malformed", "name_reserved", field="name")
    if _ADDRESS.search(unicodedata.normalize("NFKC", name)):
        raise Refused("malformed", "name_address", field="name")
    return name


def random_guest_name() -> str:
    """Return a name for a guest who gave none; at a table with a player of that name they must choose another."""
    return secrets.choice(GUEST_NAMES)


def is_confusable(name: str, others: Iterable[str]) -> bool:
    """Return whether one of the others could be taken for this name."""
    keys = _keys(name)
    return any(keys & _keys(other) for other in others)


def _is_visible(name: str) -> bool:
    """Return whether every character is visible. Emoji may be joined, or marked as emoji."""
    for at, char in enumerate(name):
        before, after = name[at - 1 : at], name[at + 1 : at + 2]
        if char in BLANK or (at == 0 and _is_mark(char)):
            return False
        if char == JOINER and not (_is_emoji(before) and _is_emoji(after)):
            return False
        if _is_selector(char) and not (char == AS_EMOJI and _is_emoji(before)):
            return False
    return True


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) in ("Mn", "Me")


def _is_selector(char: str) -> bool:
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _is_emoji(char: str) -> bool:
    return char == AS_EMOJI or (char != "" and unicodedata.category(char) in ("So", "Sk") and char not in BLANK)


def _most_marks(name: str) -> int:
    """Return the number of marks on the letter with most of them."""
    most = marks = 0
    for char in unicodedata.normalize("NFC", name):
        marks = marks + 1 if _is_mark(char) and not _is_selector(char) else 0
        most = max(most, marks)
    return most


def _scripts(name: str) -> set[str]:
    """Return the scripts of the letters: the first words of their Unicode names."""
    letters = [char for char in unicodedata.normalize("NFKC", name) if char.isalpha()]
    return {unicodedata.name(char, "").partition(" ")[0] for char in letters}


def _keys(name: str) -> set[str]:
    """Return the name without case, marks, spaces and punctuation: by its letters, and by what they look like."""
    plain = "".join([char for char in unicodedata.normalize("NFKD", name) if not _is_mark(char) and char != JOINER])
    letters = _bare(plain.casefold())
    lookalike = _bare(plain.translate(_LOOKALIKES)).casefold().translate(_LOOKALIKES)
    lookalike = lookalike.replace("i", "l").replace("rn", "m").replace("vv", "w")
    return {letters or plain, lookalike or plain}


def _bare(text: str) -> str:
    return "".join([char for char in text if unicodedata.category(char)[0] in "LNS"])
