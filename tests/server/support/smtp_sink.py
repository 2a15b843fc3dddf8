"""A local SMTP server that keeps the mails it gets, or refuses them."""

from __future__ import annotations

import email
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from typing import cast


class SmtpSink(socketserver.ThreadingTCPServer):
    """Accepts every mail, unless an answer is set for a command (RCPT, MAIL, DATA)."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Dialog)
        self.answers: dict[str, str] = {}
        self.raw: list[bytes] = []
        self.recipients: list[str] = []

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"

    @property
    def mails(self) -> list[EmailMessage]:
        return [cast("EmailMessage", email.message_from_bytes(raw, policy=default)) for raw in self.raw]


class _Dialog(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        sink = cast("SmtpSink", self.server)
        self._say("220 sink")
        while line := self.rfile.readline():
            command = line.split(b":")[0].split()[0].decode().upper() if line.strip() else ""
            answer = sink.answers.get(command)
            if command == "QUIT":
                self._say("221 bye")
                return
            if answer is not None:
                self._say(answer)
            elif command == "DATA":
                self._say("354 go on")
                lines: list[bytes] = []
                while (part := self.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(part.removeprefix(b".") if part.startswith(b"..") else part)
                sink.raw.append(b"".join(lines))
                self._say("250 kept")
            else:
                if command == "RCPT":
                    sink.recipients.append(line.decode().strip())
                self._say("250 ok")

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


@contextmanager
def run_smtp_sink() -> Iterator[SmtpSink]:
    """Run a sink in a thread until the end of the block."""
    with SmtpSink() as sink:
        thread = threading.Thread(target=sink.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        try:
            yield sink
        finally:
            sink.shutdown()
            thread.join()
