/** Numbers as they are read; a dash where nothing is counted. */

import { words } from "./words.svelte";

export function said(value: number | null): string {
  if (value === null) return "–";
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(value).replace("-", "−");
}
