"""The long-lived objects of a server, typed. `lifespan` builds them; `api.deps` hands them to the routes."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final, Self

from cosca.server.admin.audit_follower import AuditFollower
from cosca.server.catalog.documents import GameCatalog
from cosca.server.cluster.assets import SharedAssets
from cosca.server.cluster.cluster import Cluster
from cosca.server.cluster.events import Events
from cosca.server.core.budgets import Budgets
from cosca.server.core.constants import DAY_SECONDS
from cosca.server.core.logs import RecentErrors
from cosca.server.core.mailer import Mailer
from cosca.server.core.metrics import Metrics
from cosca.server.core.rate_limits import RateLimiter, UserAndAddressLimiter
from cosca.server.core.settings import Settings
from cosca.server.core.shared_limits import Limit, SharedLimiter
from cosca.server.core.static_files import BuiltPage
from cosca.server.identity.email_confirmation import EmailConfirmationLimits
from cosca.server.identity.keys import SigningKeys
from cosca.server.identity.login_limits import LoginLimits
from cosca.server.identity.password_reset import PasswordResetLimits
from cosca.server.identity.passwords import Passwords
from cosca.server.jobs.deadlines import DeadlineScheduler
from cosca.server.jobs.health_probe import HealthProbe
from cosca.server.jobs.presence import Presence
from cosca.server.notifications.channels import Channels
from cosca.server.notifications.sender import Sender
from cosca.server.realtime.connections import ConnectionRegistry
from cosca.server.registry.seat_quota import SeatQuota
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.replay.puzzles import PuzzleService
from cosca.server.replay.replay_cache import ReplayCache
from cosca.server.replay.reports import ReportService
from cosca.server.replay.studies import StudyService
from cosca.server.storage.store import Store

RENAMES_PER_HOUR: Final = 10  # of one user: everyone at their tables is notified
PRIVATE_CHANGES_PER_MINUTE: Final = 30  # of the notes and answers of one user at one table
TABLE_CHANGES_PER_MINUTE: Final = 30  # of one table by one user: everyone at the table is notified
FRIEND_CHANGES_PER_HOUR: Final = 100  # of one user: friends, watches, privacy
DOWNLOADS_PER_HOUR: Final = 6  # of all own records or all own data, which take long
NEW_CHANNELS_PER_HOUR: Final = 30  # of one user: each costs a lookup
NEW_CHANNELS_PER_HOUR_PER_ADDRESS: Final = 300
CHANNEL_TESTS_PER_HOUR: Final = 5  # of one user
CHANNEL_TESTS_PER_HOUR_PER_ADDRESS: Final = 50
QUIET_HOURS_CHANGES_PER_DAY: Final = 4  # in a week fewer than are stored


@dataclass(frozen=True, slots=True)
class Limits:
    """Rate limits and quotas of HTTP requests; those of messages belong to the connections."""

    requests: RateLimiter  # by user, or by address without one
    requests_by_address: RateLimiter
    logins: LoginLimits
    password_resets: PasswordResetLimits
    email_confirmations: EmailConfirmationLimits
    renames: RateLimiter
    quiet_hours: RateLimiter
    new_tables: UserAndAddressLimiter
    tables_per_day: Limit
    shared: SharedLimiter  # of the limits that hold for all nodes together
    table_changes: RateLimiter
    private_changes: RateLimiter
    invitations: UserAndAddressLimiter
    friend_changes: RateLimiter
    profiles: UserAndAddressLimiter
    downloads: RateLimiter
    seats: SeatQuota
    replay_requests: UserAndAddressLimiter
    study_requests: RateLimiter
    shared_studies: RateLimiter
    shared_studies_by_address: RateLimiter
    new_channels: UserAndAddressLimiter
    channel_tests: UserAndAddressLimiter

    @classmethod
    def from_settings(cls, settings: Settings, shared: SharedLimiter) -> Self:
        """Return fresh limits."""
        return cls(
            requests=RateLimiter(settings.requests_per_minute, 60),
            requests_by_address=RateLimiter(settings.requests_per_minute_per_address, 60),
            logins=LoginLimits(settings, shared),
            password_resets=PasswordResetLimits(settings, shared),
            email_confirmations=EmailConfirmationLimits(settings, shared),
            renames=RateLimiter(RENAMES_PER_HOUR, 3600),
            quiet_hours=RateLimiter(QUIET_HOURS_CHANGES_PER_DAY, DAY_SECONDS),
            new_tables=UserAndAddressLimiter(settings.tables_per_minute, settings.tables_per_minute_per_address),
            tables_per_day=Limit("tables_per_day", settings.tables_per_day_per_address, DAY_SECONDS),
            shared=shared,
            table_changes=RateLimiter(TABLE_CHANGES_PER_MINUTE, 60),
            private_changes=RateLimiter(PRIVATE_CHANGES_PER_MINUTE, 60),
            invitations=UserAndAddressLimiter(
                settings.invitations_per_hour, settings.invitations_per_hour_per_address, seconds=3600
            ),
            friend_changes=RateLimiter(FRIEND_CHANGES_PER_HOUR, 3600),
            profiles=UserAndAddressLimiter(settings.profiles_per_minute, settings.profiles_per_minute_per_address),
            downloads=RateLimiter(DOWNLOADS_PER_HOUR, 3600),
            seats=SeatQuota(settings),
            replay_requests=UserAndAddressLimiter(settings.replays_per_minute, settings.replays_per_minute_per_address),
            study_requests=RateLimiter(settings.studies_per_minute, 60),
            shared_studies=RateLimiter(settings.shared_per_day, DAY_SECONDS),
            shared_studies_by_address=RateLimiter(settings.shared_per_day_per_address, DAY_SECONDS),
            new_channels=UserAndAddressLimiter(NEW_CHANNELS_PER_HOUR, NEW_CHANNELS_PER_HOUR_PER_ADDRESS, 3600),
            channel_tests=UserAndAddressLimiter(CHANNEL_TESTS_PER_HOUR, CHANNEL_TESTS_PER_HOUR_PER_ADDRESS, 3600),
        )

    async def take_table_of_day(self, address: str) -> bool:
        """Count a new table of an address; return False after too many on one day."""
        return await self.shared.acquire((self.tables_per_day, address))

    def share(self, nodes: int) -> None:
        """Count this node's part of the limits that every node counts for itself."""
        for field in fields(self):
            limiter = getattr(self, field.name)
            if isinstance(limiter, RateLimiter | UserAndAddressLimiter):
                limiter.share(nodes)


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that routes use; one per server, in `app.state.services` while it runs."""

    settings: Settings
    limits: Limits
    budgets: Budgets
    metrics: Metrics
    recent_errors: RecentErrors
    page: BuiltPage
    assets: SharedAssets | None  # of other versions in a cluster; None for a single server
    catalog: GameCatalog
    mailer: Mailer
    passwords: Passwords
    store: Store
    keys: SigningKeys
    tables: TableRegistry
    connections: ConnectionRegistry
    replays: ReplayCache
    reports: ReportService
    studies: StudyService
    puzzles: PuzzleService
    deadlines: DeadlineScheduler
    events: Events
    presence: Presence
    health: HealthProbe
    audit: AuditFollower
    channels: Channels
    sender: Sender
    cluster: Cluster | None  # None for a single server
