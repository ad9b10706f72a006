import { inTime } from "../lib/parts";

/** Drawings are fetched when a board that wants them stands: whoever plays shall not wait for them. */
export class Later<T> {
  #drawn = $state.raw<T>();
  #asked = false;
  readonly #fetch: () => Promise<T>;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** The drawings, once they are there. */
  get drawn(): T | undefined {
    if (!this.#asked) requestAnimationFrame(() => void this.#come());
    this.#asked = true;
    return this.#drawn;
  }

  async #come() {
    const [{ lightUp }, drawn] = await inTime(() => Promise.all([import("./light"), this.#fetch()]));
    lightUp();
    this.#drawn = drawn;
  }
}
