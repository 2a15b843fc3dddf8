"""Which extra installs which package, so that an import error can name the extra to install."""

from __future__ import annotations

from typing import Final

# By the name that is imported. pyproject.toml has the same packages by the names under which they are installed.
BRINGS: Final[dict[str, tuple[str, ...]]] = {
    "bots": ("numpy", "scipy"),
    "cli": ("babel", "fluent", "rich", "typer"),
    "server": (
        "aiohttp", "alembic", "argon2", "asyncpg", "fastapi", "httptools", "itsdangerous", "openskill", "orjson",
        "prometheus_client", "pydantic", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets", "yarl",
    ),
    "push": ("py_vapid", "pywebpush"),
    "cluster": ("nats",),
    "batch": ("dask", "distributed"),
    "rl": ("gymnasium", "pettingzoo", "pyspiel"),
    "data": ("pyarrow",),
    "plot": ("matplotlib",),
}  # fmt: skip


def missing(wrong: ModuleNotFoundError) -> str | None:
    """Return the hint for a missing module; None if no extra installs it."""
    name = (wrong.name or "").partition(".")[0]
    extra = next((each for each, modules in BRINGS.items() if name in modules), None)
    return None if extra is None else f"{name} is not installed; it comes with: pip install 'cosca[{extra}]'"
