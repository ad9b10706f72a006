/** Clauses of the rules inside texts, as links to the rules page. */

export interface Piece {
  text: string;
  href: string | null;
}

const CLAUSE = /\b[A-Z]{2,5}-\d+(?:\.\d+)?\b/g;

/** The server knows whose clauses begin so. */
export function clauseAddress(clause: string): string {
  return `/rules/${clause.split("-")[0]}#${clause}`;
}

/** A text cut into plain pieces and clauses. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(CLAUSE)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), href: null });
    found.push({ text: match[0], href: clauseAddress(match[0]) });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), href: null });
  return found;
}
