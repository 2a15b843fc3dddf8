"""Steps as documents: every step is restored exactly, and flags and None keep their saved form."""

from __future__ import annotations

import typing
from pathlib import Path
from random import Random
from types import NoneType
from typing import Any, Final

import pytest

import cosca
from cosca.kernel.errors import BadDocument
from cosca.kernel.steps import Ask, Step, fields_of, saved_form, step_from_json, step_to_json, steps_of


class Probe(Ask[Any]):
    """A step with every form of field."""

    __slots__ = ("area", "by", "loud", "names", "picks")
    key = "test.probe"
    flags = ("loud",)
    maybe = ("area",)
    added: typing.ClassVar = {"by": None}

    def __init__(
        self, seat: int, *, loud: bool, area: int | None, names: tuple[str, ...], picks: tuple[int, ...], by: int | None
    ) -> None:
        super().__init__(seat)
        self.loud: Final = loud
        self.area: Final = area
        self.names: Final = names
        self.picks: Final = picks
        self.by: Final = by


class Heir(Probe):
    """A step that inherits the fields of its parent and adds a flag."""

    __slots__ = ("late",)
    key = "test.heir"
    flags = ("late",)

    def __init__(self, late: bool, **others: Any) -> None:
        super().__init__(**others)
        self.late: Final = late


KINDS: dict[str, type[Any]] = {Probe.key: Probe, Heir.key: Heir}
FIELDS: dict[str, Any] = {"loud": True, "area": None, "names": ("a", "b"), "picks": (3, -1), "by": 2}


def test_flags_and_none_keep_their_saved_form() -> None:
    document = step_to_json(Probe(1, **FIELDS))
    saved = {"seat": 1, "loud": 1, "area": -1, "names": ["a", "b"], "picks": [3, -1], "by": 2}
    assert document == ["test.probe", saved]
    assert type(document[1]["loud"]) is int
    step: Any = step_from_json(KINDS, document)
    assert (step.loud, step.area, step.picks) == (True, None, (3, -1))
    assert type(step.loud) is bool
    assert step_to_json(step) == document


def test_step_class_inherits_the_flags_of_its_parent() -> None:
    document = step_to_json(Heir(late=False, seat=2, **FIELDS))
    step: Any = step_from_json(KINDS, document)
    assert (step.late, step.loud, step.area) == (False, True, None)


def test_an_older_document_gets_the_default_of_a_new_field() -> None:
    document = step_to_json(Probe(1, **FIELDS))
    del document[1]["by"]
    step: Any = step_from_json(KINDS, document)
    assert step.by is None


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("loud", 2, "loud: 2 is not 0 or 1"),
        ("loud", True, "loud: True is not 0 or 1"),
        ("loud", "1", "loud: '1' is not 0 or 1"),
        ("area", None, "area: None is not a number"),
        ("picks", [[1]], "picks: "),
        ("more", 1, "fields area, by, loud, more"),
    ],
)
def test_a_wrong_field_is_refused(name: str, value: Any, message: str) -> None:
    document = step_to_json(Probe(1, **FIELDS))
    document[1][name] = value
    with pytest.raises(ValueError, match=message):
        step_from_json(KINDS, document)


def test_a_missing_field_is_refused() -> None:
    document = step_to_json(Probe(1, **FIELDS))
    del document[1]["area"]
    with pytest.raises(ValueError, match="fields by, loud"):
        step_from_json(KINDS, document)


def test_flag_without_a_field_is_refused() -> None:
    class Wrong(Ask[Any]):
        __slots__ = ()
        flags = ("loud",)

    with pytest.raises(TypeError, match="no field loud"):
        saved_form(Wrong)


@pytest.mark.parametrize("name", cosca.game_names())
def test_flags_and_fields_that_may_be_none_are_declared(name: str) -> None:
    kinds = cosca.game(name).steps
    assert len(kinds) > 30
    for kind in kinds.values():
        form = saved_form(kind)
        hints = typing.get_type_hints(kind.__init__)
        hints.pop("return", None)
        taken = {field: hint for field, hint in hints.items() if field in form.fields}
        if "__init__" in kind.__dict__ or kind.__init__ is not Step.__init__:
            assert set(taken) == set(form.fields), kind
        flags = {field for field, hint in taken.items() if hint is bool}
        maybe = {field for field, hint in taken.items() if NoneType in typing.get_args(hint)}
        assert (form.flags, form.maybe) == (flags, maybe), kind


@pytest.mark.parametrize("name", cosca.game_names())
def test_steps_are_restored_exactly(name: str) -> None:
    met: set[str] = set()
    for seed in range(6):
        rng = Random(seed)
        game = cosca.game(name, **cosca.game(name).some_options(rng))
        state = game.new(seed)
        while actors := game.actors(state):
            for step in state.stack:
                again = step_from_json(game.steps, step_to_json(step))
                assert type(again) is type(step)
                for field in fields_of(type(step)):
                    before, after = getattr(step, field), getattr(again, field)
                    assert (after, type(after)) == (before, type(before)), (step.key, field)
                met.add(step.key)
            game.apply(state, actors[0], rng.choice(game.choices(state, actors[0])))
    assert len(met) > 30


# ---------------------------------------------------------------- the registry belongs to a game


def written(folder: Path, monkeypatch: pytest.MonkeyPatch, **modules: str) -> str:
    """Write a package of rules with these modules and return it; each package needs its own name."""
    package = folder / f"rules_{folder.name.replace('-', '_')}"
    package.mkdir()
    (package / "__init__.py").touch()
    for name, text in modules.items():
        head = "from cosca.kernel.steps import Step\n"
        (package / f"{name}.py").write_text(head + text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    return package.name


def test_steps_are_collected_from_all_modules_of_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = "class One(Step):\n    __slots__ = ()\n    key = 'one'\nclass Base(Step):\n    __slots__ = ()\n"
    package = written(tmp_path, monkeypatch, first=one, second="from .first import One\n")
    assert list(steps_of(package)) == ["one"]


def test_duplicate_step_key_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = [f"class {name}(Step):\n    __slots__ = ()\n    key = 'same'\n" for name in ("One", "Two")]
    with pytest.raises(TypeError, match="duplicate step same: One and Two"):
        steps_of(written(tmp_path, monkeypatch, first=one, second=two))


def test_no_step_belongs_to_two_games() -> None:
    games = [cosca.game(name) for name in cosca.game_names()]
    kinds = [kind for game in games for kind in game.steps.values()]
    assert len(kinds) == len(set(kinds))
    for game in games:
        assert set(game.questions()) < set(game.steps)


@pytest.mark.parametrize("name", cosca.game_names())
def test_step_of_another_game_is_refused(name: str) -> None:
    game = cosca.game(name)
    other = cosca.game(next(each for each in cosca.game_names() if each != name))
    kinds = [kind for key, kind in other.steps.items() if key not in game.steps]
    foreign = next(kind for kind in kinds if fields_of(kind) == ("seat",))
    document = game.new(1).to_json()
    document["stack"].append([foreign.key, {"seat": 1}])
    with pytest.raises(BadDocument, match=f"no step '{foreign.key}'"):
        game.from_json(document)
    view = game.view(game.new(1), 1)
    view["steps"].append([foreign.key, {"seat": 1}])
    with pytest.raises(BadDocument, match=f"no step '{foreign.key}'"):
        game.position(view)
