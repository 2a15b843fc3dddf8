// Answers for the rulebook where there is no line: the newest from the server, else what was kept of it.

const KEPT = "rulebook";
const PAGE = "/rules/"; // any of its addresses is this one document
const FILES = /^\/assets\//; // named by what is in them, so they never change
const TOLD = /^\/(api\/games\/|favicon\.svg$)/;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) =>
  event.waitUntil(keep(event.data).then((done) => event.ports[0]?.postMessage(done), () => event.ports[0]?.postMessage(false))),
);
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(newest(request, PAGE));
  else if (FILES.test(pathname)) event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
  else if (TOLD.test(pathname)) event.respondWith(newest(request, pathname));
});

/** Keeps the page and these addresses. With a new page all that the old one was made of goes. */
async function keep(addresses) {
  const page = await fetch(PAGE, { cache: "no-cache" });
  const [now, before] = [await page.clone().text(), await (await kept(PAGE))?.text()];
  if (before !== undefined && before !== now) await caches.delete(KEPT);
  const cache = await caches.open(KEPT);
  await cache.put(PAGE, page);
  await Promise.all(addresses.map(async (address) => FILES.test(address) && (await cache.match(address)) ? undefined : cache.add(address)));
  return true;
}

async function newest(request, address) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(address);
    if (found) return found;
    throw error;
  }
}

async function kept(address) {
  return (await caches.open(KEPT)).match(address, { ignoreVary: true });
}
