import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

words.speak(settings.language).then(() => mount(App, { target: document.getElementById("app")! }));
