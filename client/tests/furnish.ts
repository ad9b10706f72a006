/** What jsdom does not have: sizes and telling of them, animations, dialogs; and drawings, so that none comes after the end. */

import { vi } from "vitest";
import "../src/art/light";
import "../src/doom/art/figures";
import "../src/sanctum/art/drawings";

export function furnish(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private tell: (entries: { target: Element }[]) => void) {}
      observe(target: Element) {
        this.tell([{ target }]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve() })) as never;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
}
