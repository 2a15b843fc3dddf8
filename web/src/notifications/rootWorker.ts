/** The root worker: it exists for those who get notifications here, save a replay, or installed the app. */

const WORKER = "/worker.js";

/** Return why this browser cannot have a worker; null if it can. */
export function workerFault(): "insecure" | "unsupported" | null {
  if (!window.isSecureContext) return "insecure";
  return "serviceWorker" in navigator ? null : "unsupported";
}

/** Register the root worker; a second call finds the first one's. */
export async function registerRootWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: "/" });
  await activation(registration);
  return registration;
}

/** Return the root worker's registration if there is one. */
export async function findRootWorker(): Promise<ServiceWorkerRegistration | null> {
  if (workerFault()) return null;
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.find(({ scope }) => new URL(scope).pathname === "/") ?? null;
}

/** Wait until the worker is active: only then can it subscribe. */
function activation({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? installing ?? waiting;
  if (!worker || worker.state === "activated") return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      else if (worker.state === "redundant") reject(new Error("the worker could not be installed"));
    });
  });
}
