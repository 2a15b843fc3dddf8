"""The printed texts of orders and spaces, as messages with their numbers."""

from collections.abc import Mapping
from typing import Final

from cosca.games.la_famiglia.components.printed import Order, Part
from cosca.kernel.messages import Message

# Parts that depend on the values of a seat; without a seat their bonus is shown.
VALUED: Final = ("recruit", "place", "place_existing", "launder")


def printed_part(part: Part) -> Message:
    """Return a part as it is printed, without the values of a seat."""
    case = "--base" if part.do in VALUED else ""
    return {"id": f"part-{part.do}{case}", "args": {"do": part.do, "n": part.n, "numbers": list(part.numbers)}}


def shows(order: Order) -> list[Message]:
    """Return all that an order token shows besides its kind and initiative, briefly."""
    return [*[printed_part(part) for part in order.parts], *[_said("mark", name, n) for name, n in lasting(order)]]


def lasting(order: Order) -> list[tuple[str, int]]:
    """Return the passive symbols of an order, with their numbers."""
    numbers = (("skull", order.skull), ("vest", order.vest), ("replace", order.replace))
    flags = (("pay_remove", order.pay_remove), ("either_order", order.either_order))
    return [*[(name, n) for name, n in numbers if n], *[(name, 0) for name, shown in flags if shown]]


def symbols(order: Order, numbers: Mapping[str, int]) -> list[Message]:
    """Return a sentence for each symbol of an order; `numbers` are limits of the rules that the sentences use."""
    done = [_said("symbol", part.do, part.n, part.numbers, numbers) for part in order.parts]
    return [*done, *[_said("symbol", name, n) for name, n in lasting(order)]]


def actions(parts: tuple[Part, ...]) -> list[Message]:
    """Return a sentence for each part of a space."""
    return [_said("action", part.do, part.n) for part in parts]


def _said(
    kind: str, name: str, n: int, numbers: tuple[int, ...] = (), more: Mapping[str, int] | None = None
) -> Message:
    return {"id": f"{kind}-{name}", "args": {"n": n, "numbers": list(numbers), **(more or {})}}
