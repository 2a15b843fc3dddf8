import { afterEach, expect, it, vi } from "vitest";
import { metaOf } from "../dev/fixtures";
import { api } from "../net/api";
import { inbox } from "../session/inbox.svelte";
import { gameTexts } from "../testing/factories";
import { TableVisit } from "./tableVisit.svelte";

vi.mock("../games/loadGame", () => ({
  loadGame: async () => ({ renderer: {}, components: {}, glossary: {}, words: [], rules: [] }),
}));
vi.mock("../net/connection", () => ({
  Connection: class {
    send = () => "";
    close = () => undefined;
  },
}));
vi.mock("../net/tableSocket", async (original) => ({
  ...(await original<typeof import("../net/tableSocket")>()),
  takeTableSocket: () => ({ close: () => undefined }),
}));
vi.mock("../session/gameWords", () => ({ createGameTexts: () => gameTexts("") }));
vi.mock("../session/session.svelte", () => ({ session: { user: { id: "u" }, ensure: async () => undefined } }));

afterEach(() => vi.restoreAllMocks());

function setVisible(visible: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

it("marks what was announced of a table as read whenever the user has seen the table", async () => {
  const meta = metaOf(1, [1], false);
  vi.spyOn(api, "get").mockResolvedValue(meta);
  const marked = vi.spyOn(inbox, "markTableRead").mockResolvedValue();
  setVisible(false);
  const visit = await TableVisit.open(meta.id, "");
  expect(marked).not.toHaveBeenCalled(); // opened in the background
  setVisible(true);
  expect(marked.mock.calls).toEqual([[meta.id]]);
  setVisible(false); // what came meanwhile was seen
  expect(marked).toHaveBeenCalledTimes(2);
  setVisible(true);
  visit.leave();
  expect(marked).toHaveBeenCalledTimes(4);
  setVisible(true);
  expect(marked).toHaveBeenCalledTimes(4);
});
