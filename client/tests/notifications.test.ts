import { beforeEach, describe, expect, it, vi } from "vitest";

const shown: [string, NotificationOptions | undefined][] = [];

class Noticed {
  static permission: NotificationPermission = "default";
  static answer: NotificationPermission = "granted";
  static requestPermission = async () => (Noticed.permission = Noticed.answer);
  constructor(title: string, options?: NotificationOptions) {
    shown.push([title, options]);
  }
}
vi.stubGlobal("Notification", Noticed);
vi.resetModules();
const { notify, setNotices } = await import("../src/lib/notifications");
const { settings } = await import("../src/lib/settings.svelte");

const look = (away: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(away);

describe("notices", () => {
  beforeEach(async () => {
    shown.length = 0;
    Noticed.answer = "granted";
    await setNotices(true);
  });

  it("come only while the page is not looked at", () => {
    look(false);
    notify("Your decision", "attack");
    look(true);
    notify("Your decision", "block");
    expect(shown.map(([title, options]) => [title, options?.body])).toEqual([["Your decision", "block"]]);
  });

  it("do not come when they are off, or the browser says no", async () => {
    look(true);
    await setNotices(false);
    notify("Your decision", "attack");
    Noticed.answer = "denied";
    await setNotices(true);
    expect(settings.notices).toBe(false);
    notify("Your decision", "attack");
    expect(shown).toEqual([]);
  });
});
