"""The Consigliere at the terminal: the choices ranked, each with the chance to win, a bar, a plan and reasons."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

import cosca
from cosca.bots.consigliere import Advice, Plan, advise, how_sure
from cosca.kernel.errors import BadDocument
from cosca.kernel.facts import QuestionFacts
from cosca.kernel.record import HEAD
from cosca.kernel.scenario import read
from cosca.terminal.answers import labels
from cosca.terminal.drawing import Drawing, drawing_of, sight_of
from cosca.terminal.session import Walk, memory_of, read_text
from cosca.terminal.speech import Voice

SHOWN = 5
BAR = 10  # cells
EIGHTHS = " ▏▎▍▌▋▊▉"
INDENT = 3 + 6 + BAR + 1  # number, chance, bar


def bar(share: float) -> str:
    """A share of 1 as so many cells."""
    eighths = round(share * BAR * 8)
    full, part = divmod(eighths, 8)
    return ("█" * full + (EIGHTHS[part] if part else "")).ljust(BAR)


def show(
    found: list[Advice],
    question: QuestionFacts,
    drawing: Drawing,
    console: Console,
    most: int | None,
    all_of_them: str,
) -> None:
    """Prints the best choices with what to type for them; `most` is how many (None: all), then how to see the rest."""
    voice, listed = drawing.voice, question["choices"]
    typed = {each["text"]: (label, each) for label, each in zip(labels(listed), listed, strict=True)}
    sure = how_sure(found)
    if sure is not None and len(found) > 1:
        console.print(voice.say("advice-sure", {"level": sure}), style="dim")
    alike = Counter([each.like for each in found])
    shown = found if most is None else [each for each in found if each.like is each.choice][:most]
    for each in shown:
        label, choice = typed[each.choice.text]
        line = Text(str(label).rjust(3), "cyan")
        line.append(f" {voice.percent(each.chance):>5} ", "not bold default").append(bar(each.chance), "green").append(
            " "
        )
        line.append_text(drawing.paint(voice.choice(question["kind"], choice)))
        console.print(_hung(line, console))
        said = [voice.say("advice-alike", {"n": alike[each.like] - 1})] if most and alike[each.like] > 1 else []
        for words in (
            *_details(each.plan, voice),
            *said,
            *[said for plan in each.also for said in _other(plan, voice)],
        ):
            console.print(_hung(Text(" " * INDENT).append(words, "dim"), console))
    left = len(found) - (len(found) if most is None else sum([alike[each.like] for each in shown]))
    if left > 0:
        console.print(voice.say("advice-more", {"n": left, "command": all_of_them}), style="dim")


def _details(plan: Plan, voice: Voice) -> list[str]:
    """What comes after the choice, how it compares, and why."""
    found = _line(plan, voice, "advice-line")
    if plan.standing in ("as_good", "unknown"):
        found.append(voice.say(f"advice-{plan.standing}"))
    return found + [voice.reason(reason) for reason in plan.reasons]


def _other(plan: Plan, voice: Voice) -> list[str]:
    """Another way to go on after a choice."""
    return _line(plan, voice, "advice-other") + [voice.reason(reason) for reason in plan.reasons]


def _line(plan: Plan, voice: Voice, id: str) -> list[str]:
    steps = [said for step in plan.line[1:] if (said := voice.step(step.kind, step.choice))]
    facts = {"steps": steps, "open": plan.open, "standing": plan.standing, "n": round(100 * plan.chance)}
    return [voice.say(id, facts)] if steps else []


def _hung(text: Text, console: Console) -> Text:
    """The text with what does not fit below its own beginning."""
    head, tail = text.divide([INDENT])
    lines = tail.wrap(console, max(20, console.width - INDENT))
    return head.append_text(Text("\n" + " " * INDENT).join(lines))


def advise_on(
    file: Path,
    seat: int | None,
    seconds: float,
    to: int | None,
    every: bool,
    data: str | None,
    language: str | None,
    console: Console,
) -> None:
    """`cosca advise`: prints what to do in a saved game, a record or a position, for whoever must decide."""
    game, state, start, history = _position(file, to, data)
    actors = game.actors(state)
    if not actors:
        raise BadDocument(why="over", facts={"file": str(file)})
    seat = actors[0] if seat is None else seat
    if seat not in game.seats:
        raise cosca.BadOption(
            why="no-seat", facts={"n": seat, "game": game.name, "known": [str(each) for each in game.seats]}
        )
    decision = game.decision(state, seat)
    if decision is None:
        raise BadDocument(why="not-asked", facts={"file": str(file), "n": seat, "other": actors[0]})
    voice = Voice(game, language)
    sight = sight_of(game, state, seat)
    question = sight.facts["question"]
    assert question is not None
    voice.learn(sight.view.get("families", {}))
    drawing = drawing_of(game, voice)
    seen = [facts for events in history for facts in cosca.visible(events, seat)]
    memory = memory_of(game, seat, start, seen)
    found = advise(game, decision, sight.view, memory, Random(f"advice/{seat}"), seconds)
    named = seat in voice.families
    console.print(drawing.paint(voice.say("play-front", {"seat": seat, "n": seat, "named": named})))
    console.print(drawing.paint(voice.question(question)), style="bold")
    show(found, question, drawing, console, None if every else SHOWN, "--all")


def _position(
    file: Path, to: int | None, data: str | None
) -> tuple[cosca.Game[Any], Any, dict[str, Any] | None, list[list[cosca.Event]]]:
    """The game of a file, where it stands, the position that it started from, and what happened since."""
    text = read_text(file)
    if text.startswith(HEAD):
        walk = Walk(file, data)
        total = len(walk.record.choices)
        if to is not None and not 0 <= to <= total:
            raise BadDocument(why="to", facts={"file": str(file), "to": str(to), "n": total})
        while len(walk.match.log) < (total if to is None else to):
            walk.step()
        return walk.game, walk.match.state, walk.record.position, walk.history
    scenario, *others = read(text, str(file))
    if others:
        raise BadDocument(why="many-scenarios", facts={"file": str(file), "n": len(others) + 1})
    if scenario.position is None:
        raise BadDocument(why="no-position", facts={"file": str(file)})
    game = cosca.game(scenario.game, **scenario.options, **({} if data is None else {"data": data}))
    try:
        return game, game.position(scenario.position), scenario.position, []
    except BadDocument as wrong:
        raise BadDocument(f"{file}: {wrong}") from None
