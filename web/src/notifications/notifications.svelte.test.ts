import { mount, unmount, flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../net/api";
import { myGames } from "../session/myGames.svelte";
import { inbox } from "../session/inbox.svelte";
import { settings } from "../prefs/settings.svelte";
import type { NotificationChannel } from "../protocol/messages";
import { Bell, showIcon } from "./attention.svelte";
import ChannelItem from "./ChannelItem.svelte";
import OfferNotifications from "./OfferNotifications.svelte";
import { delayChoices, delayIn, isOn, withSwitched, type Preferences } from "./preferences";
import { browserFault, decodeKey, subscribe, unsubscribe } from "./push";
import { t } from "./words";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
  localStorage.clear();
});

describe("preferences", () => {
  const preferences: Preferences = {
    stages: { turn: ["page", "email"] },
    delays: {},
    daily: false,
    digest_hour: null,
    late_in_quiet: false,
  };

  it("switch one occasion for one kind of channel", () => {
    expect([isOn(preferences, "turn", "push"), isOn(preferences, "over", "push")]).toEqual([false, true]);
    const changed = withSwitched(preferences, "turn", "push", true);
    expect(changed.stages.turn).toEqual(["page", "push", "email"]);
    expect(withSwitched(changed, "over", "page", false).stages).toEqual({
      turn: ["page", "push", "email"],
      over: ["push", "email", "webhook"],
    });
    expect(preferences.stages).toEqual({ turn: ["page", "email"] });
  });

  it("offer the current delay among the usual ones", () => {
    expect(delayChoices("push", 45)).toEqual([10, 45, 300, 1800, 3600]);
    expect(delayChoices("push", 90)).toContain(90);
    expect([delayIn(45), delayIn(1800), delayIn(10_800)]).toEqual([
      { unit: "seconds", n: 45 },
      { unit: "minutes", n: 30 },
      { unit: "hours", n: 3 },
    ]);
  });
});

describe("the icon of the tab", () => {
  it("has a dot while a game waits, drawn without a request", () => {
    document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />';
    const link = document.querySelector("link")!;
    showIcon(true);
    expect(decodeURIComponent(link.getAttribute("href")!)).toMatch(/^data:image\/svg\+xml,<svg.*<circle cx="49"/);
    showIcon(false);
    expect(link.getAttribute("href")).toBe("/favicon.svg");
  });

  it("counts the open table by its connection and the others by the list", () => {
    myGames.tables = [];
    myGames.open = { id: "a", asked: true };
    expect(myGames.allCalls).toBe(1);
    myGames.open = { id: "a", asked: false };
    expect(myGames.allCalls).toBe(0);
    myGames.open = null;
  });

  it("comes with a bell only for those who want one", () => {
    const made = vi.fn();
    vi.stubGlobal(
      "AudioContext",
      class {
        state = "running";
        constructor() {
          made();
        }
        createGain = () => ({ gain: {}, connect: vi.fn() });
      },
    );
    settings.chime = false;
    new Bell();
    dispatchEvent(new Event("pointerdown"));
    expect(made).not.toHaveBeenCalled();
    settings.chime = true;
    dispatchEvent(new Event("pointerdown"));
    expect(made).toHaveBeenCalled();
    settings.chime = false;
  });
});

describe("the inbox", () => {
  beforeEach(() => {
    inbox.items = ["1", "2", "3"].map((id) => ({ id, stage: "turn", table: null, facts: {}, created: 1, read: id === "3" ? 1 : null }));
    inbox.unread = 2;
  });

  it("marks notifications as read at once, and on the server", async () => {
    const post = vi.spyOn(api, "post").mockResolvedValue({});
    await inbox.markRead(["1"]);
    expect([inbox.unread, inbox.items.map(({ read }) => read !== null)]).toEqual([1, [true, false, true]]);
    await inbox.markRead(["1"]);
    await inbox.markRead();
    expect(inbox.unread).toBe(0);
    expect(post.mock.calls).toEqual([
      ["/api/my/notifications/read", { ids: ["1"] }],
      ["/api/my/notifications/read", { all: true }],
    ]);
  });

  it("marks those of a table that the user looks at, and loads the list only after that", async () => {
    const at = (id: string) => ({ id, name: null, game: "la_famiglia" });
    inbox.items = inbox.items.map((item) => ({ ...item, table: at(item.id === "1" ? "here" : "there") }));
    let answer: (count: object) => void = () => undefined;
    const post = vi.spyOn(api, "post").mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const get = vi.spyOn(api, "get").mockResolvedValue({ notifications: [], unread: 4, next: "" });
    const marked = inbox.markTableRead("here");
    expect(post.mock.calls).toEqual([["/api/my/notifications/read", { table: "here" }]]);
    expect(inbox.items.map(({ read }) => read !== null)).toEqual([true, false, true]);
    const loaded = inbox.load();
    await Promise.resolve();
    expect(get).not.toHaveBeenCalled();
    answer({ unread: 5, waiting: 1 }); // others are older than the loaded ones
    await marked;
    expect(inbox.unread).toBe(5);
    await loaded;
    expect([get.mock.calls.length, inbox.unread]).toEqual([1, 4]);
  });
});

