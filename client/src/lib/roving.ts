/** A long list of links and buttons is one stop of the Tab key; the arrows lead from one to the next. */

const STOPS = "a[href], button";
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** An attachment: the newest is where the Tab key stops, until the keyboard has been elsewhere in the list. */
export function roving(list: HTMLElement): () => void {
  let stop: HTMLElement | undefined;
  const all = () => [...list.querySelectorAll<HTMLElement>(STOPS)];

  function settle() {
    const found = all();
    if (!stop?.isConnected || stop !== document.activeElement) stop = found.at(-1);
    for (const one of found) one.tabIndex = one === stop ? 0 : -1;
  }

  function key(event: KeyboardEvent) {
    const found = all();
    const next = found[found.indexOf(event.target as HTMLElement) + (STEPS[event.key] ?? NaN)];
    if (!next) return;
    event.preventDefault();
    stop = next;
    next.focus();
    settle();
  }

  const changes = new MutationObserver(settle);
  changes.observe(list, { childList: true, subtree: true });
  list.addEventListener("keydown", key);
  settle();
  return () => {
    changes.disconnect();
    list.removeEventListener("keydown", key);
  };
}
