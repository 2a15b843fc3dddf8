import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { metaOf } from "../dev/fixtures";
import { TableModel } from "../model/tableModel.svelte";
import { ApiError } from "../net/api";
import { gameTexts } from "../testing/factories";
import { tableAddress } from "./inviteAddress";
import { refusalAtTable, refusalOf } from "./refusal";
import TableRefused from "./TableRefused.svelte";

vi.mock("../session/session.svelte", () => ({ session: { user: { login: null }, load: async () => undefined } }));

describe("who cannot open a table", () => {
  let shown: Record<string, unknown> | null = null;
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    document.body.innerHTML = "";
  });

  it.each([
    [new ApiError("not_allowed", "private", 403, "", "private"), "invite"],
    [new ApiError("not_allowed", "old", 403, "", "invitation"), "invite"],
    [new ApiError("not_allowed", "name", 403, "name", "name_taken"), "name"],
    [new ApiError("refused", "damaged", 409, "", "damaged"), "record"],
    [new ApiError("not_found", "none", 404, "", "table"), "gone"],
    [new ApiError("offline", "offline", 0), "retry"],
    [new TypeError("bad"), "retry"],
  ])("is told what helps", (error, remedy) => {
    expect(refusalOf(error).remedy).toBe(remedy);
  });

  it("is told to ask for the invitation, to sign in, or where else to go", () => {
    let again = 0;
    const refusal = refusalOf(new ApiError("not_allowed", "This table is private.", 403, "", "private"));
    shown = mount(TableRefused, { target: document.body, props: { id: "a b", refusal, onretry: () => again++ } });
    flushSync();
    expect(document.querySelector("main [role=alert]")!.textContent).toBe("This table is private.");
    expect(document.querySelector("main ul")!.textContent).toContain("Ask the host for the invitation link");
    expect([...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"))).toEqual(["/me", "/tables", "/"]);
    document.querySelector<HTMLElement>("main button")!.click();
    expect(again).toBe(1);
  });

  it("sees this page also when the connection is refused, but not over a game that was already shown", () => {
    const model = new TableModel({
      meta: metaOf(null, [1], false),
      components: {},
      glossary: {},
      rules: [],
      words: gameTexts(""),
      send: () => "",
    });
    expect(refusalAtTable(model)).toBeNull();
    [model.connectionState, model.closeCode] = ["closed", 4403];
    model.lastError = { code: "not_allowed", message: "No spectators." };
    expect(refusalAtTable(model)).toEqual({ message: "No spectators.", remedy: "watch" });
    model.closeCode = 4404;
    expect(refusalAtTable(model)?.remedy).toBe("gone");
    model.closeCode = 4401;
    expect(refusalAtTable(model)).toBeNull();
    model.closeCode = 4403;
    model.view = {};
    expect(refusalAtTable(model)).toBeNull();
  });
});

describe("the address bar", () => {
  const table = (changes: object) => ({
    ...metaOf(1, [], false),
    status: "waiting" as const,
    invite: "https://cosca.example/t/fixture#key",
    ...changes,
  });

  it("is an invitation for the host until the game starts, and never for others", () => {
    expect(tableAddress(table({}))).toBe("/t/fixture#key");
    expect(tableAddress(table({ status: "running" }))).toBe("/t/fixture");
    expect(tableAddress(table({ me: { user: "u2", seats: [3], front: 3, host: false } }))).toBe("/t/fixture");
    expect(tableAddress(table({ invite: null }))).toBe("/t/fixture");
  });
});
