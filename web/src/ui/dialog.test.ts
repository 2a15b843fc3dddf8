import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Dialog from "./Dialog.svelte";

it("returns the focus to what opened it when it is removed", async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  document.body.innerHTML = "<button id=opener></button>";
  const opener = document.querySelector<HTMLElement>("#opener")!;
  opener.focus();
  const children = createRawSnippet(() => ({ render: () => "<button class=primary></button>" }));
  const shown = mount(Dialog, { target: document.body, props: { title: "T", onclose: () => undefined, children } });
  flushSync();
  expect(document.activeElement?.className).toBe("primary");
  await unmount(shown);
  await Promise.resolve();
  expect(document.activeElement).toBe(opener);
});