describe("push", () => {
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: vi.fn(async () => true),
  };
  let held: typeof subscription | null;
  const manager = {
    getSubscription: async () => held,
    subscribe: vi.fn(async (_: PushSubscriptionOptionsInit) => (held = subscription)),
  };

  beforeEach(() => {
    held = null;
    manager.subscribe.mockClear();
    const registration = { scope: "https://cosca.example/", active: { state: "activated" }, pushManager: manager };
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("PushManager", class {});
    vi.stubGlobal("Notification", { permission: "default", requestPermission: async () => "granted" });
    const container = { register: async () => registration, getRegistrations: async () => [registration] };
    Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
  });

  it("says what stands in the way", () => {
    expect(browserFault()).toBeNull();
    vi.stubGlobal("Notification", { permission: "denied" });
    expect(browserFault()).toBe("blocked");
    vi.stubGlobal("isSecureContext", false);
    expect(browserFault()).toBe("insecure");
  });

  it("asks for the home screen on an iPhone", () => {
    vi.stubGlobal("PushManager", undefined);
    delete (window as Partial<typeof window>).PushManager;
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X)");
    expect(browserFault()).toBe("home_screen");
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (X11; Linux)");
    expect(browserFault()).toBe("unsupported");
  });

  it("subscribes with the server's key and ends the subscription on both sides", async () => {
    vi.spyOn(api, "get").mockResolvedValue({ key: "AQ-_" });
    const post = vi.spyOn(api, "post").mockResolvedValue({ channel: { id: "c1" }, key: null });
    const remove = vi.spyOn(api, "delete").mockResolvedValue({});
    await subscribe();
    expect(manager.subscribe.mock.calls[0]![0]).toEqual({ userVisibleOnly: true, applicationServerKey: new Uint8Array([1, 15, 191]) });
    expect(post).toHaveBeenCalledWith("/api/my/channels/push", {
      endpoint: "https://push.example/1",
      keys: { p256dh: "p", auth: "a" },
      label: "",
    });
    await unsubscribe();
    expect(remove).toHaveBeenCalledWith("/api/my/channels/c1");
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  });

  it("does not subscribe without permission", async () => {
    vi.stubGlobal("Notification", { permission: "default", requestPermission: async () => "denied" });
    await expect(subscribe()).rejects.toThrow();
    expect(manager.subscribe).not.toHaveBeenCalled();
  });

  it("decodes keys of any length", () => expect([...decodeKey("_-8")]).toEqual([255, 239]));
});

describe("a channel", () => {
  const channel: NotificationChannel = {
    id: "h1",
    kind: "webhook",
    format: "discord",
    address: "discord.com/…abcd",
    label: "Friends",
    stages: null,
    created: 1,
    failing_since: 5,
    disabled: 9,
    error: { reason: "status", status: 500 },
  };

  it.each([
    ["push", "Firefox/Linux", "Firefox on Linux"],
    ["push", "/", "Unknown device"],
    ["push", "Old phone", "Old phone"],
    ["webhook", "a/b", "a/b"],
  ] as const)("of kind %s with the label %s is called %s", async (kind, label, name) => {
    const props = { channel: { ...channel, kind, label }, base: "", onchanged: vi.fn(), onremoved: vi.fn() };
    const shown = mount(ChannelItem, { target: document.body, props });
    flushSync();
    expect(document.querySelector("b")!.textContent).toBe(name);
    await unmount(shown);
  });

  it("shows why it was switched off, is switched on again, and tells how a test went", async () => {
    const patch = vi.spyOn(api, "patch").mockResolvedValue({ ...channel, disabled: null, error: null });
    const onchanged = vi.fn();
    const props = { channel, base: "/api/my/channels", onchanged, onremoved: vi.fn() };
    const shown = mount(ChannelItem, { target: document.body, props });
    flushSync();
    expect(document.body.textContent).toContain(t("problem.status", { status: 500 }));
    const press = (name: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)!.click();
    press(t("channel.enableOne", { label: "Friends" }));
    await vi.waitFor(() => expect(onchanged).toHaveBeenCalledOnce());
    expect(patch).toHaveBeenCalledWith("/api/my/channels/h1", { enabled: true });
    vi.spyOn(api, "post").mockResolvedValue({ error: { reason: "timeout", status: null } });
    await new Promise((resolve) => setTimeout(resolve)); // the first request is done
    press(t("test.sendOne", { label: "Friends" }));
    await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toContain(t("problem.timeout")));
    await unmount(shown);
  });
});

describe("the offer", () => {
  it("comes once, after the first own decision", () => {
    const model: any = $state({ question: { done: false }, meta: { status: "running" } });
    const shown = mount(OfferNotifications, { target: document.body, props: { model } });
    flushSync();
    expect(document.querySelector(".offer")).toBeNull();
    model.question = null;
    flushSync();
    expect(document.querySelector(".offer")!.textContent).toContain(t("offer.words"));
    model.question = { done: false }; // not over the next question
    flushSync();
    expect(document.querySelector(".offer")).toBeNull();
    model.question = null;
    flushSync();
    document.querySelectorAll<HTMLButtonElement>(".offer button")[1]!.click();
    flushSync();
    expect(document.querySelector(".offer")).toBeNull();
    void unmount(shown);
    expect(localStorage.getItem("cosca.notifications.offered")).toBe("true");
  });
});
