import { afterEach, beforeEach, expect, test } from "vitest";
import { shielded } from "../src/lib/shield";

let root: HTMLElement;
let stop: () => void;
const pressed: string[] = [];

/** Buttons in a column, each ten high. */
function column(...names: string[]): void {
  const had = new Map(Array.from(root.children, (one) => [one.id, one as HTMLElement]));
  root.replaceChildren(...names.map((name) => had.get(name) ?? made(name)));
  for (const one of root.children) {
    const top = [...root.children].indexOf(one) * 10;
    one.getBoundingClientRect = () => ({ left: 0, right: 100, top, bottom: top + 10 }) as DOMRect;
  }
}

function made(name: string): HTMLElement {
  const button = document.createElement("button");
  button.id = name;
  button.onclick = () => pressed.push(name);
  return button;
}

function press(name: string, detail = 1): void {
  const [x, y] = [50, document.getElementById(name)!.getBoundingClientRect().top + 5];
  document.getElementById(name)!.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y, detail }));
}
const wait = (ms: number) => new Promise((then) => setTimeout(then, ms));

beforeEach(async () => {
  pressed.length = 0;
  root = document.body.appendChild(document.createElement("div"));
  column("seek", "stays");
  stop = shielded(root);
  await wait(50);
});

afterEach(() => {
  stop();
  root.remove();
});

test("what comes into the place of something else is not pressed at once, but soon", async () => {
  column("coin", "seek", "stays");
  await wait(40);
  press("coin");
  expect(pressed).toEqual([]);
  await wait(300);
  press("coin");
  expect(pressed).toEqual(["coin"]);
});

test("what stays where it was, or comes where nothing was, is pressed at once", async () => {
  column("seek", "stays", "more");
  await wait(40);
  press("seek");
  press("more");
  expect(pressed).toEqual(["seek", "more"]);
});

test("keys press whatever has the focus, wherever it is", async () => {
  column("coin", "seek", "stays");
  await wait(40);
  press("coin", 0);
  expect(pressed).toEqual(["coin"]);
});

test("whoever has scrolled knows that things are elsewhere", async () => {
  column("coin", "seek", "stays");
  await wait(40);
  window.dispatchEvent(new Event("wheel"));
  press("coin");
  expect(pressed).toEqual(["coin"]);
});

test("what moved because something around it was scrolled is pressed at once", async () => {
  column("coin", "seek", "stays");
  await wait(40);
  root.scrollTop = 10;
  press("coin");
  expect(pressed).toEqual(["coin"]);
});

test("what came under a mouse that rests is not pressed at once, and what it was led to is", async () => {
  const mouse = (type: string, name: string, clientX: number) => {
    const one = document.getElementById(name)!;
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY: one.getBoundingClientRect().top + 5, detail: 1 });
    one.dispatchEvent(Object.assign(event, { pointerType: "mouse" }));
  };
  mouse("pointermove", "seek", 50);
  column("coin", "seek", "stays");
  await wait(40);
  mouse("click", "coin", 50);
  expect(pressed).toEqual([]);
  await wait(300);
  column("seek", "coin", "stays");
  await wait(40);
  mouse("click", "seek", 90);
  expect(pressed).toEqual(["seek"]);
});
