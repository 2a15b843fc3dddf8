"""What is printed on orders and spaces as messages: an id with its numbers, to be said in any language."""

from collections.abc import Mapping
from typing import Final

from cosca.games.la_famiglia.components.printed import Order, Part
from cosca.kernel.kit import Message

# Parts that depend on the values of a seat; where none is asked, they are said by their bonus.
VALUED: Final = ("recruit", "place", "place_existing", "launder")


def printed_part(part: Part) -> Message:
    """A part as it is printed, without the values of a seat."""
    case = "--base" if part.do in VALUED else ""
    return {"id": f"part-{part.do}{case}", "args": {"do": part.do, "n": part.n, "numbers": list(part.numbers)}}


def shows(order: Order) -> list[Message]:
    """All that an order token shows beside its kind and initiative, in few words each."""
    return [*[printed_part(part) for part in order.parts], *[_said("mark", name, n) for name, n in lasting(order)]]


def lasting(order: Order) -> list[tuple[str, int]]:
    """The symbols of an order that are not carried out but work as long as it does, with their numbers."""
    numbers = (("skull", order.skull), ("vest", order.vest), ("replace", order.replace))
    flags = (("pay_remove", order.pay_remove), ("either_order", order.either_order))
    return [*[(name, n) for name, n in numbers if n], *[(name, 0) for name, shown in flags if shown]]


def symbols(order: Order, numbers: Mapping[str, int]) -> list[Message]:
    """What each symbol of an order does, in a sentence each; `numbers` are limits of the rules that these name."""
    done = [_said("symbol", part.do, part.n, part.numbers, numbers) for part in order.parts]
    return [*done, *[_said("symbol", name, n) for name, n in lasting(order)]]


def actions(parts: tuple[Part, ...]) -> list[Message]:
    """What each part of a space does, in a sentence each."""
    return [_said("action", part.do, part.n) for part in parts]


def _said(
    kind: str, name: str, n: int, numbers: tuple[int, ...] = (), more: Mapping[str, int] | None = None
) -> Message:
    return {"id": f"{kind}-{name}", "args": {"n": n, "numbers": list(numbers), **(more or {})}}
