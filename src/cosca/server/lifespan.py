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
from cosca.server.cluster.cluster import open_cluster
from cosca.server.core.background import run_every
from cosca.server.core.budgets import Budgets
from cosca.server.core.logs import RecentErrors
from cosca.server.core.mailer import Mailer
from cosca.server.core.metrics import Metrics
from cosca.server.core.settings import Settings
from cosca.server.core.static_files import BuiltPage
from cosca.server.identity.keys import SigningKeys, load_secret, secret_path
from cosca.server.identity.passwords import Passwords
from cosca.server.jobs import retention
from cosca.server.jobs.deadlines import DeadlineScheduler
from cosca.server.jobs.health_probe import HealthProbe
from cosca.server.jobs.results import fill_missing_results
from cosca.server.jobs.retention import Retention
from cosca.server.notifications import digest, letters
from cosca.server.notifications.channels import open_channels
from cosca.server.notifications.digest import DigestSender
from cosca.server.notifications.email import EmailChannel
from cosca.server.notifications.sender import Sender
from cosca.server.protocol.refusal import StoreError
from cosca.server.ratings import projection
from cosca.server.ratings.projection import RatingProjection
from cosca.server.realtime.connections import ConnectionRegistry
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.replay.replay_cache import ReplayCache
from cosca.server.replay.reports import ReportService
from cosca.server.replay.studies import StudyService
from cosca.server.services import Limits, Services
from cosca.server.storage.statements import change_table
from cosca.server.storage.store import Store
from cosca.server.timekeeping.uptime import PAUSE_SECONDS, Uptime
from cosca.server.workers import watchdog
from cosca.server.workers.document_pool import DocumentPool

EVICTION_SECONDS: Final = 60.0


@contextlib.asynccontextmanager
async def running_services(settings: Settings, node_id: str = "") -> AsyncIterator[Services]:
    """Open the database, start all services and background jobs, and stop them in reverse order."""
    async with contextlib.AsyncExitStack() as stack:
        store = await Store.open(settings.database_url, "shared" if settings.nats_url else "exclusive")
        stack.push_async_callback(store.close)
        keys = SigningKeys(load_secret(secret_path(settings)), settings.secure)
        await quarantine_stalled(store, watchdog.record_path(settings))
        recent_errors = RecentErrors()
        logging.getLogger().addHandler(recent_errors)
        stack.callback(logging.getLogger().removeHandler, recent_errors)
        uptime = await Uptime.begin(store, pause=PAUSE_SECONDS)
        stack.push_async_callback(_persist_last, uptime, store)
        cluster = await stack.enter_async_context(open_cluster(settings, store, node_id)) if settings.nats_url else None
        tables = TableRegistry(store, settings, uptime, None if cluster is None else cluster.ownership)
        stack.push_async_callback(tables.stop)
        if cluster is not None:
            cluster.lease.on_lost.append(tables.lose_all)
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
        connections = ConnectionRegistry(settings, metrics, budgets)
        audit = AuditFollower(store, tables, connections)
        await audit.start()
        services = Services(
            settings=settings,
            limits=Limits.from_settings(settings),
            budgets=budgets,
            metrics=metrics,
            recent_errors=recent_errors,
            page=BuiltPage(),
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
            deadlines=DeadlineScheduler(tables),
            health=HealthProbe(store, lambda: uptime.persist(store), None if cluster is None else cluster.health),
            audit=audit,
            channels=channels,
            sender=Sender(store, uptime, tables, channels.by_kind, letters.build, settings.base),
            cluster=cluster,
        )
        await stack.enter_async_context(_running(*_jobs(services, uptime)))
        stack.push_async_callback(services.health.close)
        services.health.ready = True
        yield services


def _jobs(services: Services, uptime: Uptime) -> tuple[Coroutine[Any, Any, object], ...]:
    """Return the background jobs of a server."""
    store, tables = services.store, services.tables
    retention_job = Retention(store, tables, services.connections, services.settings, uptime.now)
    email = services.channels.by_kind.get("email")
    digests = (
        [
            run_every(
                digest.INTERVAL_SECONDS, DigestSender(store, uptime, email, services.settings.base).send_due, "digests"
            )
        ]
        if isinstance(email, EmailChannel)
        else []
    )
    return (
        *digests,
        tables.resume_bot_tables(),
        fill_missing_results(tables),
        run_every(EVICTION_SECONDS, tables.evict_idle, "evict idle tables"),
        run_every(audit_follower.INTERVAL_SECONDS, services.audit.apply_pending, "apply the audit log"),
        run_every(projection.INTERVAL_SECONDS, RatingProjection(store).update, "update ratings", at_once=True),
        run_every(retention.INTERVAL_SECONDS, retention_job.sweep, "delete what is unused", at_once=True),
        uptime.run(store),
        uptime.watch(partial(_handle_pause, services)),
        services.deadlines.run(),
        services.sender.run(),
        asyncio.to_thread(game_list, services.catalog),  # loading the games takes long: not while a player waits
    )


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
    """After the process was suspended, recompute what depends on the time of day."""
    await services.deadlines.handle_pause()
    await services.sender.release_held()


async def _persist_last(uptime: Uptime, store: Store) -> None:
    with contextlib.suppress(StoreError):
        await uptime.persist(store)


async def quarantine_stalled(store: Store, record: Path) -> None:
    """Quarantine the tables at which the server stalled before this start, until an administrator releases them."""
    stalled = await asyncio.to_thread(watchdog.stalled_tables, record)
    if stalled:
        await store.write(*[change_table(id, {"quarantined": time.time()}) for id in stalled])
    record.unlink(missing_ok=True)
