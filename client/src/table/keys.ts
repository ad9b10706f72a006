/** The shortcuts of the table; they keep silent while somebody types or a dialog is open. */

export interface Deeds {
  digit: (pressed: string) => void;
  notation: () => void;
  board: () => void;
  choices: () => void;
  back: () => void;
  log: () => void;
  chat: () => void;
  seats: () => void;
  explain: () => void;
  hint: () => void;
  help: () => void;
}

const TYPING = "input, select, textarea, [contenteditable], dialog[open]";

function deed(key: string, deeds: Deeds): (() => void) | undefined {
  if (/^\d$/.test(key)) return () => deeds.digit(key);
  const known: Record<string, () => void> = {
    "/": deeds.notation,
    b: deeds.board,
    c: deeds.choices,
    u: deeds.back,
    l: deeds.log,
    m: deeds.chat,
    s: deeds.seats,
    i: deeds.explain,
    h: deeds.hint,
    "?": deeds.help,
  };
  return known[key];
}

export function onKey(event: KeyboardEvent, deeds: Deeds): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest?.(TYPING) || document.querySelector("dialog[open]")) return;
  const done = deed(event.key, deeds);
  if (!done) return;
  event.preventDefault();
  done();
}
