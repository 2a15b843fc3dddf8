"""Steps: pending work of the rules, as small immutable objects on the state's stack.

A `Step` runs as soon as it is on top; an `Ask` waits for one seat, a `Sealed` for several at once.
Steps hold public facts only; secrets are in the state, so a stack may be shown to anyone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeGuard, TypeVar

from cosca.compiled import mypyc_attr
from cosca.kernel.events import Facts
from cosca.kernel.narrowing import items, mapping, shown

if TYPE_CHECKING:
    from cosca.kernel.choice import Choice
    from cosca.kernel.messages import RuleMessage

S = TypeVar("S")
FieldValues = dict[str, Any]  # of a step, by the name of the field

LARGEST: Final = 1_000_000  # largest number in a field without a declared range
LONGEST: Final = 100  # most entries of such a list


class Values:
    """The allowed values of a step field: one of these, or a list of up to `most` of them."""

    __slots__ = ("allowed", "most")

    def __init__(self, allowed: range | tuple[str, ...], most: int = 0) -> None:
        self.allowed: Final = allowed
        self.most: Final = most  # 0: not a list

    def refusal(self, value: Any) -> str:
        """Return why this value is not allowed; "" if it is."""
        listed = items(value)
        if (listed is not None) != (self.most > 0):
            return f"{shown(value)} is {'not ' if self.most else ''}a list"
        if listed is not None and len(listed) > self.most:
            return f"a list of {len(listed)} is longer than {self.most}"
        allowed = self.allowed
        for item in [value] if listed is None else listed:
            if isinstance(allowed, range):
                if type(item) is not int or item not in allowed:
                    return f"{shown(item)} is not a number from {allowed.start} to {allowed.stop - 1}"
            elif type(item) is not str or item not in allowed:
                return f"{shown(item)} is not one of {', '.join(allowed)}"
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A step that runs by itself. The parameters of `__init__` are its fields, by name.

    A field is a number, a text, a tuple of them, a flag or None. A flag is saved as 0 or 1, None as -1, so a class
    names its flags and the fields that may be None; a class inherits these names and adds its own. What values
    the other fields may have at a table is said by the `ranges` of its game.
    """

    __slots__ = ()
    key: ClassVar[str] = ""
    next_turn: ClassVar[bool] = False  # another turn begins when it runs: while it is pending, a turn lasts
    flags: ClassVar[tuple[str, ...]] = ()  # the fields that are True or False
    maybe: ClassVar[tuple[str, ...]] = ()  # the fields that may be None; such a number is never -1
    added: ClassVar[FieldValues] = {}  # fields that older documents and digests lack, with the value to assume

    def __repr__(self) -> str:
        names = sorted(fields_of(type(self)), key=lambda name: (name != "seat", name))
        return f"{type(self).__name__}({', '.join([f'{name}={getattr(self, name)!r}' for name in names])})"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        kind = type(self)
        return _restored, (kind, [getattr(self, name) for name in fields_of(kind)])

    def run(self, s: S) -> None:
        """Run the step, which has been popped already."""
        raise NotImplementedError(self.key)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A decision that one seat owes.

    A single choice is made automatically if `open` holds: then everyone can see that there is no alternative.
    """

    __slots__ = ("seat",)
    open: ClassVar[bool] = True
    path: ClassVar[bool] = False  # the seat's next question belongs to this one; answers list what it would offer
    far: ClassVar[bool] = False  # its path may be one question longer: what `next` offers lists what would follow it
    odds: ClassVar[bool] = False  # the effect of an answer is random, with odds that follow from what the seat sees
    goal: ClassVar[bool] = False  # the end of a path: an answer is the purpose of the previous one, and may come first

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def choices(self, s: S) -> list[Choice]:
        """Return all legal choices, each once; without any, the step lapses."""
        raise NotImplementedError(self.key)

    def take(self, s: S, choice: Choice) -> None:
        """Apply a legal choice; the step has been popped already."""
        raise NotImplementedError(self.key)

    def lapse(self, s: S) -> None:
        """Handle a question without choices; does nothing unless overridden."""

    def about(self, s: S) -> Facts:
        """Return what the question is about, as public facts."""
        return {}

    def facts(self, s: S) -> Facts:
        """Return all facts that a person needs for the question; only what the seat may know."""
        return self.about(s)

    def facts_of(self, s: S, choice: Choice) -> Facts:
        """Return the facts of one answer, for people: its price, what it gives, its certain effects.

        `cost` is its price in money; `group` is the same for equivalent answers.
        """
        return {}

    def why_not(self, s: S, element: str) -> RuleMessage | None:
        """Return why this element of the board is not among the `choices`, by the same predicates; for people.

        None if the question never asks for such an element. Called only for elements that are not offered.
        """
        return None

    def usual(self, s: S, choices: Sequence[Choice]) -> Choice | None:
        """Return which of the `choices` is taken unless a person picks another one; None if none stands out.

        A page shows it as set beforehand, so that it can be taken together with the answer before or after it.
        """
        return None

    def price_of(self, s: S, choice: Choice) -> int | None:
        """Return the `cost` in `facts_of`; None if it has none."""
        return self.facts_of(s, choice).get("cost")


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """A secret choice of several seats at once, each in one or more picks.

    A seat whose picks are complete owes nothing more, but until all are complete it may start over.
    """

    __slots__ = ("seats",)
    odds: ClassVar[bool] = False  # as for an `Ask`

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def choices_of(self, s: S, seat: int, picks: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """Return all legal next picks of that seat."""
        raise NotImplementedError(self.key)

    def complete(self, s: S, seat: int, picks: tuple[Choice, ...]) -> bool:
        """Return whether the seat has chosen: after one pick unless overridden."""
        return bool(picks)

    def opened(self, s: S, picks: list[tuple[Choice, ...]]) -> None:
        """Continue with the picks of all seats, in the order of `seats`."""
        raise NotImplementedError(self.key)

    def about(self, s: S, seat: int) -> Facts:
        """Return what that seat's question is about, as facts for that seat."""
        return {}

    def facts(self, s: S, seat: int) -> Facts:
        """Return all facts that a person at that seat needs for the question."""
        return self.about(s, seat)

    def facts_of(self, s: S, seat: int, choice: Choice) -> Facts:
        """Return the facts of one answer of that seat, for people."""
        return {}

    def why_not(self, s: S, seat: int, element: str) -> RuleMessage | None:
        """Return why this element is not among that seat's `choices_of`; None if the step never asks for such a one."""
        return None


