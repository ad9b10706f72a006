const EVERY = 8000;

/** Do something now, and again every few seconds while the page is looked at; returns how to stop. */
export function poll(work: () => Promise<void>): () => void {
  const again = () => {
    if (document.visibilityState === "visible") void work();
  };
  void work();
  const timer = setInterval(again, EVERY);
  document.addEventListener("visibilitychange", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
}
