"""Addresses of clusters. Dask sends pickles, which can run any code, so nobody else may reach the cluster."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from cosca.kernel.errors import BadOption

HINT: Final = "use local, tls://HOST:PORT, or on this machine tcp://127.0.0.1:PORT"
LOCAL: Final = "local"  # processes of this machine


def validate_address(text: str) -> str:
    """Return the address of a scheduler; raise BadOption unless it is `tls://`, or `tcp://` on this machine."""
    try:
        parts = urlsplit(text)
        complete = bool(parts.hostname and parts.port)
    except ValueError:  # a port that is no number, or half an IPv6 address
        raise BadOption(f"--cluster {text}: not an address; {HINT}") from None
    if parts.scheme not in ("tcp", "tls") or not complete or "@" in parts.netloc or parts.path.strip("/"):
        raise BadOption(f"--cluster {text}: not an address; {HINT}")
    if not is_protected(text):
        raise BadOption(
            f"--cluster {text}: tcp:// is allowed on this machine only, because everyone who reaches {parts.hostname} "
            "could run programs there; use tls:// with certificates, or an SSH tunnel to 127.0.0.1"
        )
    return f"{parts.scheme}://{parts.netloc}"


def is_protected(address: str) -> bool:
    """Return whether strangers cannot reach the address: it uses TLS, or stays on this machine.

    A name other than `localhost` is not looked up, because the answer could change until the connection is made.
    """
    parts = urlsplit(address)
    if parts.scheme in ("tls", "inproc"):
        return True
    try:
        return parts.hostname == "localhost" or ip_address(parts.hostname or "").is_loopback
    except ValueError:
        return False
