"""Mutate the rules of the games, one small change at a time, and list the mutants that no test kills.

    make mutation ARGS="--sample 300 --seed 1"                          a random sample of all changes
    make mutation ARGS="--game corleones_empire --sample 100"           the same of one game
    make mutation ARGS="--game la_famiglia --module planning --jobs 2"  all changes of one module

It works on a snapshot of src and tests in a temporary folder, so the tree may be edited meanwhile. Each worker
collects the tests once, finds out which tests call which functions, and then forks for every change: the child
swaps the code of one function (or one constant) and runs the tests that call it until one fails. Tests that take
too long (secrecy, words and types over many games) are left out; the run names them.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any

from tools.checks.mutants import Finder, Mutant, folder, mutants_of, rule_modules

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("la_famiglia", "corleones_empire")
# Seconds of processor time, so other work on the machine does not matter.
SECONDS = 5.0  # minimum per change
KEPT = "random_games"  # the slow test that is kept, because it reaches every rule


def tests_of(game: str) -> list[str]:
    """Return the pytest arguments for tests that must notice a change. One batch of random games is enough."""
    files = ("tests/scenarios", f"tests/games/{game}", "tests/testing/test_fuzz.py::test_random_games_break_no_law")
    existing = [file for file in files if Path(file.split("::")[0]).exists()]
    return ["-k", f"{game}-0 or ({game} and not random_games)", *existing]


# ---------------------------------------------------------------- applying one change in a running process


def codes(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from codes(each)


def put_in(mutant: Mutant, talk: bool) -> None:
    """Change the module that is already imported."""
    module = sys.modules[f"cosca.games.{mutant.game}.rules.{mutant.module}"]
    source = Path(str(module.__file__)).read_text(encoding="utf-8")
    before = ast.parse(source)
    after = ast.fix_missing_locations(Finder(talk, mutant.number).visit(copy.deepcopy(before)))
    owner: Any = module
    for name in mutant.where.split(".") if mutant.where else ():
        owner = owner.__dict__[name]
        owner = getattr(owner, "fget", None) or getattr(owner, "__func__", owner)
    if hasattr(owner, "__code__"):
        compiled = compile(after, str(module.__file__), "exec", dont_inherit=True)
        owner.__code__ = next(each for each in codes(compiled) if each.co_qualname == mutant.where)
        return
    change_constant(owner, module, mutant, after)


def change_constant(owner: Any, module: Any, mutant: Mutant, after: ast.Module) -> None:
    """Execute a module-level statement again; modules that imported its names get the new values."""
    body = after.body
    for name in mutant.where.split(".") if mutant.where else ():
        body = next(each.body for each in body if isinstance(each, ast.ClassDef) and each.name == name)
    statement = next(each for each in body if each.lineno <= mutant.line <= (each.end_lineno or each.lineno))
    names: dict[str, Any] = {}
    exec(compile(ast.Module([statement], []), "constant", "exec", dont_inherit=True), dict(module.__dict__), names)
    for name, value in names.items():
        old = getattr(owner, name)
        setattr(owner, name, value)
        for other in list(sys.modules.values()):
            ours = other.__name__.startswith(f"cosca.games.{mutant.game}")
            if owner is module and ours and other.__dict__.get(name) is old:
                setattr(other, name, value)


# ---------------------------------------------------------------- a worker: pytest, collected once


class Worker:
    """A pytest plugin. Instead of the tests it runs all its mutants, each in a forked child."""

    def __init__(self, plan: dict[str, Any], out: Path) -> None:
        self.mutants = [Mutant(**each) for each in plan["mutants"]]
        self.game: str = plan["game"]
        self.talk: bool = plan["talk"]
        self.slow: float = plan["slow"]
        self.out = out

    def pytest_runtestloop(self, session: Any) -> bool:
        calls, spent = self.survey(session)
        slow = sorted({item.nodeid.split("[")[0] for item in session.items if item.nodeid not in spent})
        self.out.with_suffix(".slow").write_text("\n".join(slow), encoding="utf-8")
        tests = sorted((item for item in session.items if item.nodeid in spent), key=lambda item: spent[item.nodeid])
        if self.in_child(lambda: self.passes(session, tests), 0.0):
            raise SystemExit("mutation: unchanged code fails in another test order: the tests depend on each other")
        with self.out.open("a", encoding="utf-8") as lines:
            for mutant in self.mutants:
                key = f"{mutant.module}:{mutant.where}"
                items = [item for item in tests if self.concerns(key, calls[item.nodeid])]
                started = time.monotonic()
                limit = SECONDS + sum(spent[item.nodeid] for item in items)
                verdict = self.judge(session, mutant, items, limit) if items else "not covered"
                result = {**asdict(mutant), "verdict": verdict, "tests": len(items)}
                print(json.dumps({**result, "seconds": round(time.monotonic() - started, 2)}), file=lines, flush=True)
        return True

    def concerns(self, key: str, called: list[str]) -> bool:
        """Return whether a test that calls these functions can notice a change there; constants concern all tests."""
        module, _, where = key.partition(":")
        inside = where and where.split(".")[-1][:1].islower()  # a function or method, not a class
        return key in called if inside else any(each.startswith(f"{module}:") for each in called)

    def survey(self, session: Any) -> tuple[dict[str, list[str]], dict[str, float]]:
        """Return which functions of the rules each test calls, and its seconds, without slow tests; all must pass."""
        report = self.out.with_suffix(".survey")
        calls: dict[str, list[str]] = {}
        spent: dict[str, float] = {}
        slow: set[str] = set()
        for item in session.items:
            name = item.nodeid.split("[")[0]  # the same for all parameters of a test
            if name in slow:
                continue
            limit = 0.0 if KEPT in name else self.slow
            status = self.in_child(lambda item=item: self.profile(session, item, report), limit)
            if status == "timeout":
                slow.add(name)
            elif status:
                raise SystemExit(f"mutation: {item.nodeid} fails without any change ({status})")
            else:
                calls[item.nodeid], spent[item.nodeid] = json.loads(report.read_text(encoding="utf-8"))
        return calls, spent

    def profile(self, session: Any, item: Any, report: Path) -> bool:
        seen: set[CodeType] = set()
        mark = os.sep + str(folder(self.game)) + os.sep
        started = time.process_time()
        sys.settrace(lambda frame, _event, _arg: seen.add(frame.f_code))  # None: lines are not traced
        sound = self.passes(session, [item])
        sys.settrace(None)
        ours = [code for code in seen if mark in code.co_filename]
        calls = sorted({f"{Path(code.co_filename).stem}:{code.co_qualname.split('.<')[0]}" for code in ours})
        report.write_text(json.dumps((calls, time.process_time() - started)), encoding="utf-8")
        return sound

    def passes(self, session: Any, items: list[Any]) -> bool:
        for k, item in enumerate(items):
            after = items[k + 1] if k + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if session.testsfailed:
                return False
        return True

    def judge(self, session: Any, mutant: Mutant, items: list[Any], limit: float) -> str:
        def attempt() -> bool:
            put_in(mutant, self.talk)
            return self.passes(session, items)

        return {"": "survived", "failed": "killed"}.get(status := self.in_child(attempt, limit), status)

    def in_child(self, work: Any, seconds: float) -> str:
        """Return "" if the work returned True, "failed" if not, "timeout" if it took too long."""
        sys.stdout.flush()
        sys.stderr.flush()
        child = os.fork()
        if not child:
            if seconds:
                signal.setitimer(signal.ITIMER_PROF, seconds)
                resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
            code = 3
            try:
                code = 0 if work() else 1
            except Exception as error:
                print(f"mutation: {error!r}", file=sys.stderr)
            finally:
                os._exit(code)
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return "timeout" if os.WTERMSIG(status) == signal.SIGPROF else "failed"
        return {0: "", 1: "failed"}.get(os.WEXITSTATUS(status), "error")


def work(plan: Path, out: Path) -> int:
    import pytest

    sys.dont_write_bytecode = True
    options = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "no:faulthandler", "-s"]
    worker = Worker(json.loads(plan.read_text(encoding="utf-8")), out)
    return int(pytest.main([*options, *tests_of(worker.game)], plugins=[worker]))


# ---------------------------------------------------------------- the whole run


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=(*GAMES, "all"), default="all", help="whose rules (default: all)")
    parser.add_argument("--sample", type=int, default=0, help="so many changes drawn at random (default: all)")
    parser.add_argument("--seed", type=int, default=1, help="of the sample (default 1)")
    parser.add_argument("--module", action="append", help="only this module of the rules; may be repeated")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--slow", type=float, default=1.0, help="seconds above which a test is left out (default 1)")
    parser.add_argument("--talk", action="store_true", help="change events and prompts too")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "mutation.json")
    args = parser.parse_args()
    games = GAMES if args.game == "all" else (args.game,)
    known = [(game, each) for game in games for each in rule_modules(ROOT, game)]
    for each in args.module or ():
        if each not in [module for _, module in known]:
            parser.error(f"no rule module {each}; one of {', '.join(sorted({module for _, module in known}))}")
    if args.module:
        known = [(game, each) for game, each in known if each in args.module]
    with tempfile.TemporaryDirectory(prefix="mutation-") as name:
        shot = Path(name)
        for each in ("src", "tests", "docs"):
            shutil.copytree(ROOT / each, shot / each, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", shot)
        mutants = [m for game, each in known for m in mutants_of(shot, game, each, args.talk)]
        total = len(mutants)
        if args.sample and args.sample < total:
            mutants = Random(args.seed).sample(mutants, args.sample)
            mutants.sort(key=lambda m: (m.game, m.module, m.number))
        print(f"{total} possible changes, {len(mutants)} are tried", flush=True)
        results: list[dict[str, Any]] = []
        for game in games:
            mine = [each for each in mutants if each.game == game]
            results += distribute(game, mine, shot, args) if mine else []
    return report(results, args.out, len(mutants))


def distribute(game: str, mutants: list[Mutant], shot: Path, args: argparse.Namespace) -> list[dict[str, Any]]:
    """Run the workers of one game in the snapshot and print their progress."""
    from rich.progress import Progress

    env = {**os.environ, "PYTHONPATH": f"{shot / 'src'}:{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    outs = [shot / f"{game}{k}.jsonl" for k in range(args.jobs)]
    workers: list[subprocess.Popen[bytes]] = []
    for k, out in enumerate(outs):
        plan = shot / f"{game}{k}.json"
        share = [asdict(each) for each in mutants[k :: args.jobs]]
        plan.write_text(
            json.dumps({"game": game, "mutants": share, "talk": args.talk, "slow": args.slow}), encoding="utf-8"
        )
        out.touch()
        command = [sys.executable, "-m", "tools.checks.mutation", "--worker", str(plan), str(out)]
        workers.append(subprocess.Popen(command, cwd=shot, env=env, stdout=subprocess.DEVNULL))
    with Progress() as bar:
        task = bar.add_task(game, total=len(mutants))
        while any(each.poll() is None for each in workers):
            time.sleep(0.5)
            bar.update(task, completed=sum(out.read_text(encoding="utf-8").count("\n") for out in outs))
    if any(each.returncode for each in workers):
        raise SystemExit("mutation: a worker failed")
    for name in outs[0].with_suffix(".slow").read_text(encoding="utf-8").splitlines():
        print(f"left out, too slow: {name}")
    return [json.loads(line) for out in outs for line in out.read_text(encoding="utf-8").splitlines()]


def report(results: list[dict[str, Any]], out: Path, wanted: int) -> int:
    results.sort(key=lambda each: (each["game"], each["module"], each["line"], each["number"]))
    counts: dict[str, int] = {}
    for each in results:
        counts[each["verdict"]] = counts.get(each["verdict"], 0) + 1
        if each["verdict"] not in ("killed", "timeout"):
            place = f"{folder(each['game']) / each['module']}.py:{each['line']}"
            print(f"{place}: {each['verdict']}: {each['change']}   ({each['where']}, {each['tests']} tests)")
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps({"counts": counts, "mutants": results}, indent=1) + "\n", encoding="utf-8")
    spent = sum(each["seconds"] for each in results)
    print(f"{len(results)} of {wanted} changes: " + ", ".join(f"{n} {each}" for each, n in sorted(counts.items())))
    print(f"{spent / max(1, len(results)):.2f} s per change; all of them in {out}")
    return 0 if len(results) == wanted else 1


if __name__ == "__main__":
    if len(sys.argv) == 4 and sys.argv[1] == "--worker":
        sys.exit(work(Path(sys.argv[2]), Path(sys.argv[3])))
    sys.exit(main())
