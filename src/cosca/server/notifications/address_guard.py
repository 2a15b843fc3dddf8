"""The guard of every address that users enter: webhooks and push services are reached only through `GuardedClient`.

An address must be https on port 443 and resolve to public IP addresses only, so that no one can make the server talk
to its own network. The operator can list other hosts (`Settings.notify_hosts`). The connection goes to an address that
was checked: there is no second lookup that could answer differently.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, Literal, NamedTuple

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from cosca.server.core.settings import Settings

TIMEOUT_SECONDS: Final = 6.0  # for the whole exchange
DNS_SECONDS: Final = 3.0
DRAIN_SECONDS: Final = 1.0  # for the body of an answer, of which nothing is used
DNS_THREADS: Final = 16  # their own, as a lookup that hangs blocks its thread
MAX_ADDRESS_LENGTH: Final = 2000
MAX_REQUEST_BYTES: Final = 16_384
MAX_RESPONSE_BYTES: Final = 16_384  # what follows is not read
MAX_CONNECTIONS: Final = 200
MAX_CONNECTIONS_PER_HOST: Final = 16

AddressFault = Literal["malformed", "https", "credentials", "port", "private", "unknown_host"]
SendFault = Literal["timeout", "connection", "tls", "redirect", "too_large"]
IPAddress = IPv4Address | IPv6Address
Lookup = Callable[[str, int], list[str]]  # blocking; raises OSError

_PORTS: Final = {"https": 443, "http": 80}
_NAME: Final = re.compile(r"(?!.*\.\.)[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?\.?")
_NUMBER: Final = re.compile(r"(.*\.)?(\d+|0x[0-9a-f]*)\.?")  # such a name may be read as an IPv4 address
_UNICAST_V6: Final = ip_network("2000::/3")  # everything else is local, multicast, mapped (IPv4, NAT64) or unassigned
_BLOCKED: Final = (
    ip_network("192.0.0.0/24"),  # protocols; also metadata of a cloud. Not all versions of Python call it private
    ip_network("168.63.129.16/32"),  # the host of virtual machines at Azure, in a public range
    ip_network("192.88.99.0/24"),  # relays of 6to4
    ip_network("2002::/16"),  # 6to4: contains any IPv4 address
    ip_network("2001::/23"),  # Teredo and other protocols
    ip_network("3fff::/20"),  # documentation
)


class AddressRefused(Exception):
    """The address must not be used. The text is the reason and does not contain the address."""

    def __init__(self, reason: AddressFault) -> None:
        super().__init__(reason)
        self.reason: Final = reason


class SendFailed(Exception):
    """The other side could not be reached, or did not answer properly. The text does not contain the address."""

    def __init__(self, reason: SendFault) -> None:
        super().__init__(reason)
        self.reason: Final = reason


class Target(NamedTuple):
    """An address whose form was checked, but not yet where its name leads."""

    url: URL
    host: str
    port: int
    listed: bool  # by the operator: it may be private


def is_public(address: IPAddress) -> bool:
    """Return whether the IP address belongs to a host on the public internet."""
    if address.version == 6 and address not in _UNICAST_V6:
        return False
    if any(address.version == network.version and address in network for network in _BLOCKED):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


def system_lookup(host: str, port: int) -> list[str]:
    """Return the IP addresses of a name."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


