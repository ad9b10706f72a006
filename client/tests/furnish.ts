/** What jsdom does not have: sizes and telling of them, animations, dialogs. */

import { vi } from "vitest";

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