_fields: dict[type[Any], tuple[str, ...]] = {}
_saved: dict[type[Any], SavedForm] = {}


class SavedForm:
    """The saved format of the fields of a step class."""

    __slots__ = ("added", "fields", "flags", "maybe")

    def __init__(self, kind: type[Any]) -> None:
        self.fields: Final = fields_of(kind)
        self.flags: Final[set[str]] = set()
        self.maybe: Final[set[str]] = set()
        self.added: Final[FieldValues] = {}
        for base in kind.__mro__:
            self.flags.update(base.__dict__.get("flags", ()))
            self.maybe.update(base.__dict__.get("maybe", ()))
            self.added.update(base.__dict__.get("added", {}))
        unknown = [name for name in (*self.flags, *self.maybe, *self.added) if name not in self.fields]
        if unknown:
            raise TypeError(f"step {kind.__name__}: no field {', '.join(sorted(unknown))}")


def saved_form(kind: type[Any]) -> SavedForm:
    """Return the saved format of this step class, cached."""
    known = _saved.get(kind)
    if known is None:
        known = _saved[kind] = SavedForm(kind)
    return known


def fields_of(kind: type[Any]) -> tuple[str, ...]:
    """Return the field names of a class with slots (interpreted or compiled), in alphabetical order."""
    known = _fields.get(kind)
    if known is None:
        names: set[str] = set()
        for base in kind.__mro__:
            declared: object = base.__dict__.get("__slots__", base.__dict__.get("__mypyc_attrs__", ()))
            names.update([str(name) for name in items(declared) or ()])
        known = _fields[kind] = tuple(sorted(name for name in names if not name.startswith("__")))
    return known


