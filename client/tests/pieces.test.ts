import { readFileSync, readdirSync } from "node:fs";
import { cleanup, render, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import DoomPieces from "../src/pages/DoomPieces.svelte";
import { piecesOf } from "../src/pages/pieces";
import SanctumPieces from "../src/pages/SanctumPieces.svelte";

afterEach(cleanup);

const SOURCE = "../src/dawnbreach";

/** The names that a book of the game has, and those of both games. */
function keys(folder: string): Set<string> {
  const places = [`${SOURCE}/${folder}/words/en`, `${SOURCE}/presentation/words/en`];
  const texts = places.flatMap((place) => readdirSync(place).map((file) => readFileSync(`${place}/${file}`, "utf8")));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^([a-z0-9-]+) =/gm)].map(([, key]) => key)));
}

const DRAWN = "svg path[d]:not([d='']), svg circle";

/** In the page, or in an image that can be read. */
function isDrawn(figure: Element): boolean {
  const images = [...figure.querySelectorAll("img")].map((image) => decodeURIComponent(image.src.replace("data:image/svg+xml,", "")));
  const read = images.map((text) => new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
  return [figure, ...read].some((one) => one.querySelector(DRAWN) !== null);
}

test.each([
  ["sanctum", SanctumPieces, "SAN", 12],
  ["darkest_doom", DoomPieces, "DD", 14],
] as const)("every chapter of %s shows pieces, and each has a name and a drawing", async (folder, Pieces, prefix, last) => {
  const known = keys(folder);
  for (let number = 1; number <= last; number++) {
    const asked: string[] = [];
    const name = (key: string) => (asked.push(key), key);
    const { container, unmount } = render(Pieces, { chapter: `${prefix}-${number}`, name, title: (chapter: string) => chapter });
    const figures = [...container.querySelectorAll("figure")];
    expect(figures.length, `${prefix}-${number}`).toBeGreaterThan(0);
    await waitFor(() => expect(figures.filter((figure) => !isDrawn(figure))).toEqual([]));
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
    unmount();
  }
});

test("a game without drawings has none", async () => expect(await piecesOf("template")).toBeNull());
