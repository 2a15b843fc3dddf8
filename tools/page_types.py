"""Writes the page's types from those of Python: python tools/page_types.py

Reads the TypedDicts of server/wire.py, wire_http.py and wire_admin.py, the messages of server/messages.py, and the
types of each game's documents; writes web/src/generated. A test fails if these files are stale.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from typing_extensions import get_original_bases, is_typeddict

from cosca.games import game_names, package_of
from cosca.kernel import facts
from cosca.server import messages, wire, wire_admin, wire_http
from cosca.server.telling import UNSENT

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "generated"
HEAD = "// Made by tools/page_types.py from {source}; do not edit.\n"
PARTS = ("types", "types_questions", "types_choices", "types_events")
MAPS = {"QUESTIONS": "Questions", "CHOICES": "Choices", "EVENTS": "Events"}
EVENT = """
/** An event as its viewer saw it. */
export type GameEvent = { [Kind in keyof Events]: { event: Kind } & Events[Kind] }[keyof Events];
"""
PRIMITIVES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def generated() -> dict[str, str]:
    """The files by name, as they should be."""
    found = {
        "wire.ts": HEAD.format(source="src/cosca/server/wire.py, wire_http.py, wire_admin.py and messages.py") + _wire()
    }
    for name in game_names():
        parts = [package_of(f"cosca.games.{name}.documents", part) for part in PARTS]
        modules = [part for part in parts if part is not None]
        if modules:
            source = f"src/cosca/games/{name}/documents/types*.py"
            found[f"{name}.ts"] = HEAD.format(source=source) + _game(modules)
    return found


def _wire() -> str:
    defined = _interfaces(
        _schemas(
            [facts.NextOffer, *_typed_dicts(wire), *_typed_dicts(wire_http), *_typed_dicts(wire_admin)], "serialization"
        )
    )
    said = _schemas(list(get_args(messages.Any_)), "validation")
    for schema in said.values():  # the connection adds these
        for name in ("v", "id"):
            schema["properties"].pop(name)
        schema["required"] = [name for name in schema["properties"] if name in schema["required"]]
    client = {f"Say{name}": schema for name, schema in said.items()}
    return "\n".join(
        [
            f"\nexport const VERSION = {wire.VERSION};\n",
            defined,
            _union("ServerMessage", [each.__name__ for each in get_args(wire.ServerMessage)]),
            _interfaces(client),
            "/** What the page may say; the connection adds `v` and `id`. */",
            _union("ClientMessage", list(client)),
        ]
    )


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join([f"  | {each}" for each in members]) + ";\n"


def _game(modules: list[ModuleType]) -> str:
    types = [facts.WaitsFor, *(each for module in modules for each in _typed_dicts(module))]
    schemas = _schemas(types, "serialization")
    view = schemas["View"]
    for name in UNSENT:
        view["properties"].pop(name, None)
    view["required"] = [name for name in view["required"] if name not in UNSENT]
    maps: dict[str, str] = {}
    for module in modules:
        for variable, name in MAPS.items():
            for kind, type in getattr(module, variable, {}).items():
                maps[name] = maps.get(name, "") + f"  {json.dumps(kind)}: {type.__name__};\n"
    texts = [f"export interface {name} {{\n{lines}}}\n" for name, lines in maps.items()]
    whole = _interfaces(schemas) + "".join(texts)
    for base in {base.__name__ for each in types for base in get_original_bases(each)} & schemas.keys():
        if not re.search(rf"[:|(<] {base}\b|<{base}\b|\b{base}\[", whole):
            del schemas[base]  # all its fields stand in the types that are made of it
    return "\n".join(["", _interfaces(schemas), *texts]) + EVENT


def _typed_dicts(module: ModuleType) -> list[Any]:
    """Those that the module defines itself, in its order."""
    own = [each for each in vars(module).values() if is_typeddict(each) and each.__module__ == module.__name__]
    return list(dict.fromkeys(own))


def _schemas(types: list[Any], mode: JsonSchemaMode) -> dict[str, Schema]:
    """The JSON schema of each type by its name."""
    inputs: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        (each.__name__, mode, TypeAdapter(each)) for each in types
    ]
    tops, rest = TypeAdapter.json_schemas(inputs, ref_template="{model}")
    found: dict[str, Schema] = {}
    for name, schema in ((name, tops[name, mode]) for name, *_ in inputs):
        assert name not in found, f"two types are called {name}"
        found[name] = rest["$defs"][schema["$ref"]] if "$ref" in schema else schema
    return found


def _interfaces(schemas: dict[str, Schema]) -> str:
    return "\n".join([_interface(name, schema) for name, schema in schemas.items()])


def _interface(name: str, schema: Schema) -> str:
    said = " ".join(str(schema.get("description", "")).split())
    comment = f"/** {said} */\n" if said else ""
    if not schema.get("properties"):
        return f"{comment}export type {name} = Record<string, never>;\n"
    required = schema.get("required", [])
    lines = [
        f"  {key if key.isidentifier() else json.dumps(key)}{'' if key in required else '?'}: {_type(each)};\n"
        for key, each in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(lines)}}}\n"


def _type(schema: Schema) -> str:
    """A schema as TypeScript; what may be anything is `unknown`."""
    if "$ref" in schema:
        return schema["$ref"]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join([json.dumps(each) for each in schema["enum"]])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys([_type(each) for each in schema[key]]))
    kind = schema.get("type")
    if kind == "array":
        return _list(schema)
    if kind == "object":
        return _object(schema)
    return PRIMITIVES.get(str(kind), "unknown")


def _list(schema: Schema) -> str:
    if "prefixItems" in schema:
        least = schema.get("minItems", len(schema["prefixItems"]))
        items = [_type(each) + ("" if at < least else "?") for at, each in enumerate(schema["prefixItems"])]
        return f"[{', '.join(items)}]"
    inner = _type(schema.get("items") or {})
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _object(schema: Schema) -> str:
    values = schema.get("additionalProperties")
    return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, content in generated().items():
        (FOLDER / file).write_text(content, encoding="utf-8")
        print(FOLDER / file)