def steps_of(package: str) -> dict[str, type[Any]]:
    """Return all step classes in the modules of a package by key; raise TypeError for a duplicate key."""
    by_key: dict[str, type[Any]] = {}
    for module in iter_modules(import_module(package).__path__):
        for kind in vars(import_module(f"{package}.{module.name}")).values():
            if not _is_step(kind) or not kind.key:
                continue
            if by_key.setdefault(kind.key, kind) is not kind:
                raise TypeError(f"duplicate step {kind.key}: {by_key[kind.key].__name__} and {kind.__name__}")
            saved_form(kind)
    return by_key


def _is_step(value: Any) -> TypeGuard[type[Step[Any]]]:
    return isinstance(value, type) and issubclass(value, Step)


def step_to_json(step: Step[Any]) -> list[Any]:
    """Return the step as `[key, {field: value}]`; a flag is 0 or 1, None is -1."""
    kind = type(step)
    values: FieldValues = {}
    for name in fields_of(kind):
        value = getattr(step, name)
        if value is None:
            value = -1
        elif value is True:
            value = 1
        elif value is False:
            value = 0
        else:
            listed = items(value)
            value = value if listed is None else listed
        values[name] = value
    return [kind.key, values]


def step_for_digest(step: Step[Any]) -> list[Any]:
    """Return the step without fields that were added later for people, so that older digests stay valid."""
    key, values = step_to_json(step)
    for name in saved_form(type(step)).added:
        del values[name]
    return [key, values]


def step_from_json(kinds: dict[str, type[Any]], document: Any, ranges: Mapping[str, Values] | None = None) -> Step[Any]:
    """Return the step of such a document, with every field in its range; raise ValueError if it is invalid."""
    pair = items(document)
    if pair is None or len(pair) != 2:
        raise ValueError(f"{shown(document)} is not a step with its fields")
    key, values = pair
    kind = kinds.get(key) if isinstance(key, str) else None
    given = mapping(values)
    if kind is None or given is None:
        raise ValueError(f"no step {shown(key)}")
    form = saved_form(kind)
    for name in form.fields:
        if name not in given and name in form.added:
            given[name] = form.added[name]
        elif name in given:
            given[name] = _value(given[name], name, form, key, ranges or {})
    if tuple(sorted(given)) != form.fields:
        raise ValueError(f"step {key}: fields {', '.join(sorted(given))[:200]} instead of {', '.join(form.fields)}")
    step: Step[Any] = kind(**given)
    return step


def _restored(kind: type[Any], values: list[Any]) -> Step[Any]:
    """Return a step from a pickle."""
    step: Step[Any] = kind(**dict(zip(fields_of(kind), values, strict=True)))
    return step


def _value(value: Any, name: str, form: SavedForm, key: str, ranges: Mapping[str, Values]) -> Any:
    """Return the value of a field as its constructor expects it, checked against the range of the step or the field."""
    if name in form.flags:
        if type(value) is not int or value not in (0, 1):
            raise ValueError(f"step {key}: {name}: {shown(value)} is not 0 or 1")
        return value == 1
    if name in form.maybe and type(value) is int and value == -1:
        return None
    values = ranges.get(f"{key}.{name}") or ranges.get(name)
    refusal = _refusal(value) if values is None else values.refusal(value)
    if refusal:
        raise ValueError(f"step {key}: {name}: {refusal}")
    listed = items(value)
    return value if listed is None else tuple(listed)


def _refusal(value: Any) -> str:
    """Return why this value is not allowed in any field; "" if it is."""
    listed = items(value)
    for item in [value] if listed is None else listed[: LONGEST + 1]:
        if type(item) not in (int, str):
            return f"{shown(value)} is not a number, a text, or a list of them"
        if type(item) is int and abs(item) > LARGEST:
            return f"{shown(item)} is not a number from {-LARGEST} to {LARGEST}"
    return f"a list of {len(listed)} is longer than {LONGEST}" if listed and len(listed) > LONGEST else ""
