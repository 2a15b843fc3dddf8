import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { api } from "../net/api";
import type { EmailState } from "../protocol/messages";
import { session } from "../session/session.svelte";
import ConfirmEmail from "./ConfirmEmail.svelte";
import EmailConfirmation from "./EmailConfirmation.svelte";

let shown: Record<string, unknown>;

const button = () => document.querySelector("button");
const words = () => document.body.textContent;

async function settled(): Promise<void> {
  for (let n = 0; n < 5; n++) await tick();
  flushSync();
}

async function showState(state: Partial<EmailState>, mail = true): Promise<void> {
  vi.spyOn(api, "get").mockResolvedValue({ email: "a@example.org", confirmed: true, disabled: null, error: null, ...state });
  shown = mount(EmailConfirmation, { target: document.body, props: { email: "a@example.org", mail } });
  await settled();
}

async function showPage(token: string): Promise<void> {
  vi.spyOn(session, "load").mockResolvedValue();
  shown = mount(ConfirmEmail, { target: document.body, props: { token } });
  await settled();
}

afterEach(async () => {
  vi.restoreAllMocks();
  await unmount(shown);
});

it("sends a link for an unconfirmed address", async () => {
  const post = vi.spyOn(api, "post").mockResolvedValue({});
  await showState({ confirmed: false });
  expect(words()).toContain("isn’t confirmed yet");
  button()!.click();
  await settled();
  expect(post).toHaveBeenCalledWith("/api/my/email/confirmation");
  expect(document.querySelector("[role=status]")!.textContent).toContain("on its way");
});

it("offers no link for a confirmed address, nor on a server without mail", async () => {
  await showState({});
  expect(words()).toContain("This address is confirmed.");
  expect(button()).toBeNull();
  await unmount(shown);
  await showState({ confirmed: false }, false);
  expect(button()).toBeNull();
});

it("says that an address was switched off, and offers to confirm it again", async () => {
  await showState({ disabled: 5, error: { reason: "recipient", status: null } });
  expect(words()).toContain("switched off");
  expect(button()).not.toBeNull();
});

it("shows why a link was not sent", async () => {
  vi.spyOn(api, "post").mockRejectedValue(new Error("no"));
  await showState({ confirmed: false });
  button()!.click();
  await settled();
  expect(document.querySelector("[role=alert]")).not.toBeNull();
});

it("confirms only after a click, and removes the token from the address", async () => {
  const post = vi.spyOn(api, "post").mockResolvedValue({ email: "a@example.org" });
  history.replaceState(null, "", "/confirm-email#secret");
  await showPage("secret");
  expect(post).not.toHaveBeenCalled();
  document.querySelector<HTMLButtonElement>(".card button")!.click();
  await settled();
  expect(post).toHaveBeenCalledWith("/api/my/email/confirm", { token: "secret" });
  expect(words()).toContain("a@example.org is confirmed");
  expect(location.hash).toBe("");
});

it("explains a link without a token", async () => {
  await showPage("");
  expect(words()).toContain("The link is incomplete");
  expect(document.querySelector(".card button")).toBeNull();
});
