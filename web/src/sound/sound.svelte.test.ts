import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableModel } from "../model/tableModel.svelte";
import type { Item } from "../protocol/messages";
import { settings } from "../prefs/settings.svelte";
import { question } from "../testing/factories";
import { Loudspeaker } from "./loudspeaker";
import type { SoundName } from "../playback/soundNames";
import { Synth } from "./synth";
import { listen } from "./tableSounds.svelte";

/** A WebAudio context that counts what it starts and remembers how loud it is. */
class FakeContext {
  static made: FakeContext[] = [];
  state: AudioContextState = "suspended";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  started = 0;
  gains: { value: number }[] = [];

  constructor() {
    FakeContext.made.push(this);
  }
  #param = () => ({ value: 1, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  #source = () => ({ connect: vi.fn(), start: () => (this.started += 1), stop: vi.fn(), frequency: this.#param() });
  createGain() {
    const gain = this.#param();
    this.gains.push(gain);
    return { gain, connect: vi.fn() };
  }
  createOscillator = () => this.#source();
  createBufferSource = () => this.#source();
  createBiquadFilter = () => ({ connect: vi.fn(), frequency: this.#param() });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = vi.fn(async () => void (this.state = "running"));
  suspend = vi.fn(async () => void (this.state = "suspended"));
  close = vi.fn(async () => void (this.state = "closed"));
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("the loudspeaker", () => {
  let loudspeaker: Loudspeaker;
  const heard = () => FakeContext.made.at(-1)?.started ?? 0;
  const click = async () => {
    dispatchEvent(new Event("pointerdown"));
    await Promise.resolve();
  };

  beforeEach(() => {
    FakeContext.made = [];
    vi.stubGlobal("AudioContext", FakeContext);
    vi.spyOn(performance, "now").mockImplementation(() => (clock += 1000));
    settings.sound = true;
    loudspeaker = new Loudspeaker(false);
  });
  let clock = 0;
  afterEach(() => {
    loudspeaker.close();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    settings.sound = true;
  });

  it("is silent until the first click or key", async () => {
    loudspeaker.play("bell");
    expect(FakeContext.made).toEqual([]);
    await click();
    expect(heard()).toBe(0);
    loudspeaker.play("bell");
    expect(heard()).toBeGreaterThan(0);
  });

  it("starts at once if the person has already clicked somewhere on the page", async () => {
    loudspeaker.close();
    loudspeaker = new Loudspeaker(true);
    await Promise.resolve();
    loudspeaker.play("chip");
    expect(heard()).toBeGreaterThan(0);
  });

  it("is quiet", async () => {
    await click();
    expect(FakeContext.made[0]!.gains[0]!.value).toBeLessThan(0.25);
  });

  it("is silent when it is switched off, and opens no audio then", async () => {
    settings.sound = false;
    await click();
    expect(FakeContext.made).toEqual([]);
    settings.sound = true;
    await click();
    settings.sound = false;
    loudspeaker.play("shot");
    expect(heard()).toBe(0);
  });

  it("is silent while the page is hidden", async () => {
    await click();
    setVisibility("hidden");
    loudspeaker.play("bell");
    expect(heard()).toBe(0);
    expect(FakeContext.made[0]!.suspend).toHaveBeenCalledOnce();
    setVisibility("visible");
    await Promise.resolve();
    loudspeaker.play("bell");
    expect(heard()).toBeGreaterThan(0);
  });

  it("does not rattle", async () => {
    await click();
    vi.spyOn(performance, "now").mockReturnValue(5_000_000);
    loudspeaker.play("chip");
    const once = heard();
    loudspeaker.play("chip");
    expect(heard()).toBe(once);
  });

  it("makes every sound", () => {
    const context = new FakeContext();
    const synth = new Synth(context as unknown as AudioContext);
    for (const name of ["chip", "flip", "shot", "bell"] satisfies SoundName[]) {
      const before = context.started;
      synth.play(name);
      expect(context.started, name).toBeGreaterThan(before);
    }
  });
});

describe("the sounds of a table", () => {
  let heard: string[];
  let model: { [Key in keyof TableModel]?: any };
  let end: () => void;
  const mine = question([]);
  let n = 0;

  beforeEach(() => {
    heard = [];
    n = 0;
    const state = $state({
      log: [] as Item[],
      question: null as unknown,
      seat: 1,
      meta: { status: "running" },
      player: { beat: 0, beatSound: null as SoundName | null, fastForwarding: false },
      lastItemNumber: 0,
    });
    model = state;
    end = $effect.root(() => {
      listen(model as TableModel, { shoot: "shot", put: "chip", turn: "flip" }, (name) => heard.push(name));
    });
    flushSync();
  });
  afterEach(() => end());

  const tell = (...facts: Record<string, unknown>[]) => {
    model.log = [...model.log, ...facts.map((one) => ({ n: (n += 1), facts: one }))];
    flushSync();
  };
  const ask = (asked: unknown) => {
    model.question = asked;
    flushSync();
  };

  it("are one per move, the loudest of it", () => {
    tell({ event: "put", seat: 2 }, { event: "shoot", seat: 2 }, { event: "turn", seat: 2 });
    tell({ event: "other", seat: 2 });
    tell({ event: "put", seat: 1 });
    expect(heard).toEqual(["shot", "chip"]);
  });

  it("ring a bell only when it becomes the viewer's turn", () => {
    ask(mine);
    expect(heard).toEqual([]); // it was their turn on arrival
    tell({ event: "other", seat: 1 });
    ask(question([]));
    ask(null);
    ask(question([]));
    expect(heard).toEqual([]); // still the same turn: nobody else has acted
    ask(null);
    tell({ event: "other", seat: 2 });
    ask(question([]));
    expect(heard).toEqual(["bell"]);
    ask(question([], { done: true }));
    tell({ event: "other", seat: 3 });
    ask(question([], { done: true }));
    expect(heard).toEqual(["bell"]);
  });

  it("follow the beats of a staging, and stop while moves are skipped", () => {
    model.player.beatSound = "flip";
    flushSync();
    expect(heard).toEqual([]);
    model.player.beat = 1;
    flushSync();
    model.player.beat = 2;
    flushSync();
    expect(heard).toEqual(["flip", "flip"]);
    model.player.fastForwarding = true;
    tell({ event: "shoot", seat: 2 });
    expect(heard).toEqual(["flip", "flip"]);
  });
});
