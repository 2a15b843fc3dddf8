"""A bot in twenty lines: a program that reads and writes JSON, one line each; docs/learners.md says what is in them.

Let it play:  cosca arena la_famiglia "program:python3 examples/first_bot.py" random --games 4
"""

import json
import sys


def answer(question: dict) -> str:
    """What is chosen: here the first that declines nothing."""
    choices = [each["choice"] for each in question["choices"]]
    return next((each for each in choices if each not in ("done", "skip", "leave", "refuse")), choices[0])


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"type": "hello", "name": "first", "wants": []}), flush=True)
    elif told["type"] == "question":
        print(json.dumps({"type": "answer", "id": told["id"], "choice": answer(told)}), flush=True)
