/** Parts of the page that can wait for their turn, and for a line that is lost just then. */

const AGAIN = 5_000;
const TRIES = 60;

/** What is fetched, tried again while nobody answers. */
export async function inTime<T>(fetch: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await fetch();
    } catch (error) {
      if (!left) throw error;
      await new Promise((then) => setTimeout(then, AGAIN));
    }
  }
}
