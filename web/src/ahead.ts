/** What need not wait for the page itself: it comes in a small file of its own, before all else. */
import { painted } from "./lib/cover";
import { dress } from "./lib/dress";
import { openAhead } from "./lib/front";
import { readDocument } from "./lib/given";

openAhead();

// Where a game comes with the page the rest takes long: what is sure to be wanted is done meanwhile, each in a task of its own.
if (document.getElementById("document")) {
  const tasks = [dress, readDocument, firstNumber];
  const go = (): void => {
    tasks.shift()?.();
    if (tasks.length > 0) setTimeout(go);
  };
  void painted().then(go);
}

/** The first number in words takes long. */
function firstNumber(): void {
  new Intl.NumberFormat(navigator.language).format(1);
}
