/** The colours in which Sanctum's pictures are painted. */

type Paints = Record<string, string>;

const DEMONS: Record<string, Paints> = {
  red: { deep: "#6b231b", main: "#c24a31", glow: "#ffb15e", far: "#4d1710", near: "#210a08", sky: "#a83a1a", spark: "#ff9d45" },
  green: { deep: "#2b4a24", main: "#649c48", glow: "#d9ec8a", far: "#263f1e", near: "#0f1c0d", sky: "#6f8f34", spark: "#a9bd63" },
  blue: { deep: "#27446b", main: "#739ccd", glow: "#e6f3ff", far: "#223c60", near: "#0e1a2c", sky: "#4a80c0", spark: "#cfe6ff" },
};
const OF_DEMONS = { dark: "#120d0b", bone: "#efe4cc", shade: "rgb(11 5 16 / 45%)", light: "rgb(255 240 207 / 30%)" };

export function demonPaints(colour: string): { family: string; paints: Paints } {
  const family = DEMONS[colour] ? colour : "red";
  return { family, paints: { ...OF_DEMONS, ...DEMONS[family] } };
}

const HEROES: Record<string, Paints> = {
  huntress: { back: "#18251a", far: "#35592f", cloth: "#5a3f2a", cloak: "#3f7a3c", accent: "#b9d97a", hair: "#8a3f1f", skin: "#e8b88f" },
  outlaw: { back: "#21182b", far: "#4a3366", cloth: "#372c45", cloak: "#5b3f80", accent: "#9d78d6", hair: "#352839", skin: "#c98f66" },
  slayer: { back: "#2b1614", far: "#6b2a23", cloth: "#463330", cloak: "#7c2b24", accent: "#b8432f", hair: "#d9c7a8", skin: "#b97a58" },
  dancer: { back: "#142433", far: "#27567c", cloth: "#7a4a2b", cloak: "#2b6ca3", accent: "#4f9ad6", hair: "#2a2333", skin: "#9a6543" },
};
const OF_HEROES = {
  dark: "#120d0b",
  bone: "#f3ebdf",
  eye: "#f6efe2",
  glow: "#ffe0a0",
  steel: "#c3c6c9",
  band: "#e0b252",
  wood: "#9a6a3c",
  shade: "rgb(11 5 16 / 30%)",
  light: "rgb(255 243 216 / 32%)",
};

export const heroPaints = (hero: string): Paints => ({ ...OF_HEROES, ...(HEROES[hero] ?? HEROES.dancer) });

const ITEMS: Record<string, Paints> = {
  red: { main: "#c2503c", trim: "#dba15a", glow: "#ffc46b", wood: "#8a5630" },
  green: { main: "#649a4b", trim: "#b58a52", glow: "#dff09a", wood: "#7a5a34" },
  blue: { main: "#7fa6d6", trim: "#c9d3de", glow: "#bfe6ff", wood: "#6b6f86" },
  white: { main: "#8d8377", trim: "#b5a996", glow: "#efe9dc", wood: "#7c7064" },
};
const OF_ITEMS = { dark: "#120d0b", bone: "#efe4cc", shade: "rgb(11 5 16 / 38%)", light: "rgb(255 243 216 / 38%)" };

export const itemPaints = (colour: string): Paints => ({ ...OF_ITEMS, ...(ITEMS[colour] ?? ITEMS.white) });

export const LORD_PAINTS: Paints = {
  wing: "#5a1c22",
  skin: "#a83232",
  bone: "#efe4cc",
  flame: "#e8662c",
  glow: "#ffb15e",
  spark: "#ff9d45",
  dark: "#120d0b",
  shade: "rgb(11 5 16 / 40%)",
  light: "rgb(255 240 207 / 30%)",
};
