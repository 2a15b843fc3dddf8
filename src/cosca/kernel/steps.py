"""Steps: what the rules still have to do, as small immutable records on the state's stack.

A `Step` is done as soon as it is on top; an `Ask` waits for one seat, a `Sealed` for several at once.
Steps hold open facts only. Secrets live in the state, so a stack may be shown to anyone.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeGuard, TypeVar

from cosca.kernel.events import Facts
from cosca.kernel.plain import items, mapping

if TYPE_CHECKING:
    from cosca.kernel.choice import Choice
    from cosca.kernel.why import WhyNot

S = TypeVar("S")


class Step(Generic[S]):
    """Something that happens by itself. The parameters of `__init__` are its fields, by name.

    A field is a number, a text, a tuple of them, a flag or None. A flag is saved as 0 or 1, None as -1, so a class
    names its flags and the fields that may be None; a class inherits these names and adds its own.
    """

    __slots__ = ()
    key: ClassVar[str] = ""
    flags: ClassVar[tuple[str, ...]] = ()  # the fields that are True or False
    maybe: ClassVar[tuple[str, ...]] = ()  # the fields that may be None; such a number is never -1
    added: ClassVar[dict[str, Any]] = {}  # fields that older documents and digests lack, with their value there

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
        """Does it; the step has left the stack already."""
        raise NotImplementedError(self.key)


class Ask(Step[S]):
    """A decision that one seat owes.

    A list of one is taken by itself if `open` holds: everyone can see then that there is no choice.
    """

    __slots__ = ("seat",)
    open: ClassVar[bool] = True
    path: ClassVar[bool] = (
        False  # the seat's next question belongs to this one: each answer tells what that would offer
    )
    odds: ClassVar[bool] = (
        False  # what comes of an answer is open, but its odds can be reckoned from what the seat sees
    )
    goal: ClassVar[bool] = False  # at the end of a path: an answer says what the one before is for, and may come first

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def choices(self, s: S) -> list[Choice]:
        """All legal choices, each once; none at all lets the step lapse."""
        raise NotImplementedError(self.key)

    def take(self, s: S, choice: Choice) -> None:
        """Carries out a legal choice; the step has left the stack already."""
        raise NotImplementedError(self.key)

    def lapse(self, s: S) -> None:
        """What happens when there is nothing to choose: nothing, as a rule."""

    def about(self, s: S) -> Facts:
        """What the question is about, as every player and bot is told."""
        return {}

    def facts(self, s: S) -> Facts:
        """All facts that a person needs to read the question; only what the seat may know."""
        return self.about(s)

    def facts_of(self, s: S, choice: Choice) -> Facts:
        """The facts of one answer, for people: its price, what it gives, what is certain to follow.

        `cost` is what it costs in money; `group` is the same for answers that come to the same.
        """
        return {}

    def why_not(self, s: S, element: str) -> WhyNot | None:
        """Why this element of the board is not among the `choices`, by the same predicates; for people.

        None where the question never asks for such a thing. It is asked only for what is not offered.
        """
        return None

    def floor(self, s: Any) -> int:
        """How many of the steps below this one do not belong to what an answer brings about: all, as a rule."""
        steps: list[Step[Any]] = s.stack
        return len(steps)

    def price_of(self, s: S, choice: Choice) -> int | None:
        """What `facts_of` says that the answer costs; None if it says nothing."""
        return self.facts_of(s, choice).get("cost")


class Sealed(Step[S]):
    """A secret choice of several seats at once, each in one or more picks.

    A seat whose picks are complete owes nothing more, but until all are complete it may start over.
    """

    __slots__ = ("seats",)
    odds: ClassVar[bool] = False  # as for an `Ask`

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def choices_of(self, s: S, seat: int, picks: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """All legal next picks of that seat."""
        raise NotImplementedError(self.key)

    def complete(self, s: S, seat: int, picks: tuple[Choice, ...]) -> bool:
        """Whether the seat has chosen; after one pick, unless a step says otherwise."""
        return bool(picks)

    def opened(self, s: S, picks: list[tuple[Choice, ...]]) -> None:
        """All have chosen: goes on with their picks, in the order of `seats`."""
        raise NotImplementedError(self.key)

    def about(self, s: S, seat: int) -> Facts:
        """What that seat's question is about, as it and its bot are told."""
        return {}

    def facts(self, s: S, seat: int) -> Facts:
        """All facts that a person at that seat needs to read the question."""
        return self.about(s, seat)

    def facts_of(self, s: S, seat: int, choice: Choice) -> Facts:
        """The facts of one answer of that seat, for people."""
        return {}

    def why_not(self, s: S, seat: int, element: str) -> WhyNot | None:
        """Why this element is not among that seat's `choices_of`; None where such a thing is never asked for."""
        return None


