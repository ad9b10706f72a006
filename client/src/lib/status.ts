import type { Status } from "./protocol";
import { t } from "./words.svelte";

export function statusWords(status: Status): string {
  if (status === "open") return t("status-open");
  if (status === "starting") return t("status-starting");
  if (status === "playing") return t("status-playing");
  return status === "over" ? t("status-over") : t("status-abandoned");
}
