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

export class MapFigures {
  readonly all: Figurine[];

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
    for (const area of names.areas.values())
      this.place(
        area,
        found.filter((figure) => figure.area === area.id),
      );
    this.all = found;
  }

  /** Side by side, in front of what is built there. */
  private place(area: Area, figures: Figurine[]): void {
    const built = BUILT.includes(area.kind);
    figures.forEach((figure, i) => {
      const row = SPOTS[Math.min(figures.length, SPOTS.length) - 1]!;
      const [dx, dy] = built && figures.length === 1 ? [27, 0] : row[i % row.length]!;
      figure.x = area.x + dx;
      figure.y = area.y + dy + (built && figures.length > 1 ? 12 : 0);
    });
  }

  building(area: string): Building | undefined {
    return this.view.buildings.find((b) => b.area === area);
  }

  traps(area: string): Guardian[] {
    return this.view.traps.filter((trap) => trap.area === area).map((trap) => this.view.guardians[trap.owner]!);
  }

  declared(area: string): Guardian[] {
    return this.view.guardians.filter((g) => !g.virtual && g.declared === area);
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
    for (const figure of this.all.filter((f) => f.area === area.id)) found.push(this.figure(figure));
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
      ...this.all.map((figure) => figure.area === area.id && figure.monster && `doom-is-${figure.monster.tier}`),
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

  /** The accessible name of an area. */
  words(area: Area, offers: Offer[]): string {
    const kind = this.building(area.id) ? "" : this.names.kind(area);
    const parts = [this.names.area(area.id), kind, ...this.there(area), ...offers.map((offer) => offer.label)];
    return parts.filter(Boolean).join("; ");
  }
}
