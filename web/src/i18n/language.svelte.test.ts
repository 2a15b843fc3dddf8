import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Item, Rule } from "../protocol/messages";
import { Rulebook } from "../model/rulebook.svelte";
import { text } from "./text";
import { GameTexts } from "./gameTexts.svelte";
import { Speaker } from ".";
import { languageName, languages, displayName, languageState, type Localized } from "./language.svelte";

const SAID: Record<string, string> = { en: "{ NAME($seat) } acts", de: "{ NAME($seat) } handelt", pl: "Działa { NAME($seat) }" };

const speaker = (language: string): Speaker =>
  new Speaker({ [language]: [`event-act = ${SAID[language]}\nfamily-red = ${language.toUpperCase()} red\n`] }, language, {
    things: { seat: ["seat"] },
  });

afterEach(() => languageState.setDeviceLanguage("en"));

describe("another language", () => {
  it("is offered by its own name", () => {
    expect(languages.map(languageName)).toEqual(["English", "Deutsch", "Polski"]);
    expect(languages.map(displayName)).toEqual(["English", "Deutsch", "Polski"]);
  });

  it("updates all texts at once, also earlier ones", async () => {
    const texts = new GameTexts(speaker("en"), async (language) => speaker(language));
    texts.setFamilies({ 1: "red" });
    const item = { facts: { event: "act", seat: 1 } } as unknown as Item;
    const shown: string[] = [];
    const stop = $effect.root(() => {
      $effect.pre(() => void shown.push(`${text("settings.language")}: ${texts.eventText(item)}`));
    });
    await languageState.setDeviceLanguage("de");
    flushSync();
    await languageState.setDeviceLanguage("pl");
    flushSync();
    stop();
    expect(shown).toEqual(["Language: EN red acts", "Sprache: DE red handelt", "Język: Działa PL red"]);
    expect(document.documentElement.lang).toBe("pl");
  });

  it("is that of the signed-in account, and the device's after signing out", async () => {
    await languageState.setDeviceLanguage("de");
    await languageState.setAccountLanguage("pl");
    expect([languageState.language, text("settings.language")]).toEqual(["pl", "Język"]);
    await languageState.setAccountLanguage("");
    expect(languageState.language).toBe("de");
  });

  it("follows a change in another tab", async () => {
    localStorage.setItem("cosca.language", '"de"');
    dispatchEvent(new StorageEvent("storage", { key: "cosca.settings" }));
    expect(languageState.language).toBe("en");
    dispatchEvent(new StorageEvent("storage", { key: "cosca.language" }));
    await vi.waitFor(() => expect([languageState.language, text("settings.language")]).toEqual(["de", "Sprache"]));
  });

  it("updates registered objects until they are released", async () => {
    const loadLanguage = vi.fn(async () => () => undefined);
    const letGo = languageState.registerUntil({ loadLanguage });
    await languageState.setDeviceLanguage("de");
    letGo();
    await languageState.setDeviceLanguage("pl");
    expect(loadLanguage.mock.calls).toEqual([["de"]]);
  });

  it("leaves the page as it is if its texts cannot be loaded", async () => {
    const deaf: Localized = { loadLanguage: () => Promise.reject(new Error("offline")) };
    languageState.register(deaf);
    const before = text("settings.language");
    await expect(languageState.setDeviceLanguage("de")).rejects.toThrow("offline");
    expect(text("settings.language")).toBe(before);
    deaf.loadLanguage = () => Promise.resolve(() => undefined);
  });

  it("updates rules that were loaded", async () => {
    const source = vi.fn(async (language: string) => [{ id: "A1", title: "", section: "A", text: language } as Rule]);
    const book = new Rulebook(source);
    await languageState.setDeviceLanguage("de");
    expect(source).not.toHaveBeenCalled();
    await book.load();
    await languageState.setDeviceLanguage("pl");
    expect(book.get("A1")?.text).toBe("pl");
  });
});
