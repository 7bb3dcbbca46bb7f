// The page without a network: every file is cached when the page is first opened. With a network the newest
// files win, so that page and firmware always belong together. `build-site` fills in the list.

const VERSION = "VERSION";
const FILES = ["FILES"];
const CACHE = `signalbox ${VERSION}`;
const PATIENCE = 2500; // ms for a slow network

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).origin === location.origin) {
    event.respondWith(answer(request));
  }
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((name) => new Request(name, { cache: "reload" })));
}

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith("signalbox ") && name !== CACHE) await caches.delete(name);
  }
}

async function answer(request) {
  const cached = () => caches.match(request, { ignoreSearch: true });
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE); // for the answer, not for all of it
  try {
    return await fetch(request, { signal: patience.signal });
  } catch (error) {
    const copy = await cached();
    if (copy) return copy;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
