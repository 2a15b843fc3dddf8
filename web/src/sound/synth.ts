/** Our own short sounds, synthesised: no files are loaded. */

import type { SoundName } from "../playback/soundNames";

/** The volume of everything: quiet beside music or a conversation. */
const VOLUME = 0.16;
/** Seconds of noise that all sounds share. */
const NOISE_SECONDS = 0.5;
/** Almost silent: an exponential fade cannot end at 0. */
const SILENCE = 0.0001;

export class Synth {
  readonly #context: AudioContext;
  readonly #out: GainNode;
  #noise: AudioBuffer | null = null;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#out = context.createGain();
    this.#out.gain.value = VOLUME;
    this.#out.connect(context.destination);
  }

  play(name: SoundName): void {
    const now = this.#context.currentTime;
    switch (name) {
      case "chip":
        this.#tone("triangle", 2100, 1500, now, 0.05, 0.5);
        this.#tone("triangle", 1500, 1100, now + 0.045, 0.07, 0.4);
        return;
      case "flip":
        this.#hiss("bandpass", 900, 3200, now, 0.11, 0.8);
        this.#hiss("highpass", 3000, 3000, now + 0.1, 0.03, 0.5);
        return;
      case "shot":
        this.#hiss("lowpass", 5200, 240, now, 0.38, 1.6);
        this.#tone("sine", 130, 42, now, 0.3, 1.4);
        return;
      case "bell":
        for (const [hertz, loud] of [
          [880, 0.7],
          [1320, 0.35],
          [2217, 0.15],
        ] as const)
          this.#tone("sine", hertz, hertz, now, 1.3, loud);
    }
  }

  /** A tone that glides and fades. */
  #tone(type: OscillatorType, from: number, to: number, at: number, seconds: number, loud: number): void {
    const source = this.#context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + seconds);
    source.connect(this.#fade(at, seconds, loud));
    source.start(at);
    source.stop(at + seconds);
  }

  /** Filtered noise that fades. */
  #hiss(type: BiquadFilterType, from: number, to: number, at: number, seconds: number, loud: number): void {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise ??= this.#makeNoise();
    const filter = this.#context.createBiquadFilter();
    filter.type = type;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
    source.connect(filter);
    filter.connect(this.#fade(at, seconds, loud));
    source.start(at);
    source.stop(at + seconds);
  }

  #fade(at: number, seconds: number, loud: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(SILENCE, at + seconds);
    gain.connect(this.#out);
    return gain;
  }

  #makeNoise(): AudioBuffer {
    const { sampleRate } = this.#context;
    const buffer = this.#context.createBuffer(1, Math.ceil(sampleRate * NOISE_SECONDS), sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
    return buffer;
  }
}
