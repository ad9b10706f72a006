/** Something small flies over the board from one place to another: loot into the sack, a Heart into the bag; whoever goes on skips it. */

const DURATION = 920;

export function fly(from: DOMRect, to: DOMRect | undefined, what = ""): void {
  if (!from.width || !to?.width) return;
  const thing = document.createElement("i");
  thing.className = `loot ${what}`;
  document.body.append(thing);
  const [start, end] = [from, to].map((box) => [box.x + box.width / 2, box.y + box.height / 2] as const);
  const at = ([x, y]: readonly [number, number], scale: number) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
  const top = [(start![0] + end![0]) / 2, Math.min(start![1], end![1]) + 46] as const;
  const way = thing.animate([at(start!, 1), { ...at(top, 2.2), offset: 0.5 }, at(end!, 0.6)], {
    duration: DURATION,
    easing: "ease-in-out",
  });
  const skipped = new AbortController();
  for (const deed of ["pointerdown", "keydown"]) addEventListener(deed, () => way.finish(), { signal: skipped.signal });
  void way.finished.finally(() => {
    skipped.abort();
    thing.remove();
  });
}
