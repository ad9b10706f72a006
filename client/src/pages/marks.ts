/** Words that were searched for: how they are compared, and where they are in what was found. */

/** Without accents and capitals. */
export const plain = (text: string) => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

export const parts = (wanted: string) => plain(wanted).split(/\s+/).filter(Boolean);

/** Where each of these words begins and ends in a text, accents or not. */
export function marks(text: string, words: string[]): [number, number][] {
  let from = 0;
  const flat = [...text].flatMap((letter) => {
    const place = { from, to: (from += letter.length) };
    return plain(letter)
      .split("")
      .map((one) => ({ one, ...place }));
  });
  const read = flat.map(({ one }) => one).join("");
  return words.flatMap((word) => {
    const found: [number, number][] = [];
    for (let at = read.indexOf(word); at >= 0; at = read.indexOf(word, at + word.length))
      found.push([flat[at].from, flat[at + word.length - 1].to]);
    return found;
  });
}

/** Light up words in what an element shows; nothing happens where a browser cannot. */
export function lightUp(element: Element | undefined, words: string[]): void {
  if (typeof Highlight === "undefined") return;
  const ranges: Range[] = [];
  const texts = element ? document.createTreeWalker(element, NodeFilter.SHOW_TEXT) : null;
  while (words.length && texts?.nextNode()) {
    const node = texts.currentNode;
    for (const [from, to] of marks(node.textContent ?? "", words)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}
