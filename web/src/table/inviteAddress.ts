import type { TableMeta } from "../protocol/messages";

/**
 * Return what the address bar shows at a table: for its host, until the game starts, the invitation, so that sharing the
 * address invites. For everybody else the key is kept out of the address bar and the history.
 */
export function tableAddress({ id, status, me, invite }: TableMeta): string {
  const key = status === "waiting" && me.host && invite?.includes("#") ? invite.slice(invite.indexOf("#")) : "";
  return `/t/${encodeURIComponent(id)}${key}`;
}
