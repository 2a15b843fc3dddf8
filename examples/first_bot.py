"""A bot in twenty lines: a program that reads and writes JSON lines; docs/reinforcement-learning.md defines them.

Let it play:  cosca arena la_famiglia "program:python3 examples/first_bot.py" random --games 4
"""

import json
import sys


def answer(question: dict) -> str:
    """Return the choice to make: here the first that does not decline."""
    choices = [entry["choice"] for entry in question["choices"]]
    return next((choice for choice in choices if choice not in ("done", "skip", "leave", "refuse")), choices[0])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "name": "first", "wants": []}), flush=True)
    elif message["type"] == "question":
        print(json.dumps({"type": "answer", "id": message["id"], "choice": answer(message)}), flush=True)
