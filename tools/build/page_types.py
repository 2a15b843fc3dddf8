"""Generate the page's types and the OpenAPI document: python -m tools.build.page_types [--check]

Reads the models of src/cosca/server/protocol and the types of each game's documents; writes web/src/generated and
tests/golden/openapi.json. With `--check` nothing is written; files that are not up to date are listed, and the command
fails.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from typing_extensions import get_original_bases, is_typeddict

from cosca.games import game_names, package_of
from cosca.kernel import advance, facts, messages
from cosca.server.app import create_app
from cosca.server.core.settings import Settings
from cosca.server.protocol import (
    admin_models,
    channel_models,
    client_messages,
    http_models,
    notification_models,
    people_models,
    server_messages,
)
from cosca.server.views.snapshots import INTERNAL_VIEW_KEYS

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "web" / "src" / "generated"
OPENAPI = ROOT / "tests" / "golden" / "openapi.json"
HEAD = "// Made by tools/build/page_types.py from {source}; do not edit.\n"
PARTS = ("documents.types", "documents.types_questions", "documents.types_choices", "rules.event_types")
MAPS = {"QUESTIONS": "Questions", "CHOICES": "Choices", "EVENTS": "Events"}
EVENT = """
/** An event as its viewer saw it. */
export type GameEvent = { [Kind in keyof Events]: { event: Kind } & Events[Kind] }[keyof Events];
"""
PRIMITIVES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def generated() -> dict[str, str]:
    """Return the generated files by name."""
    files = {"wire.ts": HEAD.format(source="src/cosca/server/protocol") + _wire()}
    for name in game_names():
        parts = [package_of(f"cosca.games.{name}", part) for part in PARTS]
        modules = [part for part in parts if part is not None]
        if modules:
            source = f"src/cosca/games/{name}/documents/types*.py"
            files[f"{name}.ts"] = HEAD.format(source=source) + _game(modules)
    return files


def openapi() -> str:
    """Return the OpenAPI document of the server, without the version of the release."""
    document = create_app(Settings()).openapi()
    document["info"]["version"] = ""
    return json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def _wire() -> str:
    defined = _interfaces(
        _schemas(
            [
                messages.Message,
                messages.RuleMessage,
                advance.Condition,
                facts.LastOffer,
                facts.NextOffer,
                *_typed_dicts(server_messages),
                *_typed_dicts(http_models),
                *_typed_dicts(admin_models),
                *_typed_dicts(people_models),
                *_typed_dicts(channel_models),
                *_typed_dicts(notification_models),
            ],
            "serialization",
        )
    )
    schemas = _schemas(list(get_args(client_messages.ClientMessage)), "validation")
    for schema in schemas.values():  # added by the connection
        for name in ("v", "id"):
            schema["properties"].pop(name)
        schema["required"] = [name for name in schema["properties"] if name in schema["required"]]
    client = {f"Say{name}": schema for name, schema in schemas.items()}
    return "\n".join(
        [
            f"\nexport const VERSION = {server_messages.VERSION};\n",
            defined,
            _union("ServerMessage", [each.__name__ for each in get_args(server_messages.ServerMessage)]),
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
    for name in INTERNAL_VIEW_KEYS:
        view["properties"].pop(name, None)
    view["required"] = [name for name in view["required"] if name not in INTERNAL_VIEW_KEYS]
    maps: dict[str, str] = {}
    for module in modules:
        for variable, name in MAPS.items():
            for kind, type in getattr(module, variable, {}).items():
                maps[name] = maps.get(name, "") + f"  {json.dumps(kind)}: {type.__name__};\n"
    texts = [f"export interface {name} {{\n{lines}}}\n" for name, lines in maps.items()]
    whole = _interfaces(schemas) + "".join(texts)
    for base in {base.__name__ for each in types for base in get_original_bases(each)} & schemas.keys():
        if not re.search(rf"[:|(<] {base}\b|<{base}\b|\b{base}\[", whole):
            del schemas[base]  # all its fields are in the types derived from it
    return "\n".join(["", _interfaces(schemas), *texts]) + EVENT


def _typed_dicts(module: ModuleType) -> list[Any]:
    """Return the TypedDicts that the module defines itself, in its order."""
    own = [each for each in vars(module).values() if is_typeddict(each) and each.__module__ == module.__name__]
    return list(dict.fromkeys(own))


def _schemas(types: list[Any], mode: JsonSchemaMode) -> dict[str, Schema]:
    """Return the JSON schema of each type by its name."""
    inputs: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        (each.__name__, mode, TypeAdapter(each)) for each in types
    ]
    tops, rest = TypeAdapter.json_schemas(inputs, ref_template="{model}")
    schemas: dict[str, Schema] = {}
    for name, schema in ((name, tops[name, mode]) for name, *_ in inputs):
        assert name not in schemas, f"two types are called {name}"
        schemas[name] = rest["$defs"][schema["$ref"]] if "$ref" in schema else schema
    return schemas


def _interfaces(schemas: dict[str, Schema]) -> str:
    return "\n".join([_interface(name, schema) for name, schema in schemas.items()])


def _interface(name: str, schema: Schema) -> str:
    description = " ".join(str(schema.get("description", "")).split())
    comment = f"/** {description} */\n" if description else ""
    if not schema.get("properties"):
        return f"{comment}export type {name} = Record<string, never>;\n"
    required = schema.get("required", [])
    lines = [
        f"  {key if key.isidentifier() else json.dumps(key)}{'' if key in required else '?'}: {_type(each)};\n"
        for key, each in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(lines)}}}\n"


def _type(schema: Schema) -> str:
    """Return a schema as TypeScript; an unconstrained one is `unknown`."""
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


def documents() -> dict[Path, str]:
    """Return all generated files with their text."""
    return {**{FOLDER / name: text for name, text in generated().items()}, OPENAPI: openapi()}


def outdated() -> list[Path]:
    """Return the files that differ from what would be generated, and those that are no longer generated."""
    files = documents()
    stale = [path for path, text in files.items() if _read(path) != text]
    return stale + [path for path in FOLDER.iterdir() if path not in files]


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def main(arguments: list[str]) -> None:
    if arguments == ["--check"]:
        if paths := outdated():
            sys.exit(f"not up to date, run `make generate`: {', '.join(map(str, paths))}")
        return
    FOLDER.mkdir(exist_ok=True)
    for path, text in documents().items():
        path.write_text(text, encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
