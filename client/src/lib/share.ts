/** What was told anew, with the objects of what was told before wherever nothing has changed: only what is new is drawn anew. */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || !isThing(before) || !isThing(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const told: Record<string, unknown> = now;
  const keys = Object.keys(told);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    told[key] = shared(before[key], told[key]);
    same &&= told[key] === before[key] && key in before;
  }
  return same ? (before as T) : now;
}

const isThing = (one: unknown): one is Record<string, unknown> => typeof one === "object" && one !== null;
