/** A notice of the system when it is one's turn and the page is not looked at; off unless the person turns it on. */

import { settings } from "./settings.svelte";

/** Only where a page may: not over plain HTTP from another machine. */
export const canNotify = typeof Notification !== "undefined" && globalThis.isSecureContext !== false;

/** Turn them on or off; the browser asks the person first, and may say no. */
export async function setNotices(on: boolean): Promise<void> {
  settings.notices = on && (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, text: string): void {
  if (!settings.notices || !canNotify || !document.hidden || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: text, tag: location.pathname, icon: "/icon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
