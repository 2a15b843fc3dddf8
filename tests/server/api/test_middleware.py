"""Middleware: headers, body sizes, limits, errors; and the files of the page."""

from __future__ import annotations

import gzip
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import Request

import cosca
from cosca.server.api.errors import STATUS
from cosca.server.catalog.documents import component_set_id
from cosca.server.core.http_cache import respond_cached
from cosca.server.core.static_files import BuiltPage
from cosca.server.web.preload import respond_with_inlined_data
from tests.server.support.http_client import ServerHarness, run_server

SAFE = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
CODES = (
    "stale illegal not_yours not_allowed not_found malformed too_large too_many over not_started version "
    "signed_out refused no_hints nothing_asked busy"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server")) as harness:
        yield harness


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/me", "/api/nothing", "/assets/none.js", "/healthz", "/metrics"])
def test_every_response_has_security_headers(server: ServerHarness, path: str):
    headers = server.visitor().get(path).headers
    assert {name: headers[name] for name in SAFE} == SAFE
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "server" not in headers


def test_api_responses_are_not_cached(server: ServerHarness):
    visitor = server.visitor("Ann")
    for path in ("/api/me", "/api/tables", "/api/my/tables", "/api/nothing", "/healthz"):
        assert visitor.get(path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("name", cosca.game_names())
@pytest.mark.parametrize(
    "what", ["sets/{set}/components", "sets/{set}/glossary", "sets/{set}/words/en", "rules", "rules/en", "guide/en"]
)
def test_game_documents_are_cached_by_etag(server: ServerHarness, name: str, what: str):
    visitor = server.visitor()
    path = f"/api/games/{name}/{what.format(set=component_set_id(cosca.game(name).data_name()))}"
    first = visitor.get(path)
    assert first.status_code == 200
    assert first.json()
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"  # names change without the hash of a set
    again = visitor.get(path, **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = visitor.get(path, **{"Accept-Encoding": "identity"})
    assert plain.content == first.content


def test_unknown_path_or_method_is_refused_as_json(server: ServerHarness):
    visitor = server.visitor("Ann")
    assert visitor.error(visitor.get("/api/nothing"), 404) == "not_found"
    assert visitor.error(visitor.get("/api/games/chess/rules"), 404) == "not_found"
    assert visitor.error(visitor.get("/api/games/la_famiglia/sets/house-9-abc/components"), 404) == "not_found"
    assert visitor.error(visitor.get("/api/words/xx"), 404) == "not_found"
    assert visitor.error(visitor.post("/api/nothing/at/all"), 404) == "not_found"
    assert visitor.error(visitor.send("DELETE", "/api/games"), 404) == "not_found"
    assert visitor.error(visitor.post("/t/abc"), 405) == "not_allowed"


@pytest.mark.parametrize("body", [b"{", b"[]", b"7", b'{"name": 5}', b'{"nam": "x"}', b'{"name": "\xff"}', b"[" * 5000])
def test_malformed_body_is_refused(server: ServerHarness, body: bytes):
    visitor = server.visitor()
    answer = visitor.http.post("/api/guest", content=body, headers={"Content-Type": "application/json"})
    assert visitor.error(answer, 400) == "malformed"


def test_invalid_field_is_named(server: ServerHarness):
    visitor = server.visitor("Ann")
    answer = visitor.post("/api/tables", {"game": "la_famiglia", "seats": {"one": "me"}})
    assert answer.json()["error"]["message"].startswith("seats.one")
    answer = visitor.post("/api/tables", {"game": "la_famiglia", "open": "yes"})
    assert answer.json()["error"]["message"].startswith("open: ")


def test_large_body_is_refused_with_and_without_content_length(server: ServerHarness):
    visitor = server.visitor("Ann")
    assert visitor.error(visitor.post("/api/guest", {"name": "x" * 9000}), 413) == "too_large"

    def pieces() -> Iterator[bytes]:
        for _ in range(20):
            yield b"x" * 1000

    answer = visitor.http.post("/api/guest", content=pieces(), headers={"Content-Type": "application/json"})
    assert visitor.error(answer, 413) == "too_large"


def test_rate_limit_does_not_affect_other_users(tmp_path: Path):
    with run_server(
        tmp_path, requests_per_minute=12, guests_per_minute=2, tables_per_minute=1, tables_per_user=2
    ) as server:
        ann = server.visitor("Ann")
        assert ann.post("/api/tables", {"game": "la_famiglia"}).status_code == 200
        assert ann.error(ann.post("/api/tables", {"game": "la_famiglia"}), 429) == "too_many"
        codes = {ann.get("/api/me").status_code for _ in range(20)}
        assert codes == {200, 429}
        bea = server.visitor("Bea")
        assert bea.get("/api/me").status_code == 200
        assert bea.error(server.visitor().post("/api/guest"), 429) == "too_many"
        assert server.visitor().get("/healthz").status_code == 200


def test_server_error_is_reported_without_details(server: ServerHarness, monkeypatch: pytest.MonkeyPatch):
    async def broken(work: object) -> None:
        raise ZeroDivisionError("secret words")

    visitor = server.visitor("Ann")
    monkeypatch.setattr(server.services.store, "read", broken)
    answer = visitor.get("/api/me")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "refused")
    assert "secret words" not in answer.text
    assert answer.headers["x-frame-options"] == "DENY"


def test_every_code_of_the_contract_has_a_status():
    assert set(STATUS) == set(CODES.split())


def test_api_docs_use_no_external_scripts(server: ServerHarness):
    visitor = server.visitor()
    paths = visitor.get("/api/openapi.json").json()["paths"]
    assert "/api/tables/{id}/seats/{seat}" in paths
    for path in ("/docs", "/redoc", "/api/docs"):
        assert "<script" not in visitor.get(path).text.replace('<script type="module" crossorigin src="/', "")


# -------------------------------------------------------------------- the page


@pytest.fixture
def page(tmp_path: Path) -> BuiltPage:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 2000)
    (tmp_path / "assets" / "index-abc123.js").write_text("1;")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    return BuiltPage(tmp_path)


def test_files_of_the_page(page: BuiltPage):
    index, script, icon = page.find("/"), page.find("/assets/index-abc123.js"), page.find("/favicon.svg")
    assert index is not None
    assert (index.media_type, index.cache) == ("text/html", "no-cache")
    assert gzip.decompress(index.gzipped or b"") == index.body
    assert script is not None
    assert script.media_type == "text/javascript"
    assert "immutable" in script.cache
    assert icon is not None
    assert icon.media_type == "image/svg+xml"
    assert page.find("/t/abc") == page.find("/quick/la_famiglia") == index
    assert page.find("/assets/gone.js") is None


@pytest.mark.parametrize("path", ["/../secret", "/assets/../../secret", "//etc/passwd", "/%2e%2e/secret", "/.."])
def test_nothing_outside_the_page_is_served(page: BuiltPage, tmp_path: Path, path: str):
    (tmp_path.parent / "secret").write_text("hidden")
    document = page.find(path)
    assert document is None or b"hidden" not in document.body


def test_rebuilt_page_is_reloaded(page: BuiltPage, tmp_path: Path):
    page.find("/")
    (tmp_path / "index.html").write_text("new")
    os.utime(tmp_path / "index.html", ns=(1, 1))
    document = page.find("/")
    assert document is not None
    assert document.body == b"new"


def test_missing_page_build_is_explained(tmp_path: Path):
    document = BuiltPage(tmp_path / "none").find("/t/abc")
    assert document is not None
    assert document.media_type == "text/plain"
    assert b"make build-page" in document.body


def test_page_has_preloads_but_does_not_reveal_the_game_of_a_table(server: ServerHarness):
    host = server.visitor("Ann")
    seats = {"1": "me", "2": "soldato", "3": "soldato", "4": "soldato"}
    form = {"game": "la_famiglia", "options": {}, "open": False, "spectators": False, "seats": seats, "start": True}
    made = host.post("/api/tables", form).json()["id"]
    page = host.get(f"/t/{made}")
    set = component_set_id(cosca.game("la_famiglia").data_name())
    whole = f"/api/games/la_famiglia/sets/{set}/whole/en"
    assert _given(page.text, "document") == [whole, host.get(whole).json()]  # the first time it comes with the page
    assert "/whole/" not in page.headers.get("link", "")
    again = host.get(f"/t/{made}")
    assert _given(again.text, "document") == {}
    assert f"<{whole}>; rel=preload; as=fetch; crossorigin" in again.headers.get("link", "")
    polish = {"accept-language": "pl-PL,pl;q=0.9"}
    assert _given(host.get(f"/t/{made}", **polish).text, "document")[0] == whole.replace("/en", "/pl")
    link = host.get(f"/t/{made}", **polish).headers.get("link", "")
    assert "/whole/pl>" in link
    assert "/whole/en>" not in link
    assert page.headers["cache-control"] == "no-store"
    given = _given(page.text)
    assert given["/api/me"] == host.get("/api/me").json()
    assert given[f"/api/tables/{made}"]["id"] == made
    for stranger, path in ((server.visitor("Eve"), f"/t/{made}"), (server.visitor(), "/t/nothing")):
        answer = stranger.get(path)
        assert "/api/" not in answer.headers.get("link", "")
        assert _given(answer.text) == _given(answer.text, "document") == {}


def test_user_names_cannot_break_inlined_data(server: ServerHarness):
    host = server.visitor("</script><b>")
    text = host.get("/").text
    assert "</script><b>" not in text
    assert _given(text)["/api/me"]["user"]["name"] == "</script><b>"
    assert list(_given(text)) == ["/api/me", "/api/tables", "/api/my/tables", "/api/games"]
    assert list(_given(server.visitor().get("/").text)) == ["/api/me", "/api/tables", "/api/games"]


def _given(page: str, id: str = "given") -> Any:
    """The answers that go along with a page, or the document that does."""
    match = re.search(rf'<script type="application/json" id="{id}">(.*?)</script>', page, re.DOTALL)
    return json.loads(match[1]) if match else {}


def test_brotli_files_of_the_build_are_served(tmp_path: Path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "assets" / "a.js").write_text("let a;")
    (tmp_path / "assets" / "a.js.br").write_bytes(b"small")
    page = BuiltPage(tmp_path)
    document = page.find("/assets/a.js")
    assert document is not None
    assert page.find("/assets/a.js.br") is None
    for understood, body in (("gzip, br", b"small"), ("gzip", b"let a;")):
        scope = {"type": "http", "headers": [(b"accept-encoding", understood.encode())]}
        response = respond_cached(Request(scope), document)
        assert response.body == body
        assert response.headers.get("content-encoding") == ("br" if body == b"small" else None)


def test_inlined_styles_have_no_link_header(tmp_path: Path):
    (tmp_path / "assets").mkdir()
    named = [f'<link rel="stylesheet" media="print" crossorigin href="/assets/{name}.css">' for name in ("core", "x")]
    (tmp_path / "index.html").write_text(f"<body>{''.join(named)}</body>")
    for name in ("core", "table"):
        (tmp_path / "assets" / f"{name}.css").write_text(f'.{name}::after{{content:"</script>"}}')
    parts = {"start": ["assets/core.css", "assets/core.js"], "table": ["assets/table.css"]}
    (tmp_path / "preloads.json").write_text(json.dumps(parts))
    page = BuiltPage(tmp_path)
    index, styles = page.find("/"), page.styles("table")
    assert list(styles) == ["/assets/table.css", "/assets/core.css"]
    assert index is not None
    body = bytes(
        respond_with_inlined_data(Request({"type": "http", "headers": []}), index, {"/a": b"1"}, None, styles).body
    ).decode()
    assert [each in body for each in named] == [False, True]
    told = re.findall(r'<script type="text/css" data-of="(.*?)">(.*?)</script>', body)
    assert told == [(f"/assets/{name}.css", f'.{name}::after{{content:"<\\/script>"}}') for name in ("table", "core")]
