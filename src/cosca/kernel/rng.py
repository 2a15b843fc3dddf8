"""The random number generator of a state: a 32-byte key and a counter.

A draw is a keyed hash of the counter, so it is cheap to copy, reproducible on every machine, and past draws reveal
nothing about later ones.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

SPAN: Final = 1 << 64


def key_of(seed: int) -> bytes:
    """Return the key of a seed, which may be an int of any size and sign."""
    sign = b"-" if seed < 0 else b"+"
    size = max(1, (abs(seed).bit_length() + 7) // 8)
    return blake2b(sign + abs(seed).to_bytes(size, "big"), digest_size=32, person=b"cosca seed").digest()


def word(key: bytes, counter: int) -> int:
    """Return the draw of this counter: 64 uniformly distributed bits."""
    return int.from_bytes(blake2b(counter.to_bytes(8, "big"), digest_size=8, key=key).digest(), "big")
