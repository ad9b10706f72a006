import { mount } from "svelte";
import Light from "./Light.svelte";

let lit = false;

/** Let there be light in this page, once. */
export function lightUp(): void {
  if (!lit) mount(Light, { target: document.body });
  lit = true;
}