class AddressGuard(AbstractResolver):
    """Decides which addresses may be used; also the resolver of the client, so that what was checked is connected."""

    def __init__(self, settings: Settings, lookup: Lookup = system_lookup) -> None:
        self._listed: Final = settings.notify_targets
        self._lookup: Final = lookup
        self._threads: Final = ThreadPoolExecutor(DNS_THREADS, "notify-dns")

    def parse(self, text: str) -> Target:
        """Return the target of an address; raise AddressRefused if its form is not allowed or its IP not public."""
        if len(text) > MAX_ADDRESS_LENGTH or not text.isascii() or not text.isprintable() or re.search(r"[\s\\]", text):
            raise AddressRefused("malformed")
        try:
            url = URL(text).with_fragment(None)
            host, port = (url.raw_host or "").lower(), url.port
        except ValueError:
            raise AddressRefused("malformed") from None
        if url.scheme not in _PORTS or not host or not port:
            raise AddressRefused("https" if "://" not in text or url.scheme not in _PORTS else "malformed")
        if "@" in text.split("://", 1)[1].split("/", 1)[0].split("?", 1)[0]:
            raise AddressRefused("credentials")
        listed = self._is_listed(host, port)
        if not listed and url.scheme != "https":
            raise AddressRefused("https")
        if not listed and port != _PORTS["https"]:
            raise AddressRefused("port")
        address = _literal(host)
        if address is None and (not _NAME.fullmatch(host) or _NUMBER.fullmatch(host)):
            raise AddressRefused("malformed")
        if address is not None and not listed and not is_public(address):
            raise AddressRefused("private")
        return Target(url, host, port, listed)

    async def check(self, text: str) -> Target:
        """Return the target of an address whose name also leads to allowed addresses; raise AddressRefused."""
        target = self.parse(text)
        if _literal(target.host) is None:
            await self._addresses(target.host, target.port)
        return target

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """Return the addresses of a name for the client; raise AddressRefused if one of them is not allowed."""
        return [
            {
                "hostname": host,
                "host": str(address),
                "port": port,
                "family": socket.AF_INET if address.version == 4 else socket.AF_INET6,
                "proto": 0,
                "flags": socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
            }
            for address in await self._addresses(host, port)
            if family in (socket.AF_UNSPEC, socket.AF_INET if address.version == 4 else socket.AF_INET6)
        ]

    async def close(self) -> None:
        """End the threads of lookups without waiting for them."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _is_listed(self, host: str, port: int) -> bool:
        name = host.rstrip(".")
        return (name, port) in self._listed or (port in _PORTS.values() and (name, None) in self._listed)

    async def _addresses(self, host: str, port: int) -> list[IPAddress]:
        """Look the name up once and return all its addresses."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(DNS_SECONDS):
                texts = await loop.run_in_executor(self._threads, self._lookup, host, port)
            addresses = [ip_address(text.partition("%")[0]) for text in texts]
        except (OSError, ValueError, TimeoutError):  # UnicodeError, for a name that is too long, is a ValueError
            raise AddressRefused("unknown_host") from None
        if not addresses:
            raise AddressRefused("unknown_host")
        if not self._is_listed(host, port) and not all(is_public(address) for address in addresses):
            raise AddressRefused("private")
        return addresses


def _literal(host: str) -> IPAddress | None:
    """Return the IP address that is written instead of a name."""
    try:
        return ip_address(host)
    except ValueError:
        return None


class GuardedClient:
    """The one HTTP client for addresses of users. It follows no redirect, keeps no cookie and reads little."""

    def __init__(self, settings: Settings, lookup: Lookup = system_lookup) -> None:
        self.guard: Final = AddressGuard(settings, lookup)
        connector = aiohttp.TCPConnector(
            resolver=self.guard,
            use_dns_cache=False,
            limit=MAX_CONNECTIONS,
            limit_per_host=MAX_CONNECTIONS_PER_HOST,
        )
        self._session: Final = aiohttp.ClientSession(
            connector=connector,
            cookie_jar=aiohttp.DummyCookieJar(),
            auto_decompress=False,  # a small answer could become a huge one
            headers={"User-Agent": "Cosca", "Accept-Encoding": "identity"},
        )

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send the body and return the status of the answer; raise AddressRefused or SendFailed.

        The answer's body is read only so that the connection can be used again, and dropped.
        """
        target = self.guard.parse(address)
        if len(body) > MAX_REQUEST_BYTES:
            raise SendFailed("too_large")
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                return await self._post(target.url, body, headers)
        except TimeoutError:
            raise SendFailed("timeout") from None
        except (aiohttp.ClientSSLError, ssl.SSLError):
            raise SendFailed("tls") from None
        except (aiohttp.ClientError, OSError, ValueError):
            raise SendFailed("connection") from None

    async def _post(self, url: URL, body: bytes, headers: Mapping[str, str]) -> int:
        timeout = aiohttp.ClientTimeout(total=None)  # that of `post` covers everything
        async with self._session.post(
            url, data=body, headers=headers, allow_redirects=False, timeout=timeout
        ) as response:
            if 300 <= response.status < 400:
                response.close()
                raise SendFailed("redirect")
            status = response.status
            await _drain(response)
            return status

    async def close(self) -> None:
        """Close all connections."""
        await self._session.close()
        await self.guard.close()


async def _drain(response: aiohttp.ClientResponse) -> None:
    """Read a short body to its end; close the connection of a long, slow or broken one. The status counts anyway."""
    read_bytes = 0
    try:
        async with asyncio.timeout(DRAIN_SECONDS):
            while chunk := await response.content.read(MAX_RESPONSE_BYTES):
                read_bytes += len(chunk)
                if read_bytes > MAX_RESPONSE_BYTES:
                    response.close()
                    return
    except (TimeoutError, aiohttp.ClientError, OSError):
        response.close()
