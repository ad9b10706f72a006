/** Where we are: the address, without reloading the page. */

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  follow(): void {
    this.path = location.pathname;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }
}

export const route = new Route();

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  route.follow();
  if (!location.hash) scrollTo(0, 0);
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Follow a link of ours inside the page; all others are the browser's. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || !isPlain(event)) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
