"""The speaker: formats messages in one language, with English as the fallback."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime.types import FluentFloat

from cosca.i18n.catalogue import COMMON, ENGLISH, Bundle, read
from cosca.i18n.ids import element, message_id
from cosca.i18n.values import Args, Missing, MissingText, Nested, NoValue, Several, Whole, is_message
from cosca.kernel.events import MutableFacts
from cosca.kernel.messages import Message

Things = Mapping[str, Sequence[str]]
TEXT: Final = "text"  # a case that is not a form of the name, but the text printed on the element


class Speaker:
    """Formatter of messages in one language.

    `things` maps an argument's name to the kinds of elements it refers to, `names` are those of an overlay by element
    key; the package describes both."""

    def __init__(
        self,
        places: Sequence[Path],
        language: str = ENGLISH,
        things: Things | None = None,
        names: Mapping[str, str | Message] | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self.language: Final = language
        self.strict: Final = strict
        self._things: Final = dict(things or {})
        self._kinds: Final = frozenset([kind for kinds in self._things.values() for kind in kinds])
        self._names: Final = dict(names or {})
        self._families: dict[int, str] = {}
        self._called: Final[dict[tuple[str, str, str], str]] = {}  # cached names: kind, id, case
        functions = {"NAME": self._name_function, "LIST": self._list_function, "SAY": self._say_function}
        self._bundles: Final = [
            Bundle(tag, read((*places, COMMON), tag), functions, strict) for tag in dict.fromkeys([language, ENGLISH])
        ]

    def learn(self, families: Mapping[Any, str]) -> None:
        """Set the family of each seat (numbers or texts), so that seats are named by their families."""
        learned = {int(seat): str(family) for seat, family in families.items()}
        if learned != self._families:
            self._families = learned
            self._called.clear()

    # ---------------------------------------------------------------- messages

    def has(self, id: str, attribute: str = "") -> bool:
        """Return whether the message, or that attribute of it, exists in the language or in English."""
        return any(bundle.has(id, attribute) for bundle in self._bundles)

    def say(self, id: str, args: Args | None = None, attribute: str = "") -> str:
        """Return the formatted message; its id if it does not exist."""
        for bundle in self._bundles:
            if bundle.has(id, attribute):
                prepared = {name: self._prepared(value) for name, value in (args or {}).items()}
                try:
                    return bundle.format(id, attribute, prepared)
                except MissingText as error:
                    raise MissingText(str(error) if f"'{id}'" in str(error) else f"message '{id}': {error}") from None
        full = f"{id}.{attribute}" if attribute else id
        if self.strict:
            raise MissingText(f"there is no message '{full}'")
        return full

    def message(self, message: Mapping[str, Any]) -> str:
        """Return the formatted text of a message document."""
        return self.say(str(message["id"]), message.get("args"))

    def first(self, ids: Sequence[str], args: Args | None = None, attribute: str = "") -> str:
        """Return the first of these ids that exists; the last one if none does."""
        present = [id for id in ids if self.has(id, attribute)]
        return self.say(present[0] if present else ids[-1], args, attribute)

    # ---------------------------------------------------------------- messages of games

    def question(self, question: Mapping[str, Any]) -> str:
        """Return the text of a question: `ask-<kind>` with its facts."""
        return self.say(message_id("ask", question["kind"]), question["facts"])

    def only(self, question: Mapping[str, Any]) -> str:
        """Return the attribute `.only` of the question, which says what may be chosen; "" if it has none."""
        id = message_id("ask", question["kind"])
        return self.say(id, question["facts"], "only") if self.has(id, "only") else ""

    def choice(self, question: str, choice: Mapping[str, Any]) -> str:
        """Return the text of an answer to that question: `choice-<question>--<kind>`, else `choice-<kind>`."""
        kind = choice["kind"]
        ids = [message_id("choice", question, case=kind), message_id("choice", kind)]
        return self.first(ids, choice_args(choice))

    def step(self, question: str, choice: Mapping[str, Any]) -> str:
        """Return an answer briefly, as part of a plan: `step-<question>--<kind>`, `step-<kind>`, else as `choice`.

        It is "" where the next step includes it.
        """
        kind = choice["kind"]
        present = [id for id in (message_id("step", question, case=kind), message_id("step", kind)) if self.has(id)]
        return self.say(present[0], choice_args(choice)) if present else self.choice(question, choice)

    def confirm(self, question: str, choice: Mapping[str, Any]) -> str:
        """Return the text to confirm before this answer; "" if there is none.

        `confirm-<question>--<text>` or `--<kind>`, `confirm-<kind>`, else `confirm-<what>` for one of its certain
        effects (`certain-<what>`).
        """
        kind = choice["kind"]
        cases = [message_id("confirm", question, case=each) for each in (choice["text"], kind)]
        sure = [each["id"].removeprefix("certain-") for each in choice.get("certain", ())]
        present = [id for id in [*cases, *(message_id("confirm", each) for each in (kind, *sure))] if self.has(id)]
        return self.say(present[0], choice_args(choice)) if present else ""

    def event(self, facts: Mapping[str, Any]) -> str:
        """Return the sentence of an event: `event-<kind>` with the facts; "" if it has none."""
        return self.say(message_id("event", facts["event"]), facts)

    def outcome(self, reason: str, winners: Sequence[int], args: Args | None = None) -> str:
        """Return the text of an outcome: `outcome-draw` or `outcome-<reason>`; `$winners` are element keys."""
        seats = [f"seat:{seat}" for seat in winners]
        return self.say(message_id("outcome", reason if winners else "draw"), {"winners": seats, **(args or {})})

    def term(self, key: str, args: Args | None = None) -> str:
        """Return the explanation of an element: `term-<kind>-<id>`, else `term-<kind>`; `$name` is the element."""
        kind, id = element(key) or (key, "")
        ids = [message_id("term", kind, id), message_id("term", kind)] if id else [message_id("term", kind)]
        return self.first(ids, {"name": key, **(args or {})})

    # ---------------------------------------------------------------- names

    def name(self, key: str, case: str = "") -> str:
        """Return the name of an element, in a grammatical case where the language has one."""
        kind, id = element(key) or ("", key)
        return self._named(kind, id, case)

    def _named(self, kind: str, id: str, case: str) -> str:
        called = self._called.get((kind, id, case))
        if called is None:
            called = self._called[kind, id, case] = self._new_name(kind, id, case)
        return called

    def _new_name(self, kind: str, id: str, case: str) -> str:
        own = self._own(f"{kind}:{id}", case)
        if own is not None:
            return own
        if kind == "seat" and id.isdigit() and int(id) in self._families:
            return self._named("family", self._families[int(id)], case)
        for message, args in ((message_id(kind, id), {}), (kind, _id_args(id))) if kind else ():
            for bundle in self._bundles:
                if case and bundle.has(message, case):
                    return bundle.format(message, case, args)
                if bundle.has(message):
                    return self._in_case(bundle.format(message, "", args), case)
        if self.strict:
            raise MissingText(f"there is no name of '{kind}:{id}'" if kind else f"'{id}' is of no kind of thing")
        return id

    def _own(self, key: str, case: str) -> str | None:
        """Return an overlay's name or text of an element in that case; None if it has none."""
        exact = self._names.get(f"{key}.{case}") if case else None
        if exact is not None:
            return exact if isinstance(exact, str) else self.message(exact)
        plain = None if case == TEXT else self._names.get(key)
        return None if plain is None else self._in_case(str(plain), case)

    def _in_case(self, name: str, case: str) -> str:
        top = self._bundles[0]
        return top.format("name", case, {"name": name}) if case and top.has("name", case) else name

    def _has_name(self, kind: str, id: str) -> bool:
        return f"{kind}:{id}" in self._names or self.has(message_id(kind, id)) or self.has(kind)

    # ---------------------------------------------------------------- the three functions

    def _name_function(self, thing: Any, of: str = "", case: str = "") -> str:
        if isinstance(thing, NoValue):
            return ""
        if isinstance(thing, Missing):
            return thing.format(None)  # pyright: ignore[reportArgumentType]
        return self._item(thing, of, case)

    def _list_function(
        self, things: Any, of: str = "", type: str = "and", case: str = "", each: str = "", times: str = ""
    ) -> str:
        if not isinstance(things, Several):
            return self._name_function(things, of, case)
        items = [{"id": each, "args": item} for item in things.items] if each else things.items
        return self.listed(items, of, type, case, times)

    def _say_function(self, message: Any) -> str:
        if isinstance(message, Nested):
            return self.message(message.message)
        if isinstance(message, str):
            return self.say(message)
        return "" if isinstance(message, NoValue) else self._name_function(message)

    def _item(self, thing: Any, of: str, case: str) -> str:
        """Return the text of an element, message or text."""
        if is_message(thing):
            return self.message(thing)
        if isinstance(thing, Nested):
            return self.message(thing.message)
        text = _plain(thing)
        key = element(text)
        if key and (self.strict or key[0] in self._kinds or self._has_name(*key)):  # else a text that has a colon
            return self._named(*key, case)
        kinds = self._things.get(of, ())
        if not kinds:
            return self._in_case(text, case)
        return self._named(next((kind for kind in kinds if self._has_name(kind, text)), kinds[0]), text, case)

    def listed(self, items: Sequence[Any], of: str = "", type: str = "and", case: str = "", times: str = "") -> str:
        """Return elements, names, texts or messages as one list; `of` is the argument that implies their kind."""
        words = [self._item(item, of, case) for item in items]
        if times:
            counts = {word: words.count(word) for word in words}
            words = [word if n == 1 else self.say(times, {"item": word, "n": n}) for word, n in counts.items()]
        if not words:
            return self.say("list-none") if self.has("list-none") else ""
        text = words[0]
        for at, word in enumerate(words[1:], 2):
            text = self.say(f"list-{type}-last" if at == len(words) else f"list-{type}", {"list": text, "next": word})
        return text

    def _prepared(self, value: Any) -> Any:
        """Return a fact as a Fluent argument."""
        if value is None:
            return NoValue()
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return Whole(value)
        if isinstance(value, float):
            return FluentFloat(value)
        if isinstance(value, list | tuple):
            items: list[Any] = list(value)  # pyright: ignore[reportUnknownArgumentType]
            return Several.of(items, self.listed)
        return Nested(value, self.message) if is_message(value) else str(value)


def _plain(value: Any) -> str:
    """Return a fact as plain text, the same as on the page; numbers are ids here and are not localised."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(int(value)) if isinstance(value, int) else str(value)


def choice_args(choice: Mapping[str, Any]) -> MutableFacts:
    """Return the arguments of an answer's message: its facts, `$n` for a number, `$name` for its element."""
    args: dict[str, Any] = {}
    number = str(choice["text"]).removeprefix(str(choice["kind"])).strip()
    if number.lstrip("-").isdigit():
        args["n"] = int(number)
    if choice["touches"]:
        args["name"] = choice["touches"][0]
    return {**args, **choice["facts"]}


def _id_args(id: str) -> MutableFacts:
    """Return the arguments of a kind's message: the id, its parts between dots, and the number at its end."""
    parts = id.split(".")
    args: MutableFacts = {"id": id, **{f"part{at}": part for at, part in enumerate(parts, 1)}}
    return {**args, "n": Whole(int(parts[-1]))} if parts[-1].lstrip("-").isdigit() else args
