/** The user's notifications on the page, the newest first. */
import { api } from "../net/api";
import type { Inbox, Notification } from "../protocol/messages";

const EVERY_MS = 60_000; // milliseconds between two requests while the page is visible
const FRESH_MS = 15_000; // milliseconds for which the list is not requested again

class InboxState {
  items = $state.raw<Notification[]>([]);
  unread = $state(0);
  /** The cursor of older notifications, or "". */
  next = $state("");
  #loadedAt = -Infinity;

  async load(): Promise<void> {
    this.#loadedAt = performance.now();
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
