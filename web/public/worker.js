// The worker of the whole page: notifications, the offline page, and the files of the page for replays that were saved.
// It never answers a request of the API: tables and everything else on the server are shown live or not at all. The
// rulebook has a worker of its own, /offline.js, which serves /rules/.

const OFFLINE = "offline"; // the public page that is shown without a connection
const SAVED_PAGE = "saved-page"; // the page itself, saved together with the first replay
const OFFLINE_PAGE = "/offline.html";
const OFFLINE_FILES = [OFFLINE_PAGE, "/offline-page.js", "/favicon.svg"];
const SHELL = "/saved/"; // all addresses of saved replays are this one document
const FILES = /^\/(assets\/|offline-page\.js$|favicon\.svg$)/;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keepOfflinePage());
});
addEventListener("activate", (event) => event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()])));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(openPage(event, pathname));
  else if (FILES.test(pathname)) event.respondWith(savedFile(pathname).then((file) => file ?? fetch(event.request)));
});
addEventListener("push", (event) => event.waitUntil(notify(event.data)));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? "/"));
});
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

async function keepOfflinePage() {
  const cache = await caches.open(OFFLINE);
  await cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: "no-cache" })));
}

/** Returns a page from the server; without a connection, a saved replay or the offline page. */
async function openPage(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const shell = pathname.startsWith(SHELL) ? await find(SAVED_PAGE, SHELL) : undefined;
    return shell ?? (await find(OFFLINE, OFFLINE_PAGE)) ?? Response.error();
  }
}

/** Returns a file of a saved page. Names of assets change with their content, so they are never outdated. */
async function savedFile(pathname) {
  if (pathname.startsWith("/assets/")) return find(SAVED_PAGE, pathname);
  return fetch(pathname).catch(() => find(OFFLINE, pathname));
}

/** Looks into a cache without creating it: after signing out there is none. */
async function find(name, path) {
  return (await caches.has(name)) ? (await caches.open(name)).match(path, { ignoreVary: true }) : undefined;
}

/** Shows a notification as Declarative Web Push describes it; a push that cannot be read still shows that there is something. */
async function notify(data) {
  const message = parse(data);
  const { title, body, navigate, tag, lang, silent } = message.notification ?? {};
  const options = {
    body: String(body ?? ""),
    tag: tag ? String(tag) : undefined,
    renotify: Boolean(tag),
    lang: lang ? String(lang) : undefined,
    silent: silent === true ? true : undefined,
    icon: "/icons/any-192.png",
    badge: "/icons/badge.png",
    data: { path: ownPath(navigate) },
  };
  await registration.showNotification(String(title ?? "Cosca"), options);
  const count = Number(message.app_badge);
  if (Number.isInteger(count)) await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

function parse(data) {
  try {
    const message = data?.json();
    return typeof message === "object" && message !== null ? message : {};
  } catch {
    return {};
  }
}

/** Returns the path of an address of this site; any other address leads to the start page. */
function ownPath(address) {
  try {
    const { origin, pathname, search, hash } = new URL(String(address ?? "/"), location.origin);
    return origin === location.origin ? pathname + search + hash : "/";
  } catch {
    return "/";
  }
}

/** Focuses the window that shows this page, or opens one; other windows stay where they are. */
async function show(path) {
  const { pathname } = new URL(path, location.origin);
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((each) => new URL(each.url).pathname === pathname);
  return shown ? shown.focus() : clients.openWindow(path);
}

/** Tells the server about a subscription that the browser replaced. */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { token, user } = await (await fetch("/api/me")).json();
  if (!user) return;
  const { endpoint, keys } = subscription.toJSON();
  const headers = { "Content-Type": "application/json", "X-Cosca-Token": token };
  await fetch("/api/my/channels/push", { method: "POST", headers, body: JSON.stringify({ endpoint, keys, label: "" }) });
}
