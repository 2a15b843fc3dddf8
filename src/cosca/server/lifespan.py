"""Start-up and shutdown of services and background jobs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, Final

from cosca.server.admin import audit_follower
from cosca.server.admin.audit_follower import AuditFollower
from cosca.server.catalog.documents import GameCatalog, game_list
from cosca.server.cluster.assets import SharedAssets
from cosca.server.cluster.cluster import Cluster, open_cluster
from cosca.server.cluster.events import ClusterEvents, Event, LocalEvents
from cosca.server.cluster.job_lease import Job, JobHolder, SingleHolder
from cosca.server.cluster.secrets import Secret, check_secrets
from cosca.server.core.background import run_every, run_when
from cosca.server.core.budgets import Budgets
from cosca.server.core.logs import RecentErrors
from cosca.server.core.mailer import Mailer
from cosca.server.core.metrics import Metrics
from cosca.server.core.settings import Settings
from cosca.server.core.shared_limits import LocalLimiter
from cosca.server.core.static_files import BuiltPage
from cosca.server.identity.keys import SigningKeys, load_secret, load_vapid_key, secret_path, vapid_path
from cosca.server.identity.passwords import Passwords
from cosca.server.jobs import retention
from cosca.server.jobs.adoption import Adoption
from cosca.server.jobs.deadlines import DeadlineScheduler
from cosca.server.jobs.event_handlers import handle_events
from cosca.server.jobs.health_probe import HealthProbe
from cosca.server.jobs.presence import ClusterPresence, Presence
from cosca.server.jobs.results import fill_missing_results
from cosca.server.jobs.retention import Retention
from cosca.server.notifications import digest, letters
from cosca.server.notifications.channels import open_channels
from cosca.server.notifications.digest import DigestSender
from cosca.server.notifications.email import EmailChannel
from cosca.server.notifications.push import push_fault
from cosca.server.notifications.sender import Sender
from cosca.server.protocol.refusal import StoreError
from cosca.server.ratings import projection
from cosca.server.ratings.projection import RatingProjection
from cosca.server.realtime.connections import ConnectionRegistry
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.replay.puzzles import PuzzleService
from cosca.server.replay.replay_cache import ReplayCache
from cosca.server.replay.reports import ReportService
from cosca.server.replay.studies import StudyService
from cosca.server.services import Limits, Services
from cosca.server.storage.cluster_jobs import delete_events
from cosca.server.storage.shared_limits import RowLimiter, delete_full
from cosca.server.storage.statements import change_table
from cosca.server.storage.store import Store
from cosca.server.timekeeping.cluster_uptime import ClusterUptime
from cosca.server.timekeeping.uptime import PAUSE_SECONDS, Uptime
from cosca.server.workers import watchdog
from cosca.server.workers.document_pool import DocumentPool
from cosca.server.workers.remote_worker import using_workers

EVICTION_SECONDS: Final = 60.0
EVENT_SECONDS: Final = 24 * 3600.0  # for which events are kept; nodes handle them within seconds


@contextlib.asynccontextmanager
async def running_services(settings: Settings, node_id: str = "") -> AsyncIterator[Services]:
    """Open the database, start all services and background jobs, and stop them in reverse order."""
    async with contextlib.AsyncExitStack() as stack:
        store = await Store.open(settings.database_url, "shared" if settings.nats_url else "exclusive")
        stack.push_async_callback(store.close)
        secret = load_secret(secret_path(settings))
        keys = SigningKeys(secret, settings.secure)
        if settings.nats_url:
            await check_secrets(store, _shared_secrets(settings, secret))
        stalled = await quarantine_stalled(store, watchdog.record_path(settings))
        recent_errors = RecentErrors()
        logging.getLogger().addHandler(recent_errors)
        stack.callback(logging.getLogger().removeHandler, recent_errors)
        uptime = await (ClusterUptime.join(store) if settings.nats_url else Uptime.begin(store, pause=PAUSE_SECONDS))
        stack.push_async_callback(_persist_last, uptime, store)
        cluster = await stack.enter_async_context(open_cluster(settings, store, node_id)) if settings.nats_url else None
        tables = TableRegistry(store, settings, uptime, None if cluster is None else cluster.ownership)
        stack.push_async_callback(tables.stop)
        if cluster is not None:
            cluster.lease.on_lost.append(tables.lose_all)
            await stack.enter_async_context(using_workers(cluster.mesh, secret, tables.workers))
            cluster.lease.on_beat.append(lambda: uptime.persist(store))
        for game in settings.data:
            tables.game(game, {})  # component data that cannot be read stops the start
        budgets, metrics = Budgets(settings), Metrics()
        tables.workers.address_of = budgets.address_of
        metrics.bind_gauges(lambda: tables.count, lambda: store.writer.commits, lambda: store.writer.batches)
        if cluster is not None:
            metrics.bind_cluster(
                lambda: len(cluster.lease.alive),
                lambda: cluster.ownership.claims,
                lambda: tables.moved,
                lambda: cluster.lease.failures,
            )
        documents = DocumentPool(settings.worker_memory, budgets.address_of)
        stack.callback(documents.close)
        reports = ReportService(store, settings.report_seconds)
        stack.push_async_callback(reports.stop)
        mailer = Mailer(settings)
        stack.push_async_callback(mailer.close)
        channels = await stack.enter_async_context(open_channels(settings))
        if mailer.enabled:
            channels.by_kind["email"] = EmailChannel(mailer, keys, settings.base)
        page = BuiltPage()
        connections = ConnectionRegistry(settings, metrics, budgets)
        audit = AuditFollower(store, tables, connections, cluster)
        await audit.start()
        adoption = None if cluster is None else Adoption(tables, cluster)
        deadlines = DeadlineScheduler(tables, adoption)
        events = LocalEvents(store) if cluster is None else await ClusterEvents.open(store, cluster.questions)
        handle_events(events, tables, connections, deadlines)
        presence = Presence(tables, connections) if cluster is None else ClusterPresence(tables, connections, cluster)
        holder = SingleHolder() if cluster is None else cluster.jobs
        sender = Sender(
            store.fenced(holder.fence),
            uptime,
            presence,
            channels.by_kind,
            letters.build,
            settings.base,
            holder.is_holder,
        )
        services = Services(
            settings=settings,
            limits=Limits.from_settings(settings, LocalLimiter() if cluster is None else RowLimiter(store, secret)),
            budgets=budgets,
            metrics=metrics,
            recent_errors=recent_errors,
            page=page,
            assets=None if cluster is None else SharedAssets(page, cluster.lease, cluster.questions),
            catalog=GameCatalog(settings),
            mailer=mailer,
            passwords=Passwords(),
            store=store,
            keys=keys,
            tables=tables,
            connections=connections,
            replays=ReplayCache(store, settings, documents),
            reports=reports,
            studies=StudyService(tables, keys, documents),
            puzzles=PuzzleService(tables, documents),
            deadlines=deadlines,
            events=events,
            presence=presence,
            health=(
                HealthProbe(store, lambda: uptime.persist(store))
                if cluster is None
                # An empty write is enough: it opens a lost writing connection again, which has the lock.
                else HealthProbe(store, store.write, cluster.health)
            ),
            audit=audit,
            channels=channels,
            sender=sender,
            cluster=cluster,
        )
        await stack.enter_async_context(_running(*_jobs(services, uptime, adoption)))
        if cluster is not None:
            await events.write(events=[Event("table", id) for id in stalled])
        if cluster is None:
            await stack.enter_async_context(_running(*[job() for job in _shared_jobs(services, uptime, holder)]))
        else:
            cluster.jobs.start(_shared_jobs(services, uptime, holder))
            stack.push_async_callback(cluster.jobs.give_up)
        stack.push_async_callback(services.health.close)
        services.health.ready = True
        yield services


def _jobs(services: Services, uptime: Uptime, adoption: Adoption | None) -> list[Coroutine[Any, Any, object]]:
    """Return the background jobs that every server and every node does."""
    tables, cluster = services.tables, services.cluster
    jobs: list[Coroutine[Any, Any, object]] = [
        run_every(EVICTION_SECONDS, tables.evict_idle, "evict idle tables"),
        uptime.watch(partial(_handle_pause, services)),
        services.deadlines.run(),
        asyncio.to_thread(game_list, services.catalog),  # loading the games takes long: not while a player waits
    ]
    if cluster is None or adoption is None:
        audit = services.audit
        jobs.append(run_every(audit_follower.INTERVAL_SECONDS, audit.apply_pending, "apply the audit log"))
        return [*jobs, uptime.run(services.store), tables.resume_bot_tables()]
    jobs.append(adoption.run())
    cluster.lease.on_beat.append(partial(_share_limits, services, cluster))
    follow = partial(services.audit.follow, cluster)
    for name, job in (("apply the audit log", follow), ("handle events", services.events.poll)):
        wanted = asyncio.Event()
        cluster.lease.on_beat.append(partial(_want, wanted))
        jobs.append(run_when(wanted, job, name))
    return jobs


def _shared_jobs(services: Services, uptime: Uptime, holder: JobHolder) -> list[Job]:
    """Return the background jobs that only one node of a cluster does. What they write is fenced."""
    tables, settings = services.tables, services.settings
    store = services.store.fenced(holder.fence)
    email = services.channels.by_kind.get("email")

    def update_ratings() -> Coroutine[Any, Any, object]:
        return run_every(projection.INTERVAL_SECONDS, RatingProjection(store).update, "update ratings", at_once=True)

    def sweep() -> Coroutine[Any, Any, object]:
        job = Retention(store, services.presence, services.events, settings, uptime.now)
        return run_every(retention.INTERVAL_SECONDS, job.sweep, "delete what is unused", at_once=True)

    def send_digests() -> Coroutine[Any, Any, object]:
        assert isinstance(email, EmailChannel)
        sender = DigestSender(store, uptime, email, settings.base)
        return run_every(digest.INTERVAL_SECONDS, sender.send_due, "digests")

    jobs: list[Job] = [partial(fill_missing_results, tables), update_ratings, sweep, services.sender.run]
    if isinstance(email, EmailChannel):
        jobs.append(send_digests)
    if services.cluster is not None:
        jobs.append(partial(_invalidate_deadlines, services))
        jobs.append(partial(run_every, retention.INTERVAL_SECONDS, partial(_forget_old, store), "forget old events"))
    return jobs


async def _share_limits(services: Services, cluster: Cluster) -> None:
    """Count a share of the limits that every node counts for itself."""
    nodes = max(1, len(cluster.lease.alive))
    services.limits.share(nodes)
    services.budgets.share(nodes)


async def _forget_old(store: Store) -> None:
    """Delete what only nodes of a cluster need, for a while."""
    await store.write(delete_events(EVENT_SECONDS), delete_full())


async def _want(wanted: asyncio.Event) -> None:
    wanted.set()


def _shared_secrets(settings: Settings, secret: bytes) -> dict[str, Secret]:
    """Return the secrets that must be the same on all nodes of a cluster."""
    secrets = {"session secret": Secret(secret_path(settings), secret)}
    if push_fault(settings) is None:
        path = vapid_path(settings)
        secrets["push key"] = Secret(path, load_vapid_key(path))
    return secrets


@contextlib.asynccontextmanager
async def _running(*jobs: Coroutine[Any, Any, object]) -> AsyncIterator[None]:
    """Run the jobs as tasks; cancel them at the end."""
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _handle_pause(services: Services) -> None:
    """After the server was suspended, or its cluster was down, recompute what depends on the time of day."""
    if services.cluster is None:
        await services.deadlines.handle_pause()
        await services.sender.release_held()
        return
    services.tables.handle_process_pause()
    if services.cluster.jobs.is_holder():
        await services.sender.release_held()
        await _invalidate_deadlines(services)


async def _invalidate_deadlines(services: Services) -> None:
    """Have deadlines of a cluster recomputed, wherever their tables are."""
    await services.deadlines.invalidate()
    await services.events.write(events=[Event("deadlines")])


async def _persist_last(uptime: Uptime, store: Store) -> None:
    with contextlib.suppress(StoreError):
        await uptime.persist(store)


async def quarantine_stalled(store: Store, record: Path) -> list[str]:
    """Quarantine the tables at which the server stalled before this start, until an administrator releases them.

    Return them.
    """
    stalled = await asyncio.to_thread(watchdog.stalled_tables, record)
    if stalled:
        await store.write(*[change_table(id, {"quarantined": time.time()}) for id in stalled])
    record.unlink(missing_ok=True)
    return stalled
