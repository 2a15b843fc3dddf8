/** Caches a rulebook that was read, for reading it offline. */

const WORKER = "/offline.js";
const OWN = /^\/(assets|api\/games)\//;

/**
 * Ask the service worker to cache everything this page has loaded; return whether it did. The worker only serves
 * /rules/, so that tables are never shown from the cache.
 */
export async function cacheOffline(): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope: "/rules/" });
    const worker = await activeWorker(registration);
    return worker ? await cacheResources(worker) : false;
  } catch {
    return false; // a browser without a cache, as in a private window
  }
}

function activeWorker({ active, installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = installing ?? waiting ?? active;
  if (!worker || worker.state === "activated") return Promise.resolve(worker);
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(worker);
      else if (worker.state === "redundant") resolve(null);
    });
  });
}

function cacheResources(worker: ServiceWorker): Promise<boolean> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const urls = loaded.filter(({ origin, pathname }) => origin === location.origin && OWN.test(pathname)).map(({ pathname }) => pathname);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage([...new Set(urls)], [port2]);
  });
}
