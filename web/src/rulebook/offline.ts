/** Keeps a rulebook that was read once for when there is no line. */

const WORKER = "/offline.js";
const OWN = /^\/(assets|api\/games)\//;

/**
 * Tells the worker to keep all that this page is made of; whether it does. The worker answers for /rules/ alone, so that
 * tables are never shown from what was kept.
 */
export async function keepOffline(): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope: "/rules/" });
    const worker = await active(registration);
    return worker ? await kept(worker) : false;
  } catch {
    return false; // a browser that keeps nothing, as in a private window
  }
}

function active({ active, installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = installing ?? waiting ?? active;
  if (!worker || worker.state === "activated") return Promise.resolve(worker);
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(worker);
      else if (worker.state === "redundant") resolve(null);
    });
  });
}

function kept(worker: ServiceWorker): Promise<boolean> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const urls = loaded.filter(({ origin, pathname }) => origin === location.origin && OWN.test(pathname)).map(({ pathname }) => pathname);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage([...new Set(urls)], [port2]);
  });
}
