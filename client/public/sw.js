/**
 * Opens the page at once, and keeps what was read: the page itself, its parts, the rules and the words of the games.
 * Whatever is about a table is always asked for; what has a name that changes with its content never again.
 */

const KEPT = "dawnbreach-1";
const READ = /^\/api\/(games|rules|book)\b/;

const isPart = (url) => url.pathname.startsWith("/assets/");
const isRead = (request, url) => request.mode === "navigate" || READ.test(url.pathname) || /^\/[\w.-]+$/.test(url.pathname);

async function keep(request, answer) {
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

async function part(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

/** From the server, or as it was when it was last there; every address of the page is the same page. */
async function read(request) {
  const name = request.mode === "navigate" ? "/" : request;
  try {
    return await keep(name, await fetch(request));
  } catch (error) {
    const known = await caches.match(name);
    if (known) return known;
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.add("/"))));
self.addEventListener("activate", (event) => {
  const old = async () => Promise.all((await caches.keys()).filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(old().then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (isPart(url)) event.respondWith(part(event.request));
  else if (isRead(event.request, url)) event.respondWith(read(event.request));
});
