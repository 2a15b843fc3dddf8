/** Why a table cannot be opened, and what its visitor can do about it. */
import { text } from "../i18n/text";
import type { TableModel } from "../model/tableModel.svelte";
import { ApiError } from "../net/api";
import { unexpectedErrorText } from "../net/errorText";

/** What helps: an invitation, another name, saving what is left of the game, another table, or another attempt. */
export type Remedy = "invite" | "watch" | "name" | "record" | "gone" | "retry";

export interface Refusal {
  message: string;
  remedy: Remedy;
}

const REMEDIES: Record<string, Remedy> = {
  private: "invite",
  invitation: "invite",
  not_invited: "invite",
  damaged: "record",
  table: "gone",
};

/** Return why a request for the table failed. */
export function refusalOf(error: unknown): Refusal {
  const { field, why } = error instanceof ApiError ? error : { field: "", why: "" };
  return { message: unexpectedErrorText(error), remedy: field === "name" ? "name" : (REMEDIES[why] ?? "retry") };
}

/** Return why the connection to the table was closed before there was anything to see, or null. */
export function refusalAtTable({ connectionState, closeCode, lastError, meta, view }: TableModel): Refusal | null {
  if (connectionState !== "closed" || (meta.status !== "waiting" && view !== undefined)) return null;
  if (closeCode === 4404) return { message: text("link.4404"), remedy: "gone" };
  if (closeCode !== 4403) return null;
  return { message: lastError?.message ?? text("link.4403"), remedy: meta.status === "waiting" ? "invite" : "watch" };
}
