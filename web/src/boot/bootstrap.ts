/** The first script, in a small chunk of its own: starts what need not wait for the page. */
import { firstPaint } from "./splash";
import { adoptInlinedStyles } from "./inlinedStyles";
import { preopenTableSocket } from "../net/tableSocket";
import { parseInlinedDocument } from "../net/inlinedData";

preopenTableSocket();

// The page inlines a game: the rest takes long to load, so prepare what will be needed, one task each.
if (document.getElementById("document")) {
  const tasks = [adoptInlinedStyles, parseInlinedDocument, warmUpNumberFormat];
  const go = (): void => {
    tasks.shift()?.();
    if (tasks.length > 0) setTimeout(go);
  };
  void firstPaint().then(go);
}

/** Warm up number formatting: the first call is slow. */
function warmUpNumberFormat(): void {
  new Intl.NumberFormat(navigator.language).format(1);
}
