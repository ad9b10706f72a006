/** Short notes that come and go: refusals, and what was done. */

import { Failed } from "./api";
import type { Refused } from "./protocol";
import { t } from "./words.svelte";

export interface Toast {
  id: number;
  text: string;
  remedy: string;
  clause: string;
  bad: boolean;
}

const STAYS = 9000;

class Toasts {
  all = $state<Toast[]>([]);
  private count = 0;

  add(text: string, more: Partial<Toast> = {}): void {
    const toast = { id: ++this.count, text, remedy: "", clause: "", bad: false, ...more };
    this.all = [...this.all.filter((other) => other.text !== text), toast].slice(-3);
    setTimeout(() => this.drop(toast.id), STAYS);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  clear(): void {
    if (this.all.length) this.all = [];
  }

  refused(refused: Refused): void {
    const between = refused.candidates?.length ? ` ${refused.candidates.join(" · ")}` : "";
    this.add(refused.reason + between, { remedy: refused.remedy, clause: refused.clause, bad: true });
  }

  failed(error: unknown): void {
    const words = error instanceof Failed && error.message ? error.message : t("server-away");
    const refused = error instanceof Failed ? error.refused : {};
    this.add(words, { remedy: refused.remedy ?? "", clause: refused.clause ?? "", bad: true });
  }
}

export const toasts = new Toasts();
