/** What is heard at a table: what happens, in step with what is shown, and a bell when it becomes the viewer's turn. */

import { untrack } from "svelte";
import type { TableModel } from "../model/tableModel.svelte";
import { seatOf } from "../protocol/items";
import { eventKind, type Item } from "../protocol/messages";
import { LOUDEST_FIRST, type SoundName } from "../playback/soundNames";

/** The sounds of a game's events by kind. */
export type EventSounds = Readonly<Record<string, SoundName>>;

/** Return the sound of several events at the same time. */
export function soundOf(items: readonly Item[], sounds: EventSounds): SoundName | null {
  const heard = new Set(items.map((item) => sounds[eventKind(item)]));
  return LOUDEST_FIRST.find((name) => heard.has(name)) ?? null;
}

/** Listen to a table; call it inside an effect root or a component. */
export function listen(model: TableModel, sounds: EventSounds, play: (name: SoundName) => void): void {
  let last = untrack(() => model.lastItemNumber);
  let asked = untrack(() => isAsked(model));
  /** Somebody else has acted since the viewer's last decision. */
  let othersActed = false;

  $effect(() => {
    const fresh = model.log.filter((item) => item.n > last);
    const now = isAsked(model);
    untrack(() => {
      last = Math.max(last, model.log.at(-1)?.n ?? 0);
      othersActed ||= fresh.some((item) => seatOf(item) > 0 && seatOf(item) !== model.seat);
      const turn = now && !asked && othersActed;
      asked = now;
      if (now) othersActed = false;
      if (turn) play("bell");
      else if (!model.player.fastForwarding) {
        const sound = soundOf(fresh, sounds);
        if (sound) play(sound);
      }
    });
  });
  $effect(() => {
    const sound = model.player.beatSound;
    if (model.player.beat > 0 && sound) untrack(() => play(sound));
  });
}

const isAsked = (model: TableModel): boolean => model.question !== null && !model.question.done && model.meta.status === "running";
