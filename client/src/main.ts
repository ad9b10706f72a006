import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { read, write } from "./lib/storage";
import { words } from "./lib/words.svelte";

const AGAIN = 10_000;

// A page that was left open while the server was renewed asks for parts that are gone: take the new page, but not for ever,
// and not while nobody answers: the page that stands there is better than none.
addEventListener("vite:preloadError", async () => {
  if (Date.now() - read("renewed", 0) < AGAIN || !(await isServed())) return;
  write("renewed", Date.now());
  location.reload();
});

function isServed(): Promise<boolean> {
  return fetch("/health", { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
}

// Once the page stands: it is kept for the next visit, and for when there is no connection.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));

words.speak(settings.language).then(() => mount(App, { target: document.getElementById("app")! }));
