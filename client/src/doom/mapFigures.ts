/** Who and what is where on the map, as places to draw at and as words. */

import type { Offer } from "../lib/board";
import { t } from "../lib/words.svelte";
import type { Names } from "./names";
import type { Area, Building, Guardian, Monster, View } from "../generated/darkest-doom";
import { PAINT } from "./constants";

export interface Figurine {
  /** The notation's word: a colour, or m1 to m3. */
  id: string;
  area: string;
  x: number;
  y: number;
  guardian?: Guardian;
  monster?: Monster;
  /** The colour of the Guardian who has become this monster. */
  ridden?: string | null;
}

const BUILT = ["citadel", "temple", "entrance", "monolith", "summit", "path"];
// prettier-ignore
const SPOTS: [number, number][][] = [
  [[0, 0]],
  [[-22, 2], [22, 2]],
  [[-30, -4], [30, -4], [0, 12]],
  [[-32, -10], [32, -10], [-16, 12], [16, 12]],
];

function add<T>(to: Map<string, T[]>, area: string, one: T): void {
  const there = to.get(area);
  if (there) there.push(one);
  else to.set(area, [one]);
}

export class MapFigures {
  readonly all: Figurine[];
  /** By area. */
  private figures = new Map<string, Figurine[]>();
  private buildings = new Map<string, Building>();
  private trapped = new Map<string, Guardian[]>();
  private aims = new Map<string, Guardian[]>();

  constructor(
    readonly view: View,
    readonly names: Names,
  ) {
    const found: Figurine[] = [];
    for (const guardian of view.guardians)
      if (guardian.alive && !guardian.consumed) found.push({ id: guardian.colour, area: guardian.area, x: 0, y: 0, guardian });
    view.monsters.forEach((monster, i) => {
      if (!monster) return;
      const rider = monster.rider === null ? undefined : view.guardians[monster.rider];
      found.push({ id: `m${i + 1}`, area: monster.area, x: 0, y: 0, monster, ridden: rider ? PAINT[rider.colour] : null });
    });
    for (const figure of found) add(this.figures, figure.area, figure);
    for (const [area, some] of this.figures) this.place(names.areas.get(area), some);
    for (const building of view.buildings) this.buildings.set(building.area, building);
    for (const { area, owner } of view.traps) add(this.trapped, area, view.guardians[owner]!);
    for (const guardian of view.guardians) if (!guardian.virtual && guardian.declared) add(this.aims, guardian.declared, guardian);
    this.all = found;
  }

  /** Side by side, in front of what is built there. */
  private place(area: Area | undefined, figures: Figurine[]): void {
    if (!area) return;
    const built = BUILT.includes(area.kind);
    figures.forEach((figure, i) => {
      const row = SPOTS[Math.min(figures.length, SPOTS.length) - 1]!;
      const [dx, dy] = built && figures.length === 1 ? [27, 0] : row[i % row.length]!;
      figure.x = area.x + dx;
      figure.y = area.y + dy + (built && figures.length > 1 ? 12 : 0);
    });
  }

  building(area: string): Building | undefined {
    return this.buildings.get(area);
  }

  /** Who and what stands there. */
  at(area: string): Figurine[] {
    return this.figures.get(area) ?? [];
  }

  traps(area: string): Guardian[] {
    return this.trapped.get(area) ?? [];
  }

  declared(area: string): Guardian[] {
    return this.aims.get(area) ?? [];
  }

  /** What is in an area, each in a few words. */
  there(area: Area): string[] {
    const { names, view } = this;
    const found: string[] = [];
    const building = this.building(area.id);
    if (building) {
      found.push(names.building(building));
      if (building.corrupted) found.push(t("doom-corrupted"));
      else if (building.tendrils) found.push(t("doom-tendrils", { n: building.tendrils }));
      const ally = building.ally === null ? undefined : view.guardians[building.ally];
      if (ally) found.push(t("doom-allied", { guardian: names.guardian(ally), points: building.points ?? 0 }));
      if (building.acolyte) found.push(t("doom-acolyte-waits"));
    }
    for (const figure of this.at(area.id)) found.push(this.figure(figure));
    if (area.kind === "summit") found.push(names.of("high-priestess"));
    if (view.abysses.includes(area.id)) found.push(t("doom-abyss"));
    for (const owner of this.traps(area.id)) found.push(t("doom-trap-of", { guardian: names.guardian(owner) }));
    for (const owner of this.declared(area.id)) found.push(t("doom-declared-of", { guardian: names.guardian(owner) }));
    if (names.mission?.area === area.id) found.push(t("doom-your-mission"));
    return found;
  }

  /** The keys of what an area is and of what lies there. */
  keys(area: Area): string {
    const tendrils = this.building(area.id)?.tendrils;
    const found = [
      `doom-is-${area.kind}`,
      tendrils && "doom-is-tendril",
      this.view.abysses.includes(area.id) && "doom-is-abyss",
      this.traps(area.id).length > 0 && "doom-is-trap",
      ...this.at(area.id).map((figure) => figure.monster && `doom-is-${figure.monster.tier}`),
    ];
    return found.filter(Boolean).join(",");
  }

  figure(figure: Figurine): string {
    if (figure.guardian) {
      const name = this.names.guardian(figure.guardian);
      return figure.guardian.number === this.view.seat ? t("doom-you", { guardian: name }) : name;
    }
    const monster = figure.monster!;
    const hunted = this.names.targets(monster);
    const name = `${this.names.monster(monster)} ${figure.id}`;
    return hunted ? t("doom-hunting", { monster: name, targets: hunted }) : name;
  }

  /** What an area is called, and what is there. */
  title(area: Area): string {
    const kind = this.building(area.id) ? "" : this.names.kind(area);
    return [this.names.area(area.id), kind, ...this.there(area)].filter(Boolean).join("; ");
  }

  /** The accessible name of an area. */
  words(area: Area, offers: Offer[]): string {
    return [this.title(area), ...offers.map((offer) => offer.label)].join("; ");
  }
}
