/**
 * The service worker: an offline page, and turn notifications.
 *
 * Pages always come from the network, so a new build is shown at the next load. Only files below
 * /assets are served from the cache: their names contain a hash of their content. The cache is that
 * of one build; a new worker, which every build has, deletes the caches of others. The build inserts
 * its own hash for __BUILD__.
 */
const CACHE = "contrada-__BUILD__";
const OFFLINE = ["/offline.html", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const others = (await caches.keys()).filter((name) => name !== CACHE);
      await Promise.all(others.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) void cache.put(request, answer.clone());
  return answer;
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/offline.html")) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    event.respondWith(page(request));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  } else if (OFFLINE.includes(url.pathname)) {
    event.respondWith(
      fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()),
    );
  }
});

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    told = {};
  }
  const table = /^[\w-]{1,32}$/.test(told.table ?? "") ? told.table : "";
  event.waitUntil(
    self.registration.showNotification("Contrada", {
      body: String(told.text ?? "").slice(0, 200),
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      tag: `turn-${table}`,
      data: { path: table ? `/table/${table}` : "/history" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const there = open.find((client) => new URL(client.url).pathname === path) ?? open[0];
      if (!there) return self.clients.openWindow(path);
      await there.focus();
      if (new URL(there.url).pathname !== path) await there.navigate(path);
    })(),
  );
});
