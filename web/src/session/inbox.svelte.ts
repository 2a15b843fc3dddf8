/** The user's notifications on the page, the newest first. */
import { api } from "../net/api";
import type { Inbox, Notification } from "../protocol/messages";
import type { InboxCount } from "../generated/wire";

const EVERY_MS = 60_000; // milliseconds between two requests while the page is visible
const FRESH_MS = 15_000; // milliseconds for which the list is not requested again

class InboxState {
  items = $state.raw<Notification[]>([]);
  unread = $state(0);
  /** The cursor of older notifications, or "". */
  next = $state("");
  #loadedAt = -Infinity;
  /** The last request that marks a table; the list is loaded after it, or it would come with what was read. */
  #marking: Promise<unknown> = Promise.resolve();

  async load(): Promise<void> {
    this.#loadedAt = performance.now();
    await this.#marking;
    const page = await api.get<Inbox>("/api/my/notifications");
    this.items = page.notifications;
    this.unread = page.unread;
    this.next = page.next;
  }

  async loadOlder(): Promise<void> {
    const page = await api.get<Inbox>(`/api/my/notifications?${new URLSearchParams({ cursor: this.next })}`);
    const known = new Set(this.items.map((item) => item.id));
    this.items = [...this.items, ...page.notifications.filter((item) => !known.has(item.id))];
    this.next = page.next;
  }

  /** Mark notifications as read, here at once; without ids, all of them. */
  async markRead(ids?: string[]): Promise<void> {
    const isMeant = (item: Notification): boolean => !item.read && (ids?.includes(item.id) ?? true);
    const count = this.items.filter(isMeant).length;
    if (ids && count === 0) return;
    this.unread = ids ? Math.max(0, this.unread - count) : 0;
    this.items = this.items.map((item) => (isMeant(item) ? { ...item, read: Date.now() / 1000 } : item));
    await api.post("/api/my/notifications/read", ids ? { ids } : { all: true });
  }

  /** Mark the notifications of a table as read: the user has looked at it. Those that are not loaded count too. */
  async markTableRead(id: string): Promise<void> {
    this.items = this.items.map((item) => (item.table?.id === id && !item.read ? { ...item, read: Date.now() / 1000 } : item));
    const request = api.post<InboxCount>("/api/my/notifications/read", { table: id });
    this.#marking = request.catch(() => undefined);
    this.unread = (await request).unread;
  }

  /** Keep the list up to date until the returned function is called. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === "visible" && performance.now() - this.#loadedAt > FRESH_MS) this.load().catch(() => undefined);
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const inbox = new InboxState();
