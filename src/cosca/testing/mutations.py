"""Random mutations of documents: any JSON, stacks of steps, records."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any, Final

HUGE: Final = (100_000_000, 2**31, 2**63, 10**30, -(10**12), 1 << 20000)
TEXTS: Final = ("", "²", "-1", "999999999999", "x" * 5000, "__class__", "../../etc", "seat", "any", "\x00", "neutral")
DEPTHS: Final = (40, 900, 5000)
STACKS: Final = ("stack", "steps")  # the keys under which saved states and positions hold their steps

Document = dict[str, Any]


class Mutator:
    """Mutator of documents of one game; `donors` are documents of other states."""

    def __init__(self, rng: Random, donors: list[Document]) -> None:
        self.rng: Final = rng
        self.donors: Final = donors

    def document(self, document: Document) -> Document:
        """Return a copy with one or a few mutations."""
        mutated: Document = copy.deepcopy(document)
        for _ in range(self.rng.choice((1, 1, 1, 2, 3, 5))):
            key = next((key for key in STACKS if isinstance(mutated.get(key), list)), "")
            kind = self.rng.random()
            if key and kind < 0.05:
                del mutated[key]  # a position without steps starts with a phase
            elif key and kind < 0.6:
                self.stack(mutated[key], key)
            else:
                self.anywhere(mutated)
        places = _places(mutated)
        if places and self.rng.random() < 0.02:  # the last mutation: nothing else here recurses so deeply
            holder, key = self.rng.choice(places)
            holder[key] = nested(holder[key], self.rng.choice(DEPTHS))
        return mutated

    # ---------------------------------------------------------------- any JSON

    def anywhere(self, root: Document) -> None:
        """Mutate one value anywhere in the document."""
        places = _places(root)
        if not places:
            return
        holder, key = self.rng.choice(places)
        kind = self.rng.random()
        if kind < 0.08:
            del holder[key]
        elif kind < 0.14:
            holder[key] = self.from_donor(key, holder[key])
        elif kind < 0.2 and isinstance(holder, list):
            self.rearranged(holder)
        elif kind < 0.24 and isinstance(holder, dict):
            holder[self.rng.choice(("extra", "0", "6", key + "s" if isinstance(key, str) else "x"))] = holder[key]
        elif kind < 0.27:
            other, its = self.rng.choice(places)
            holder[key], other[its] = copy.deepcopy(other[its]), copy.deepcopy(holder[key])
        else:
            holder[key] = self.value(holder[key])

    def value(self, old: Any) -> Any:
        """Return a replacement for a value, mostly of its type."""
        rng = self.rng
        if rng.random() < 0.06:
            return rng.choice((None, True, 1.5, float("nan"), [], {}, "", 0, [old], {"seat": old}))
        if isinstance(old, bool):
            return not old
        if isinstance(old, int):
            return self.number(old)
        if isinstance(old, str):
            return rng.choice(TEXTS) if rng.random() < 0.5 else self.text()
        if isinstance(old, list):
            self.rearranged(old)
            return old
        return self.from_donor("", old)

    def number(self, old: int) -> int:
        """Return another number: close, plausible, or extreme."""
        rng = self.rng
        kind = rng.random()
        if kind < 0.5:
            return old + rng.choice((-2, -1, 1, 2))
        if kind < 0.92:
            return rng.choice((rng.randrange(7), rng.randrange(40), rng.randrange(120), -rng.randrange(1, 6)))
        return rng.choice(HUGE)

    def text(self) -> str:
        """Return a text from some document of the game."""
        places = _places(self.rng.choice(self.donors))
        texts = [holder[key] for holder, key in places if isinstance(holder[key], str)]
        return self.rng.choice(texts) if texts else "x"

    def from_donor(self, key: Any, old: Any) -> Any:
        """Return a donor's value of the same key; otherwise any value of that type."""
        places = _places(self.rng.choice(self.donors))
        same = [holder[its] for holder, its in places if its == key and isinstance(key, str)]
        like = same or [holder[its] for holder, its in places if type(holder[its]) is type(old)]
        return copy.deepcopy(self.rng.choice(like)) if like else old

    def rearranged(self, values: list[Any]) -> None:
        """Return the list with an entry added or removed, or in another order."""
        rng = self.rng
        kind = rng.randrange(5)
        at = rng.randrange(len(values) + 1)
        if kind == 0 and values:
            values.pop(at - 1)
        elif kind == 1 and values:
            values.insert(at, copy.deepcopy(rng.choice(values)))
        elif kind == 2:
            rng.shuffle(values)
        elif kind == 3:
            values.extend(copy.deepcopy(values) * rng.choice((1, 1, 20)))
        else:
            del values[at:]

    # ---------------------------------------------------------------- steps

    def stack(self, steps: list[Any], key: str) -> None:
        """Mutate a stack: drop, duplicate, move or import steps, or change a field of one."""
        rng = self.rng
        others: list[Any] = copy.deepcopy(rng.choice(self.donors).get(key) or [])
        kind = rng.random()
        if not steps or kind < 0.08:
            self.rearranged(steps)
        elif kind < 0.2 and others:
            steps[rng.randrange(len(steps))] = rng.choice(others)
        elif kind < 0.32 and others:
            steps.insert(rng.randrange(len(steps) + 1), rng.choice(others))
        elif kind < 0.42 and others:
            steps[rng.randrange(len(steps)) :] = others[rng.randrange(len(others)) :]
        elif kind < 0.5 and others:
            steps[:] = others
        else:
            step = rng.choice(steps[-3:])
            if isinstance(step, list) and len(step) == 2 and isinstance(step[1], dict) and step[1]:
                name = rng.choice(list(step[1]))
                step[1][name] = self.value(step[1][name])

    # ---------------------------------------------------------------- records

    def record(self, text: str) -> str:
        """Return a record with some lines mutated; mostly without its digest, which would refuse any difference."""
        rng = self.rng
        lines = text.splitlines()
        if rng.random() < 0.9:
            lines = [line for line in lines if not line.startswith("digest:")]
        for _ in range(rng.choice((1, 1, 2, 4))):
            if not lines:
                break
            at = rng.randrange(len(lines)) if rng.random() < 0.5 else rng.randrange(min(9, len(lines)))
            key, _, value = lines[at].partition(": ")
            kind = rng.random()
            if key in ("options", "position") and kind < 0.8 and value.startswith("{"):
                lines[at] = f"{key}: {self.line(value)}"
            elif kind < 0.2:
                del lines[at]
            elif kind < 0.35:
                lines.insert(rng.randrange(len(lines)), lines[at])
            elif kind < 0.5 and key == "seed":
                lines[at] = f"seed: {rng.choice(('0x' + 'f' * 9000, '1' * 5000, '-5', 'x', '١'))}"
            elif kind < 0.75 and lines[at][:1].isdecimal():
                seat, _, words = lines[at].partition(" ")
                lines[at] = rng.choice((f"{rng.choice((0, 5, 99, 10**9))} {words}", f"{seat} {rng.choice(lines)}"))
            else:
                cut = rng.randrange(len(lines[at]) + 1)
                lines[at] = (
                    lines[at][:cut] + rng.choice(("", "\x00", "#", "{", "[" * 900, "²", " 1 1")) + lines[at][cut:]
                )
        return "\n".join(lines)

    def line(self, value: str) -> str:
        """Return the JSON of a line with a mutation; truncated if it cannot be parsed or written."""
        try:
            return json.dumps(self.document(json.loads(value)))
        except (RecursionError, ValueError):
            return value + "[" * self.rng.choice(DEPTHS)


def nested(value: Any, depth: int) -> Any:
    """Return the value nested in `depth` lists."""
    for _ in range(depth):
        value = [value]
    return value


def _places(root: Any) -> list[tuple[Any, Any]]:
    """Return the places of all values in a document: the container, and the index or key in it."""
    places: list[tuple[Any, Any]] = []
    open_values = [root]
    while open_values:
        holder = open_values.pop()
        keys: list[Any] = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        for key in keys:
            places.append((holder, key))
            if isinstance(holder[key], (dict, list)):
                open_values.append(holder[key])
    return places
