/** What a person has set in this browser: language, motion, sound, notices, what plays itself, typing, name. */

import { LANGUAGES } from "../generated/languages";
import type { Language } from "./protocol";
import { read, write } from "./storage";

function preferred(): Language {
  const known: string[] = LANGUAGES.map(({ code }) => code);
  const wanted = (navigator.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase());
  return (wanted.find((code) => known.includes(code)) ?? "en") as Language;
}

const calm = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A phone is silent until its owner wants otherwise. */
const coarse = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

class Settings {
  language = $state<Language>(read("language", preferred()));
  motion = $state<boolean>(read("motion", !calm));
  sound = $state<boolean>(read("sound", !coarse));
  /** From 0 to 100. */
  volume = $state<number>(read("volume", 50));
  notices = $state<boolean>(read("notices", false));
  /** Steps at which nothing is to be decided play themselves, but for those named here. */
  auto = $state<boolean>(read("auto", true));
  asked = $state<Record<string, string>>(read("asked", {}));
  /** What a decision may come to is told. */
  forecast = $state<boolean>(read("forecast", true));
  /** Notation is shown and typed. */
  typing = $state<boolean>(read("typing", false));
  name = $state<string>(read("name", ""));

  /** Keep what was set; called by the effect in App. */
  keep(): void {
    write("language", this.language);
    write("motion", this.motion);
    write("sound", this.sound);
    write("volume", this.volume);
    write("notices", this.notices);
    write("auto", this.auto);
    write("asked", this.asked);
    write("forecast", this.forecast);
    write("typing", this.typing);
    write("name", this.name);
  }
}

export const settings = new Settings();
