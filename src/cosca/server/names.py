"""Names of people: every sign of one can be seen, and no two at a table look alike."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Iterable
from typing import Final

from cosca.bots import bots
from cosca.server.errors import Refused
from cosca.server.messages import clean

MARKS: Final = 2  # on one letter at most: languages that write more are not known
# Letters and signs that show nothing, or only how the one before is shown.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u180b\u180c\u180d\u180f")
JOINER: Final = "\u200d"  # of emoji
AS_EMOJI: Final = "\ufe0f"
# Scripts whose letters are taken for each other's; a name has letters of one of them.
ALIKE: Final = frozenset(("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "DESERET", "OSAGE"))
# What nobody is called: the ranks of bots, and whom people would take for the server.
RESERVED: Final = ("bot", "left", "nobody", "Consigliere", "Cosca", "admin", "administrator", "moderator", "server")
FIRST_NAMES: Final = ("don",)  # ranks that are names of people too
# What guests are called who do not say: given names of Sicily, which read the same in every language.
GIVEN: Final = (
    "Agata", "Alfio", "Angela", "Assunta", "Bartolo", "Calogero", "Carmela", "Cettina", "Ciccio", "Concetta", "Cosimo",
    "Enza", "Filippa", "Gaetano", "Gemma", "Gino", "Gioacchino", "Giufà", "Grazia", "Ignazio", "Ines", "Lia", "Liborio",
    "Lucia", "Luigi", "Marica", "Melo", "Mimma", "Natale", "Nicola", "Ninfa", "Nino", "Nunzia", "Oliva", "Onofrio",
    "Orazio", "Paola", "Pasquale", "Peppe", "Pia", "Pina", "Rita", "Rocco", "Rosalia", "Sandra", "Santo", "Saro",
    "Sebastiano", "Serafina", "Sofia", "Stella", "Tano", "Teresa", "Tina", "Turi", "Venera", "Vera", "Vincenza", "Vito",
    "Zina",
)  # fmt: skip

_LOOKS: Final = str.maketrans(
    dict(
        zip(
            "АВЕКМНОРСТУХІЈЅаеорсухіјѕһԁԛԝкмнтвгпӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορτυχωγηꓐꓑꓔɑɡɩıɪʙɴʀʟøØđĐłŁħĦ015|!",
            "ABEKMHOPCTYXIJSaeopcyxijshdqwkmhtbrnlABEZHIKMNOPTYXaeikvoptuxwynBPTagiiibnrloOdDlLhHolsll",
            strict=True,
        )
    )
)


def checked_name(text: str, most: int) -> str:
    """A name as it is kept; Refused if it is empty or long, not to be seen, piled up, of mixed letters, or not free."""
    name = clean(text, most, "name")
    if not _seen(name):
        raise Refused("malformed", "name_unseen", field="name")
    if _most_marks(name) > MARKS:
        raise Refused("malformed", "name_marks", field="name")
    if len(_scripts(name) & ALIKE) > 1:
        raise Refused("malformed", "name_scripts", field="name")
    reserved = [each for each in (*bots(), *RESERVED) if each not in FIRST_NAMES]
    if alike(name, reserved) or "bot" in re.split(r"\W+", name.casefold()):  # pages call bots "strong bot"
        raise Refused("malformed", "name_reserved", field="name")
    return name


def some_name() -> str:
    """A name for whoever gave none; whoever meets another of that name at a table is asked for another one."""
    return secrets.choice(GIVEN)


def alike(name: str, others: Iterable[str]) -> bool:
    """Whether one of the others would be taken for this name."""
    mine = _keys(name)
    return any(mine & _keys(other) for other in others)


def _seen(name: str) -> bool:
    """Whether every sign can be seen. Emoji may be joined, or marked as emoji."""
    for at, each in enumerate(name):
        before, after = name[at - 1 : at], name[at + 1 : at + 2]
        if each in BLANK or (at == 0 and _is_mark(each)):
            return False
        if each == JOINER and not (_is_emoji(before) and _is_emoji(after)):
            return False
        if _is_selector(each) and not (each == AS_EMOJI and _is_emoji(before)):
            return False
    return True


def _is_mark(each: str) -> bool:
    return unicodedata.category(each) in ("Mn", "Me")


def _is_selector(each: str) -> bool:
    return "\ufe00" <= each <= "\ufe0f" or "\U000e0100" <= each <= "\U000e01ef"


def _is_emoji(each: str) -> bool:
    return each == AS_EMOJI or (each != "" and unicodedata.category(each) in ("So", "Sk") and each not in BLANK)


def _most_marks(name: str) -> int:
    """How many marks the letter with most of them carries."""
    most = piled = 0
    for each in unicodedata.normalize("NFC", name):
        piled = piled + 1 if _is_mark(each) and not _is_selector(each) else 0
        most = max(most, piled)
    return most


def _scripts(name: str) -> set[str]:
    """The first words of the letters' names, which are their scripts."""
    letters = [each for each in unicodedata.normalize("NFKC", name) if each.isalpha()]
    return {unicodedata.name(each, "").partition(" ")[0] for each in letters}


def _keys(name: str) -> set[str]:
    """What is left of a name if case, marks, spaces and points do not count: by its letters, and by their looks."""
    plain = "".join([each for each in unicodedata.normalize("NFKD", name) if not _is_mark(each) and each != JOINER])
    letters = _bare(plain.casefold())
    looks = _bare(plain.translate(_LOOKS)).casefold().translate(_LOOKS)
    looks = looks.replace("i", "l").replace("rn", "m").replace("vv", "w")
    return {letters or plain, looks or plain}


def _bare(text: str) -> str:
    return "".join([each for each in text if unicodedata.category(each)[0] in "LNS"])
