import { beforeEach, describe, expect, it, vi } from "vitest";
import source from "../../public/worker.js?raw";

const ORIGIN = "https://cosca.example";
type Listener = (event: any) => void;

/** The globals of a service worker, with caches in memory. */
class FakeWorker {
  listeners = new Map<string, Listener>();
  stored = new Map<string, Map<string, string>>();
  shown: { title: string; options: any }[] = [];
  windows: { url: string; focus: () => string }[] = [];
  badge = vi.fn(async () => undefined);
  cleared = vi.fn(async () => undefined);
  opened = vi.fn(async (path: string) => path);
  fetch = vi.fn(
    async (request: { url: string } | string): Promise<unknown> => `live ${typeof request === "string" ? request : request.url}`,
  );

  constructor() {
    const caches = {
      has: async (name: string) => this.stored.has(name),
      open: async (name: string) => ({
        addAll: async (requests: { url: string }[]) => this.stored.set(name, new Map(requests.map(({ url }) => [url, `kept ${url}`]))),
        match: async (path: string) => this.stored.get(name)?.get(path),
      }),
    };
    const globals = {
      addEventListener: (name: string, listener: Listener) => this.listeners.set(name, listener),
      skipWaiting: () => undefined,
      location: new URL(ORIGIN),
      caches,
      fetch: this.fetch,
      clients: { claim: async () => undefined, matchAll: async () => this.windows, openWindow: this.opened },
      navigator: { setAppBadge: this.badge, clearAppBadge: this.cleared },
      registration: { showNotification: async (title: string, options: unknown) => this.shown.push({ title, options }) },
      Request: class {
        constructor(readonly url: string) {}
      },
      Response: { error: () => "nothing" },
    };
    new Function(...Object.keys(globals), source)(...Object.values(globals));
  }

  /** Dispatch an event and return what it was answered with, once all its work is done. */
  async dispatch(name: string, event: object): Promise<unknown> {
    let answer: unknown;
    const work: Promise<unknown>[] = [];
    this.listeners.get(name)!({
      ...event,
      waitUntil: (each: Promise<unknown>) => work.push(each),
      respondWith: (each: Promise<unknown>) => (answer = each),
    });
    await Promise.all(work);
    return answer;
  }

  request(path: string, mode = "cors", method = "GET"): Promise<unknown> {
    return this.dispatch("fetch", { request: { url: ORIGIN + path, mode, method } });
  }

  push(message: unknown): Promise<unknown> {
    return this.dispatch("push", { data: { json: () => (typeof message === "string" ? JSON.parse(message) : message) } });
  }
}

describe("the root worker", () => {
  let worker: FakeWorker;
  const offline = () => worker.fetch.mockImplementation(() => Promise.reject(new TypeError("offline")));

  beforeEach(async () => {
    worker = new FakeWorker();
    await worker.dispatch("install", {});
  });

  it("never answers a request of the API, not even if a cache had it", async () => {
    worker.stored.set("saved-page", new Map([["/api/tables/1", "old"]]));
    offline();
    for (const path of ["/api/tables/1", "/api/me", "/api/games/la_famiglia"]) expect(await worker.request(path)).toBeUndefined();
    expect(await worker.request("/api/tables/1", "navigate")).toBeUndefined();
    expect(await worker.request("/new", "cors", "POST")).toBeUndefined();
  });

  it("shows pages live, and without a connection the offline page", async () => {
    expect(await worker.request("/t/1", "navigate")).toBe(`live ${ORIGIN}/t/1`);
    offline();
    worker.stored.set("saved-page", new Map([["/saved/", "the page"]]));
    expect(await worker.request("/t/1", "navigate")).toBe("kept /offline.html");
    expect(await worker.request("/saved/1", "navigate")).toBe("the page");
    worker.stored.delete("saved-page"); // signed out
    expect(await worker.request("/saved/1", "navigate")).toBe("kept /offline.html");
  });

  it("takes saved files from the cache and all others from the server", async () => {
    worker.stored.set("saved-page", new Map([["/assets/a-1.js", "saved"]]));
    expect(await worker.request("/assets/a-1.js")).toBe("saved");
    expect(await worker.request("/assets/b-2.js")).toBe(`live ${ORIGIN}/assets/b-2.js`);
  });

  it("shows what a push describes", async () => {
    await worker.push({
      web_push: 8030,
      notification: { title: "Your turn", body: "Go", navigate: `${ORIGIN}/t/1`, tag: "d1", lang: "de" },
      app_badge: "2",
    });
    const { title, options } = worker.shown[0]!;
    expect([title, options.body, options.tag, options.lang, options.data.path]).toEqual(["Your turn", "Go", "d1", "de", "/t/1"]);
    expect(worker.badge).toHaveBeenCalledWith(2);
    await worker.push({ notification: { title: "Over" }, app_badge: 0 });
    expect(worker.cleared).toHaveBeenCalledOnce();
  });

  it.each(["https://elsewhere.example/t/1", "//elsewhere.example", "javascript:alert(1)", "https://[", 7])(
    "does not lead to %s",
    async (navigate) => {
      await worker.push({ notification: { title: "x", navigate } });
      expect(worker.shown[0]!.options.data.path).toMatch(/^\/(7)?$/);
    },
  );

  it.each(["no JSON", "null", "[]", '"text"'])("shows that there is something if a push is %s", async (message) => {
    await worker.push(message);
    expect(worker.shown.map(({ title }) => title)).toEqual(["Cosca"]);
  });

  it("focuses the window with the table, or opens one", async () => {
    worker.windows = [
      { url: `${ORIGIN}/t/2`, focus: () => "focused 2" },
      { url: `${ORIGIN}/t/1#x`, focus: vi.fn(() => "focused 1") },
    ];
    const notification = { close: vi.fn(), data: { path: "/t/1" } };
    await worker.dispatch("notificationclick", { notification });
    expect(notification.close).toHaveBeenCalledOnce();
    expect(worker.windows[1]!.focus).toHaveBeenCalledOnce();
    expect(worker.opened).not.toHaveBeenCalled();
    await worker.dispatch("notificationclick", { notification: { close: vi.fn(), data: { path: "/t/3" } } });
    expect(worker.opened).toHaveBeenCalledWith("/t/3");
  });
});
