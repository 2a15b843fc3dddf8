/** Push notifications on this device. */
import { api } from "../net/api";
import { loadStored, saveStored } from "../prefs/storage";
import type { NewChannel, PushKey } from "../protocol/messages";
import { isInstalled } from "./installed";
import { findRootWorker, registerRootWorker, workerFault } from "./rootWorker";

const CHANNEL_KEY = "push.channel"; // the id of this device's channel

/** Why this browser cannot receive pushes; `home_screen`: on iOS only an app on the home screen can. */
export type BrowserFault = "insecure" | "unsupported" | "home_screen" | "blocked";

/** The user did not allow notifications. */
export class NotAllowed extends Error {}

/** Return what stands in the way in this browser; null if nothing does. */
export function browserFault(): BrowserFault | null {
  const fault = workerFault();
  if (fault === "insecure") return fault;
  if (fault || !("PushManager" in window) || !("Notification" in window)) return isIos() && !isInstalled() ? "home_screen" : "unsupported";
  return Notification.permission === "denied" ? "blocked" : null;
}

/** iPads call themselves Macs, but only they have a touch screen. */
export function isIos(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}

/** Return the id of this device's channel if the browser is still subscribed, else "". */
export async function ownChannel(): Promise<string> {
  const registration = await findRootWorker();
  const subscription = await registration?.pushManager?.getSubscription();
  return subscription ? loadStored<string>(CHANNEL_KEY, "") : "";
}

/** Subscribe this device; call it on a click only, since the browser asks the user. */
export async function subscribe(): Promise<NewChannel> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotAllowed();
  const [registration, { key }] = await Promise.all([registerRootWorker(), api.get<PushKey>("/api/push/key")]);
  const subscription = await subscribeWith(registration.pushManager, decodeKey(key));
  const { endpoint, keys } = subscription.toJSON();
  const made = await api.post<NewChannel>("/api/my/channels/push", { endpoint, keys, label: "" });
  saveStored(CHANNEL_KEY, made.channel.id);
  return made;
}

/** A subscription with another key is of an earlier installation of the server: it is replaced. */
async function subscribeWith(manager: PushManager, applicationServerKey: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  const before = await manager.getSubscription();
  if (before && !isSameKey(before.options.applicationServerKey, applicationServerKey)) await before.unsubscribe();
  return manager.subscribe(options);
}

function isSameKey(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);
}

/** Decode a key in URL-safe base64. */
export function decodeKey(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
}

/** End the subscription of this device, on the server too. */
export async function unsubscribe(): Promise<void> {
  const id = await ownChannel();
  if (id) await api.delete(`/api/my/channels/${encodeURIComponent(id)}`).catch(() => undefined);
  saveStored(CHANNEL_KEY, "");
  await (await (await findRootWorker())?.pushManager?.getSubscription())?.unsubscribe();
}
