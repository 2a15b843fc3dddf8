import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Item, Rule } from "../protocol";
import { Rulebook } from "../rulebook.svelte";
import { text } from "../text";
import { Voice } from "../voice.svelte";
import { Speaker } from ".";
import { languageName, languages, nameFound, reader, type Worded } from "./language.svelte";

const SAID: Record<string, string> = { en: "{ NAME($seat) } acts", de: "{ NAME($seat) } handelt", pl: "Działa { NAME($seat) }" };

const speaker = (language: string): Speaker =>
  new Speaker({ [language]: [`event-act = ${SAID[language]}\nfamily-red = ${language.toUpperCase()} red\n`] }, language, {
    things: { seat: ["seat"] },
  });

afterEach(() => reader.choose("en"));

describe("another language", () => {
  it("is offered by its own name", () => {
    expect(languages.map(languageName)).toEqual(["English", "Deutsch", "Polski"]);
    expect(languages.map(nameFound)).toEqual(["English", "Deutsch", "Polski"]);
  });

  it("says everything anew at once, what was told before too", async () => {
    const voice = new Voice(speaker("en"), async (language) => speaker(language));
    voice.learn({ 1: "red" });
    const item = { facts: { event: "act", seat: 1 } } as unknown as Item;
    const shown: string[] = [];
    const stop = $effect.root(() => {
      $effect.pre(() => void shown.push(`${text("settings.language")}: ${voice.line(item)}`));
    });
    await reader.choose("de");
    flushSync();
    await reader.choose("pl");
    flushSync();
    stop();
    expect(shown).toEqual(["Language: EN red acts", "Sprache: DE red handelt", "Język: Działa PL red"]);
    expect(document.documentElement.lang).toBe("pl");
  });

  it("is that of whoever signs in, and the device's after they left", async () => {
    await reader.choose("de");
    await reader.signedIn("pl");
    expect([reader.language, text("settings.language")]).toEqual(["pl", "Język"]);
    await reader.signedIn("");
    expect(reader.language).toBe("de");
  });

  it("is the one that was chosen on another page of this browser", async () => {
    localStorage.setItem("cosca.language", '"de"');
    dispatchEvent(new StorageEvent("storage", { key: "cosca.settings" }));
    expect(reader.language).toBe("en");
    dispatchEvent(new StorageEvent("storage", { key: "cosca.language" }));
    await vi.waitFor(() => expect([reader.language, text("settings.language")]).toEqual(["de", "Sprache"]));
  });

  it("is told to whoever is held until they are let go", async () => {
    const inLanguage = vi.fn(async () => () => undefined);
    const letGo = reader.hold({ inLanguage });
    await reader.choose("de");
    letGo();
    await reader.choose("pl");
    expect(inLanguage.mock.calls).toEqual([["de"]]);
  });

  it("leaves the page as it is where its words cannot be fetched", async () => {
    const deaf: Worded = { inLanguage: () => Promise.reject(new Error("offline")) };
    reader.add(deaf);
    const before = text("settings.language");
    await expect(reader.choose("de")).rejects.toThrow("offline");
    expect(text("settings.language")).toBe(before);
    deaf.inLanguage = () => Promise.resolve(() => undefined);
  });

  it("brings the rules that somebody has read", async () => {
    const source = vi.fn(async (language: string) => [{ id: "A1", title: "", section: "A", text: language } as Rule]);
    const book = new Rulebook(source);
    await reader.choose("de");
    expect(source).not.toHaveBeenCalled();
    await book.want();
    await reader.choose("pl");
    expect(book.get("A1")?.text).toBe("pl");
  });
});
