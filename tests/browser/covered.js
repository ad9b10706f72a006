/**
 * For tests: what can be chosen and is shown, but cannot be pressed, because something lies over it after it was scrolled into sight,
 * and still does half a second later.
 * An area of the map is as large as it is drawn: some point of what is in the picture must be free.
 */
async () => {
  const frame = () => new Promise((then) => requestAnimationFrame(then));
  const CHOICES = [
    ".choices button[data-number]",
    ".quick button",
    ".doom .actions button",
    ".doom .combat button",
    ".doom button.open",
    ".doom button.mark",
    ".menu button",
    ".story button",
    ".sanctum .actions button",
    ".sanctum button.thing.live",
    ".sanctum button.gem",
    "dialog[open] button",
    ".explanation button",
  ];
  // What somebody has opened lies over the rest until it is shut.
  const dialog = document.querySelector("dialog[open], .menu, .explanation");
  const isShown = (one) => one.getClientRects().length > 0 && !one.disabled && (!dialog || dialog.contains(one));
  const name = (one) => `${one.className || one.tagName}: ${one.getAttribute("aria-label") ?? one.innerText ?? ""}`.slice(0, 90);
  const isHit = (one, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (found === one || one.contains(found));
  };
  const over = (x, y) => {
    const found = document.elementFromPoint(x, y);
    return found ? `${found.tagName.toLowerCase()}.${found.getAttribute("class") ?? ""}` : "nothing";
  };
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const wrong = [];
  for (const one of [...document.querySelectorAll(CHOICES.join(","))].filter(isShown)) {
    if (isHit(one, ...middle(one))) continue;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    for (let patience = 30; patience && !isHit(one, ...middle(one)); patience--) await frame();
    const [x, y] = middle(one);
    if (!isHit(one, x, y)) wrong.push(`${name(one)} is under ${over(x, y)}`);
  }
  const map = document.querySelector(".doom .map");
  const areas = dialog || !map ? [] : [...map.querySelectorAll("[data-area].open")];
  if (areas.length) map.scrollIntoView({ block: "start", behavior: "instant" });
  await frame();
  const sheet = document.querySelector(".play:not(.wide) .side");
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const bottom = sheet ? sheet.getBoundingClientRect().top : innerHeight;
  for (const one of areas) {
    const [box, view] = [one.getBoundingClientRect(), map.getBoundingClientRect()];
    const inside = ([x, y]) => x > view.left && x < view.right && y > Math.max(view.top, header) && y < Math.min(view.bottom, bottom);
    const grid = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) => [0.1, 0.3, 0.5, 0.7, 0.9].map((down) => [box.left + across * box.width, box.top + down * box.height]));
    const seen = grid.filter(inside);
    if (seen.length > 12 && !seen.some(([x, y]) => isHit(one, x, y))) wrong.push(`${name(one)} is under ${over(...seen[Math.floor(seen.length / 2)])}`);
  }
  return wrong;
};
