"""Executors without a cluster: results, errors, and which addresses a cluster may have."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator

import pytest

from cosca.batch.addresses import is_protected, validate_address
from cosca.batch.executors import AHEAD, InlineExecutor, ProcessExecutor, WorkersLost, open_executor, run_chunk
from cosca.batch.fingerprint import fingerprint
from cosca.kernel.errors import BadOption
from tests.batch.jobs import die_at_five, double, fail_at_five


@pytest.mark.parametrize(
    "address",
    ["tcp://127.0.0.1:8786", "tcp://localhost:8786", "tcp://[::1]:8786", "tls://10.1.2.3:8786", "tls://dask.example:1"],
)
def test_protected_addresses_are_accepted(address: str) -> None:
    assert validate_address(address) == address


@pytest.mark.parametrize(
    "address",
    [
        "tcp://10.1.2.3:8786", "tcp://dask.example:8786", "tcp://0.0.0.0:8786", "tcp://localhost.example.com:8786",
        "tcp://127.0.0.1.example:8786", "tcp://[2001:db8::1]:8786", "tcp://2130706433:8786",
    ],
)  # fmt: skip
def test_tcp_to_other_machines_is_refused(address: str) -> None:
    with pytest.raises(BadOption, match=r"tcp:// is allowed on this machine only.*use tls:// with certificates"):
        open_executor(address, 2)
    assert not is_protected(address)


@pytest.mark.parametrize(
    "address",
    [
        "", "locally", "8786", "tcp://127.0.0.1", "tcp://127.0.0.1:port", "tcp://:8786", "http://127.0.0.1:8786",
        "inproc://1/2/3", "tcp://127.0.0.1:8786@10.1.2.3:8786", "tcp://[::1:8786", "tls://host:8786/path",
    ],
)  # fmt: skip
def test_anything_else_is_not_an_address(address: str) -> None:
    with pytest.raises(BadOption, match="not an address; use local, tls://HOST:PORT, or on this machine"):
        open_executor(address, 2)


def test_unreachable_scheduler_is_reported() -> None:
    with pytest.raises(BadOption, match=r"--cluster tcp://127\.0\.0\.1:1: no Dask scheduler answers there \(.+\)"):
        open_executor("tcp://127.0.0.1:1", 2)


def test_server_that_is_not_dask_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    from cosca.batch import dask_executor

    monkeypatch.setattr(dask_executor, "CONNECT_SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(BadOption, match="no Dask scheduler answers there"):
            open_executor(address, 2)


def test_tls_without_certificates_says_where_to_name_them() -> None:
    with pytest.raises(BadOption, match="needs certificates; name their files in DASK_DISTRIBUTED__COMM__TLS__CA_FILE"):
        open_executor("tls://127.0.0.1:1", 2)
    from dask import config

    files = dict.fromkeys(("ca-file", "client.cert", "client.key"), __file__)
    with config.set({f"distributed.comm.tls.{name}": file for name, file in files.items()}):  # noqa: SIM117
        with pytest.raises(BadOption, match="the certificates cannot be used"):
            open_executor("tls://127.0.0.1:1", 2)


def test_local_executors_give_the_same_results() -> None:
    assert isinstance(open_executor("local", 1), InlineExecutor)
    with open_executor("local", 2) as processes, open_executor("local", 1) as inline:
        assert sorted(processes.run(double, range(50))) == list(inline.run(double, range(50)))
        assert sorted(processes.run(double, range(3))) == [0, 2, 4]  # again in the same processes


def test_jobs_are_taken_only_when_they_can_be_sent() -> None:
    taken: list[int] = []

    def endless() -> Iterator[int]:
        while True:
            taken.append(len(taken))
            yield taken[-1]

    with ProcessExecutor(1) as executor:
        results = executor.run(double, endless())
        assert next(results) in (0, 2)
        assert len(taken) == AHEAD
        results.close()


def test_results_before_a_failure_are_kept() -> None:
    assert run_chunk(fail_at_five, [3, 4, 5, 6]).results == [3, 4]
    received: list[int] = []
    with ProcessExecutor(1) as executor, pytest.raises(ValueError, match="five"):
        received.extend(executor.run(fail_at_five, [3, 4, 5, 6]))
    assert {3, 4} <= {*received}
    with pytest.raises(ValueError, match="five"):
        run_chunk(fail_at_five, [5, 6])


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_death_of_a_local_process_says_how_to_resume() -> None:
    with ProcessExecutor(1) as executor, pytest.raises(WorkersLost, match="run the same command again"):
        list(executor.run(die_at_five, range(10)))


def test_worker_that_joins_late_is_compared_too() -> None:
    from cosca.batch.dask_executor import run_checked

    own = fingerprint(double.__module__)
    assert run_checked(double, [1, 2], own, None).results == [2, 4]
    for name, other in (("python", "2.7"), ("cosca", "0.0.1"), ("rules", {}), ("data", "house-1")):
        with pytest.raises(BadOption, match=f"a worker that joined has another {name}: .*, not .*run the same command"):
            run_checked(double, [1, 2], {**own, name: other}, None)
    with pytest.raises(BadOption, match="other code"):
        run_checked(double, [1, 2], {**own, "code": ""}, None)
