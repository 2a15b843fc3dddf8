"""`cosca scenario`: run scenario files and print one line each."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

import cosca
from cosca.kernel.errors import BadDocument
from cosca.kernel.scenario import read, run
from cosca.terminal.records import read_text
from cosca.terminal.render.game_texts import PLACE, PlainSpeaker, language_for


def scenario_files(paths: list[Path]) -> list[Path]:
    """Return the named files, and all YAML files below the named folders."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
            if not inside:
                raise BadDocument(why="no-scenario", facts={"file": str(path)})
            files += inside
        else:
            files.append(path)
    return files


def run_scenarios(paths: list[Path], language: str | None, console: Console) -> bool:
    """Run all files and print the results; return whether all are as expected. A bad file raises BadDocument."""
    passed = failed = 0
    speaker = PlainSpeaker([PLACE], language_for(language))
    fails, fits = [speaker.say(f"scenario-{outcome}") for outcome in ("fails", "fits")]
    wide = max(len(fails), len(fits)) + 2
    for path in scenario_files(paths):
        for scenario in read(read_text(path), str(path)):
            differences = run(scenario, cosca.game(scenario.game, **scenario.options))
            if differences:
                failed += 1
                name = Text(fails.ljust(wide), style="bold red")
                console.print(
                    name.append(f"{scenario.where}: {scenario.name}", style="not bold default"), soft_wrap=True
                )
                for line in differences:
                    console.print(f"{' ' * wide}{line.removeprefix(scenario.where + ': ')}")
            else:
                passed += 1
                name = Text(fits.ljust(wide), style="green")
                console.print(name.append(f"{scenario.where}: {scenario.name}", style="default"), soft_wrap=True)
    console.print(speaker.say("scenario-sum", {"passed": passed, "failed": failed}))
    return not failed