_fields: dict[type[Any], tuple[str, ...]] = {}
_saved: dict[type[Any], SavedForm] = {}


class SavedForm:
    """How the fields of a class of steps are saved."""

    __slots__ = ("added", "fields", "flags", "maybe")

    def __init__(self, kind: type[Any]) -> None:
        self.fields: Final = fields_of(kind)
        self.flags: Final[set[str]] = set()
        self.maybe: Final[set[str]] = set()
        self.added: Final[dict[str, Any]] = {}
        for base in kind.__mro__:
            self.flags.update(base.__dict__.get("flags", ()))
            self.maybe.update(base.__dict__.get("maybe", ()))
            self.added.update(base.__dict__.get("added", {}))
        unknown = [name for name in (*self.flags, *self.maybe, *self.added) if name not in self.fields]
        if unknown:
            raise TypeError(f"step {kind.__name__}: no field {', '.join(sorted(unknown))}")


def saved_form(kind: type[Any]) -> SavedForm:
    """How the steps of this class are saved."""
    known = _saved.get(kind)
    if known is None:
        known = _saved[kind] = SavedForm(kind)
    return known


def fields_of(kind: type[Any]) -> tuple[str, ...]:
    """The field names of a class with slots (interpreted or compiled), in alphabetical order."""
    known = _fields.get(kind)
    if known is None:
        names: set[str] = set()
        for base in kind.__mro__:
            declared: object = base.__dict__.get("__slots__", base.__dict__.get("__mypyc_attrs__", ()))
            names.update([str(name) for name in items(declared) or ()])
        known = _fields[kind] = tuple(sorted(name for name in names if not name.startswith("__")))
    return known


def steps_of(package: str) -> dict[str, type[Any]]:
    """All classes of steps with a key that the modules of a package hold, by key; two of one key are an error."""
    found: dict[str, type[Any]] = {}
    for each in iter_modules(import_module(package).__path__):
        for kind in vars(import_module(f"{package}.{each.name}")).values():
            if not _is_step(kind) or not kind.key:
                continue
            if found.setdefault(kind.key, kind) is not kind:
                raise TypeError(f"duplicate step {kind.key}: {found[kind.key].__name__} and {kind.__name__}")
            saved_form(kind)
    return found


def _is_step(value: Any) -> TypeGuard[type[Step[Any]]]:
    return isinstance(value, type) and issubclass(value, Step)


def step_to_json(step: Step[Any]) -> list[Any]:
    """`[key, {field: value}]`; a flag is 0 or 1, None is -1."""
    kind = type(step)
    values: dict[str, Any] = {}
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
    """The step without fields that came later, which only tell people more: so older digests hold."""
    key, values = step_to_json(step)
    for name in saved_form(type(step)).added:
        del values[name]
    return [key, values]


def step_from_json(kinds: dict[str, type[Any]], document: Any) -> Step[Any]:
    """The step of such a document, one of these kinds; ValueError or TypeError if there is none."""
    key, values = document
    kind = kinds.get(key)
    given = mapping(values)
    if kind is None or given is None:
        raise ValueError(f"no step {key!r}")
    form = saved_form(kind)
    for name in form.fields:
        if name not in given and name in form.added:
            given[name] = form.added[name]
        elif name in given:
            given[name] = _value(given[name], name, form, key)
    if tuple(sorted(given)) != form.fields:
        raise ValueError(f"step {key}: fields {', '.join(sorted(given))} instead of {', '.join(form.fields)}")
    step: Step[Any] = kind(**given)
    return step


def _restored(kind: type[Any], values: list[Any]) -> Step[Any]:
    """A step out of a pickle."""
    step: Step[Any] = kind(**dict(zip(fields_of(kind), values, strict=True)))
    return step


def _value(value: Any, name: str, form: SavedForm, key: str) -> Any:
    """The value of a field as its constructor takes it."""
    if name in form.flags:
        if type(value) is not int or value not in (0, 1):
            raise ValueError(f"step {key}: {name}: {str(value)[:40]} is not 0 or 1")
        return value == 1
    if name in form.maybe and value == -1:
        return None
    listed = items(value)
    if any([type(each) not in (int, str) for each in ([value] if listed is None else listed)]):
        raise ValueError(f"step {key}: {name}: {str(value)[:40]} is not a number, a text, or a list of them")
    return value if listed is None else tuple(listed)
