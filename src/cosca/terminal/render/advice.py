"""The Consigliere's advice in the terminal: ranked choices, each with win probability, bar, plan and reasons."""

from __future__ import annotations

from collections import Counter

from rich.console import Console
from rich.text import Text

from cosca.bots.advisor import Advice, Plan, confidence_label
from cosca.kernel.facts import QuestionFacts
from cosca.terminal.render.drawing import TableRenderer
from cosca.terminal.render.game_texts import GameTexts
from cosca.terminal.render.labels import choice_labels

SHOWN = 5
BAR = 10  # cells
EIGHTHS = " ▏▎▍▌▋▊▉"
INDENT = 3 + 6 + BAR + 1  # number, chance, bar


def bar(share: float) -> str:
    """Return a bar for a share, in that many cells."""
    eighths = round(share * BAR * 8)
    full, part = divmod(eighths, 8)
    return ("█" * full + (EIGHTHS[part] if part else "")).ljust(BAR)


def show_advice(
    ranking: list[Advice],
    question: QuestionFacts,
    renderer: TableRenderer,
    console: Console,
    most: int | None,
    all_of_them: str,
) -> None:
    """Print the best choices and what to type for them; `most` limits them (None: all), with a note how to see more."""
    texts, listed = renderer.texts, question["choices"]
    typed = {advice["text"]: (label, advice) for label, advice in zip(choice_labels(listed), listed, strict=True)}
    sure = confidence_label(ranking)
    if sure is not None and len(ranking) > 1:
        console.print(texts.say("advice-sure", {"level": sure}), style="dim")
    alike = Counter([advice.like for advice in ranking])
    shown = ranking if most is None else [advice for advice in ranking if advice.like is advice.choice][:most]
    for advice in shown:
        label, choice = typed[advice.choice.text]
        line = Text(str(label).rjust(3), "cyan")
        line.append(f" {texts.percent(advice.chance):>5} ", "not bold default").append(
            bar(advice.chance), "green"
        ).append(" ")
        line.append_text(renderer.paint(texts.choice(question["kind"], choice)))
        console.print(_hung(line, console))
        notes = [texts.say("advice-alike", {"n": alike[advice.like] - 1})] if most and alike[advice.like] > 1 else []
        for words in (
            *_details(advice.plan, texts),
            *notes,
            *[notes for plan in advice.also for notes in _other(plan, texts)],
        ):
            console.print(_hung(Text(" " * INDENT).append(words, "dim"), console))
    left = len(ranking) - (len(ranking) if most is None else sum([alike[advice.like] for advice in shown]))
    if left > 0:
        console.print(texts.say("advice-more", {"n": left, "command": all_of_them}), style="dim")


def _details(plan: Plan, texts: GameTexts) -> list[str]:
    """Return what follows the choice, how it compares, and why."""
    ranking = _line(plan, texts, "advice-line")
    if plan.standing in ("as_good", "unknown"):
        ranking.append(texts.say(f"advice-{plan.standing}"))
    return ranking + [texts.reason(reason) for reason in plan.reasons]


def _other(plan: Plan, texts: GameTexts) -> list[str]:
    """Return another continuation after a choice."""
    return _line(plan, texts, "advice-other") + [texts.reason(reason) for reason in plan.reasons]


def _line(plan: Plan, texts: GameTexts, id: str) -> list[str]:
    steps = [text for step in plan.line[1:] if (text := texts.step(step.kind, step.choice))]
    facts = {"steps": steps, "open": plan.open, "standing": plan.standing, "n": round(100 * plan.chance)}
    return [texts.say(id, facts)] if steps else []


def _hung(text: Text, console: Console) -> Text:
    """Return the text with a hanging indent."""
    head, tail = text.divide([INDENT])
    lines = tail.wrap(console, max(20, console.width - INDENT))
    return head.append_text(Text("\n" + " " * INDENT).join(lines))
