import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import SiteLayout from "./SiteLayout.svelte";

vi.mock("../session/session.svelte", () => ({ session: { user: { id: "u", name: "Rosa" }, version: "", load: async () => undefined } }));
vi.mock("../session/inbox.svelte", () => ({ inbox: { items: [], unread: 0, next: "", watch: () => () => undefined } }));
vi.stubGlobal("fetch", async () => new Response("[]", { headers: { "content-type": "application/json" } }));

const children = createRawSnippet(() => ({ render: () => "<h1>T</h1>" }));

it("has a bell, except on the way to a table", async () => {
  history.replaceState(null, "", "/quick/la_famiglia");
  const passing = mount(SiteLayout, { target: document.body, props: { title: "T", children } });
  flushSync();
  expect(document.querySelector("header .bell")).toBeNull();
  await unmount(passing);
  history.replaceState(null, "", "/people");
  const shown = mount(SiteLayout, { target: document.body, props: { title: "T", children } });
  await vi.waitFor(() => expect(document.querySelector("header button.bell")).not.toBeNull());
  await unmount(shown);
});
