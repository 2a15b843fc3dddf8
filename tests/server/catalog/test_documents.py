"""Documents of games by component set: a table is shown with the set that it is played with."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import cosca
from cosca.games import kit
from cosca.server.catalog.documents import component_set_id
from tests.server.support.http_client import ServerHarness, run_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server")) as harness:
        yield harness


def test_table_of_an_older_set_uses_that_set(tmp_path: Path) -> None:
    with run_server(tmp_path, data={"la_famiglia": "house-1"}) as server:
        visitor = server.visitor("Ann")
        table = visitor.table()
    with run_server(tmp_path) as again:
        visitor.server = again
        visitor.http.base_url = again.base
        visitor.http.headers["Origin"] = again.base
        shown = visitor.get(f"/api/tables/{table}").json()
        (brief,) = visitor.get("/api/my/tables").json()
        newest = visitor.get("/api/games").json()[0]["set"]
        assert shown["set"] == brief["set"] == component_set_id(cosca.game("la_famiglia", data="house-1").data_name())
        assert shown["set"] != newest
        old, new = [
            visitor.get(f"/api/games/la_famiglia/sets/{each}/components").json() for each in (shown["set"], newest)
        ]
        assert old == _plain(cosca.game("la_famiglia", data="house-1").components())
        assert new == _plain(cosca.game("la_famiglia").components())
        assert old != new


def _plain(document: object) -> object:
    return json.loads(json.dumps(document))


def test_the_set_of_an_overlay_is_served(tmp_path: Path) -> None:
    overlay = tmp_path / "mine"
    overlay.mkdir()
    (overlay / "set.toml").write_text('name = "my own/set"\n')
    with run_server(tmp_path, data={"la_famiglia": str(overlay)}) as server:
        visitor = server.visitor("Ann")
        shown = visitor.get(f"/api/tables/{visitor.table()}").json()
        assert re.fullmatch(r"my-own-set-[0-9a-f]{16}", shown["set"])
        answer = visitor.get(f"/api/games/la_famiglia/sets/{shown['set']}/components")
        assert answer.status_code == 200
        older = component_set_id(cosca.game("la_famiglia", data="house-1").data_name())
        assert visitor.get(f"/api/games/la_famiglia/sets/{older}/components").status_code == 200


@pytest.mark.parametrize("set", ["house-2", "house-2-0123456789abcdef", "house-9-a2433bcc642472cb", "-", "%2e%2e"])
def test_unknown_set_is_refused(server: ServerHarness, set: str) -> None:
    visitor = server.visitor()
    for what in ("components", "glossary", "words/en"):
        assert visitor.error(visitor.get(f"/api/games/la_famiglia/sets/{set}/{what}"), 404) == "not_found"


@pytest.mark.parametrize("name", cosca.game_names())
def test_game_words_include_those_of_the_server_and_parse(server: ServerHarness, name: str) -> None:
    answer = (
        server.visitor().get(f"/api/games/{name}/sets/{component_set_id(cosca.game(name).data_name())}/words/en").json()
    )
    assert (answer["language"], list(answer["ftl"])) == ("en", ["en"])
    entries = FluentParser().parse(answer["ftl"]["en"]).body
    assert [entry for entry in entries if isinstance(entry, ast.Junk)] == []
    ids = {entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term)}
    assert {"refused-stale", "list-and"} <= ids
    assert answer["things"]["seat"] == ["seat"]
    assert answer["laws"]["game_over"]


@pytest.mark.parametrize("language", ["xx", "%2e%2e", "en.ftl", "EN"])
def test_unknown_language_is_refused(server: ServerHarness, language: str) -> None:
    visitor = server.visitor()
    assert visitor.error(visitor.get(f"/api/words/{language}"), 404) == "not_found"
    for what in ("rules", "guide"):
        assert visitor.error(visitor.get(f"/api/games/la_famiglia/{what}/{language}"), 404) == "not_found"


@pytest.mark.parametrize("name", cosca.game_names())
def test_rules_are_available_in_each_language(server: ServerHarness, name: str) -> None:
    visitor = server.visitor()
    english = visitor.get(f"/api/games/{name}/rules").json()
    for language in [page.parent.name for page in kit(name).words.glob("*/rules.md")]:
        answer = visitor.get(f"/api/games/{name}/rules/{language}").json()
        assert [each["id"] for each in answer] == [each["id"] for each in english]
        assert (answer == english) == (language == "en")
        guide = visitor.get(f"/api/games/{name}/guide/{language}").json()
        assert guide["set"] == component_set_id(cosca.game(name).data_name())
        assert guide["blocks"][0]["kind"] == "heading"


def test_refusal_words_are_available_without_a_game(server: ServerHarness) -> None:
    answer = server.visitor().get("/api/words/en").json()
    assert "refused-signed_out =" in answer["ftl"]["en"]


@pytest.mark.parametrize("what", ["components", "glossary"])
def test_page_of_version_1_is_told_to_reload(server: ServerHarness, what: str) -> None:
    visitor = server.visitor()
    answer = visitor.get(f"/api/games/la_famiglia/{what}")
    assert visitor.error(answer, 400) == "version"
    assert "Reload the page" in answer.json()["error"]["message"]
