/** The push subscription of this browser. */

import type { Notifications } from "$gen/server";
import { api } from "$lib/net/api";

/** What this browser can do: nothing, nothing because the visitor refused, or push. */
export function ability(): "unable" | "blocked" | "able" {
  const there = "serviceWorker" in navigator && "PushManager" in window && isSecureContext;
  if (!there || typeof Notification === "undefined") return "unable";
  return Notification.permission === "denied" ? "blocked" : "able";
}

/** The subscription, if this browser has one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (ability() === "unable") return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function subscribe(key: string): Promise<Notifications> {
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  return send(made);
}

/** Tell the server about this browser's subscription. */
export function send(made: PushSubscription): Promise<Notifications> {
  const { endpoint, keys = {} } = made.toJSON();
  const wish = { endpoint: endpoint ?? "", p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
  return api.post<Notifications>("/api/me/push", wish);
}

export async function unsubscribe(): Promise<Notifications | null> {
  const made = await subscription();
  if (!made) return null;
  const told = await api.del<Notifications>("/api/me/push", { endpoint: made.endpoint });
  await made.unsubscribe();
  return told;
}
