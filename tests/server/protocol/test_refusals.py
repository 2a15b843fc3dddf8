"""Every refusal has its own message with its facts, and every message is used."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

import pytest

import cosca.server
from cosca.i18n import Catalogue, Speaker
from cosca.server.api import errors
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.texts import WORDS

SERVER = Path(cosca.server.__file__).parent
FACTS = {
    "seat": 2, "text": "area gela", "at": 1, "field": "login", "problem": "it is wrong", "n": 41, "most": 40,
    "least": 3, "bot": "capo", "bots": ["capo"], "game": "chess", "games": ["la_famiglia"], "language": "xx",
    "set": "house-9", "data": "house-1 abc", "here": "house-2 abc", "version": 2,
    "name": "cosca.example.org", "setting": "COSCA_HOSTS",
    "answer": "decline", "fact": "money", "kind": "order.which", "entry": 30, "seconds": 60, "reason": "https",
    "hours": 24, "element": "area:rome", "day": "2027-02-30", "days": 60, "time": "25:00", "zone": "Nowhere",
}  # fmt: skip
NOT_RAISED = {"refused-busy", "refused-not_allowed", "refused-not_found", "refused-refused", "refused-too_many"}


def raised() -> dict[str, set[str]]:
    """The ids of all refusals in the source, with the names of their facts."""
    facts_by_id: dict[str, set[str]] = {}
    for path in SERVER.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name | python.Attribute):
                name = node.func.id if isinstance(node.func, python.Name) else node.func.attr
                if name in ("Refused", "Unplayable") or (name == "__init__" and path.name == "integrity.py"):
                    texts = [_texts(arg) for arg in node.args]
                elif name == "Malformed":
                    texts = [_texts(each) for each in node.args[1:]]
                else:
                    continue
                codes, whys = texts[0], texts[1] if len(texts) > 1 else {""}
                for code in codes:
                    for why in whys:
                        id = f"refused-{code}--{why}" if why else f"refused-{code}"
                        facts_by_id.setdefault(id, set()).update({keyword.arg or "" for keyword in node.keywords})
    return facts_by_id


def _texts(node: python.expr) -> set[str]:
    """The texts that an argument may be."""
    if isinstance(node, python.IfExp):
        return _texts(node.body) | _texts(node.orelse)
    if isinstance(node, python.Name) and node.id == "why":
        return {"path", ""}
    assert isinstance(node, python.Constant), python.dump(node)
    return {str(node.value)}


ENTRIES = Catalogue([path.read_text(encoding="utf-8") for path in [WORDS / "en" / "refused.ftl"]]).entries


def test_every_refusal_has_a_message_and_every_message_a_refusal() -> None:
    assert set(raised()) | NOT_RAISED == set(ENTRIES)


def test_a_message_names_only_facts_that_its_refusal_has() -> None:
    for id, facts in raised().items():
        assert set(re.findall(r"\$(\w+)", ENTRIES[id])) <= facts, id


@pytest.mark.parametrize("id", sorted(ENTRIES))
def test_refusal_texts_are_sentences(id: str) -> None:
    sentence = Speaker([WORDS], strict=True).say(id, FACTS)
    assert re.fullmatch(r"[A-Z“].*[.)]|it is wrong|.*it is wrong", sentence), sentence


def test_every_code_has_a_sentence_of_its_own_and_a_status() -> None:
    codes = {id.removeprefix("refused-").partition("--")[0] for id in raised()}
    assert {f"refused-{code}" for code in codes} <= set(ENTRIES)
    only_sockets = {"overtaken"}
    assert codes - only_sockets == set(errors.STATUS)


def test_lone_surrogates_are_replaced() -> None:
    no = Refused("not_found", "bot", bot="\ud800", bots=[])
    assert errors.STATUS[no.code] == 404
    assert b'"bot":"?"' in errors.refusal_body(no)
    assert no.to_wire()["facts"]["bot"] == "?"
    assert no.to_wire()["message"] == "There is no bot called “?”."
