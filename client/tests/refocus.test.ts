import { afterEach, expect, test } from "vitest";
import { focusSoon, hasFocus, letGo } from "../src/lib/refocus.svelte";

afterEach(() => document.body.replaceChildren());

const frame = () => new Promise((then) => requestAnimationFrame(then));

function opened(): [HTMLElement, HTMLElement] {
  document.body.innerHTML = "<div><button>one</button><button>two</button></div>";
  const [one, two] = document.querySelectorAll("button");
  one.focus();
  letGo(document.body);
  return [one, two];
}

test("what is focused lets go before things change, and gets the focus back if it is still there", async () => {
  const [one, two] = opened();
  expect(document.activeElement).toBe(document.body);
  expect(hasFocus(one.parentElement!)).toBe(true);
  focusSoon(() => two);
  await frame();
  expect(document.activeElement).toBe(one);
});

test("if it is gone, what comes next gets it", async () => {
  const [one, two] = opened();
  one.remove();
  focusSoon(() => two);
  await frame();
  expect(document.activeElement).toBe(two);
});

test("a field where somebody types lets nothing go", () => {
  document.body.innerHTML = "<input />";
  document.querySelector("input")!.focus();
  letGo(document.body);
  expect(document.activeElement).toBe(document.querySelector("input"));
});
