// What is wrong with the boxes of this page, as [{ what, who, more }]; `touch`: fingers are used here.
({ touch, least, finger }) => {
  const found = [];
  // A dialog or a sheet that is pulled up lies over the rest on purpose: it is measured alone.
  const above = document.querySelector("dialog[open]") ?? document.querySelector("aside:has(.handle[aria-expanded=true])");
  const root = above ?? document.body;
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // Everything that is painted can be hit while it is measured, so that what lies over what is known. The page's policy
  // forbids a <style>, which would be left out without a word.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { pointer-events: auto !important } svg * { pointer-events: visiblePainted !important }");

  const name = (one) => {
    const said = one.getAttribute?.("aria-label") ?? one.dataset?.element ?? one.textContent ?? "";
    const of = one.closest?.("[class]:not(tspan)");
    const kind = (of?.getAttribute("class") ?? "").replace(/ ?svelte-\S+/g, "").trim().split(/\s+/).join(".");
    return `${one.localName}${kind ? `.${kind}` : ""} "${said.replace(/\s+/g, " ").trim().slice(0, 40)}"`;
  };
  const report = (what, one, more = "") => found.push({ what, who: name(one), more });
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (box) => Math.max(0, box.right - box.left);
  const high = (box) => Math.max(0, box.bottom - box.top);
  const px = (length) => `${Math.round(length * 10) / 10} px`;

  const seen = (one) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
    return !one.closest(".visually-hidden, [inert], datalist, noscript, script, style, title, desc, defs, clipPath, mask, symbol");
  };
  const faint = (one) => {
    for (let at = one; at; at = at.parentElement) if (Number(getComputedStyle(at).opacity) < 0.2) return true;
    return false;
  };

  /** The part of a box that its ancestors let through, and whether the rest can be scrolled to. */
  const through = (one, box) => {
    let [left, reach] = [{ left: box.left, top: box.top, right: box.right, bottom: box.bottom }, "none"];
    let fixed = false;
    for (let at = one.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (fixed && style.transform === "none" && style.position !== "fixed") continue;
      const [x, y] = [style.overflowX, style.overflowY];
      if (at.namespaceURI?.endsWith("svg") && at.localName !== "svg") continue;
      if (x !== "visible" || y !== "visible") {
        const own = at.getBoundingClientRect();
        const cut = meet(left, own);
        const lost = wide(left) - wide(cut) > 1 || high(left) - high(cut) > 1;
        if (lost) {
          if (at.matches("[data-pans]")) return { box: cut, reach: "scroll" }; // a map that is drawn along
          const sideways = wide(left) - wide(cut) > 1;
          const how = sideways ? x : y;
          if (how === "auto" || how === "scroll") {
            // A strip that is meant to be drawn along says so.
            return { box: cut, reach: sideways && !at.matches("[data-sideways]") ? "sideways" : "scroll" };
          }
          reach = "cut";
          left = cut;
        }
      }
      if (style.position === "fixed") fixed = true;
      if (at.matches("dialog, [popover]")) break;
    }
    const cut = meet(left, view);
    if (wide(left) - wide(cut) > 1) reach = "cut";
    const pinned = getComputedStyle(document.documentElement).overflowY === "hidden" || one.closest(".shell, dialog, [popover]");
    if (high(left) - high(cut) > 1) reach = pinned ? "cut" : reach === "cut" ? reach : "scroll";
    return { box: cut, reach };
  };

  // ------------------------------------------------------------ texts

  const scaleOf = (one) => {
    const drawn = one.ownerSVGElement && one.getScreenCTM?.();
    if (drawn) return Math.hypot(drawn.a, drawn.b);
    let scale = 1;
    for (let at = one; at; at = at.parentElement) {
      if (at.offsetWidth && getComputedStyle(at).transform !== "none") scale *= at.getBoundingClientRect().width / at.offsetWidth;
    }
    return scale;
  };
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const one = node.parentElement;
    if (!node.data.trim() || !one || !seen(one) || faint(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (lines.length === 0) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * scaleOf(one);
    texts.push({ one, node, lines, size, words: node.data.replace(/\s+/g, " ").trim() });
  }
  for (const { one, size, words } of texts) {
    if (size < least - 0.05) report("small", one, `${px(size)}: ${words.slice(0, 30)}`);
  }

  const cutOff = new Set();
  for (const text of texts) {
    const { one, lines, size } = text;
    for (const line of lines) {
      // The line's box is taller than its letters: only these count.
      const spare = Math.max(0, (line.height - size) / 2);
      const letters = { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare };
      const { box, reach } = through(one, letters);
      const lost = Math.max(wide(letters) - wide(box), high(letters) - high(box));
      if (lost > 1.5 && (reach === "cut" || reach === "sideways") && !cutOff.has(one)) {
        cutOff.add(one);
        report(reach === "cut" ? "cut" : "sideways", one, `${px(lost)} of ${px(Math.max(wide(letters), high(letters)))}`);
      }
      line.seen = wide(box) > 1 && high(box) > 1 ? box : null;
    }
  }
  for (const one of root.querySelectorAll("*")) {
    if (!(one instanceof HTMLElement) || !seen(one) || cutOff.has(one)) continue;
    const style = getComputedStyle(one);
    if (style.textOverflow === "ellipsis" && style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1) {
      if (through(one, one.getBoundingClientRect()).box) report("cut", one, `…: ${one.scrollWidth} in ${one.clientWidth} px`);
    }
  }

  // What opens over the map for a while covers it on purpose; a spotlight dims what it is not about.
  const OPENS = ".spotlight, .conflict, .bubble, .abilities, [popover], [data-pans] .zoom";
  /** Whether it stays in sight on purpose while what is under it does not. */
  const stuck = (over, one) => {
    const opened = over.closest(OPENS);
    if (opened && !opened.contains(one)) return true;
    for (let at = over; at && !at.contains(one); at = at.parentElement) if (getComputedStyle(at).position === "sticky") return true;
    return false;
  };

  // ------------------------------------------------------------ controls

  const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=radio]";
  const controls = [...root.querySelectorAll(CONTROLS)].filter((one) => {
    if (!(one instanceof HTMLElement) || !one.checkVisibility({ visibilityProperty: true })) return false;
    // What takes no press here has another control in its place.
    return getComputedStyle(one).pointerEvents !== "none" && !one.closest(".visually-hidden, [inert]");
  });
  const labelled = (one) => (one.matches("input") && one.closest("label")) || one;
  for (const one of controls) {
    const area = labelled(one);
    const box = area.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const { box: left, reach } = through(area, box);
    if (reach === "cut") report("cut", one, "control");
    if (wide(left) < 4 || high(left) < 4) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const inside = x > left.left && x < left.right && y > left.top && y < left.bottom;
    const hits = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (area.contains(hit) || hit.closest("label") === area);
    };
    // What opens over the map for a while, or stays over it while it is drawn along (its scrollbar and its frame
    // too), takes no room from a finger.
    const map = area.closest("[data-pans]");
    const spares = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hits(dx, dy) || (hit !== null && (stuck(hit, area) || (map !== null && hit.contains(map))));
    };
    // A wide control may have another on it, as long as enough of it is left.
    const quarter = box.width / 4;
    if (inside && ![0, -quarter, quarter].some((dx) => hits(dx, 0)) && !faint(area)) {
      const over = document.elementFromPoint(x, y);
      if (!over || stuck(over, area)) continue;
      report("covered", one, `by ${over ? name(over) : "nothing"}`);
      continue;
    }
    // A link within a sentence is as tall as its line.
    const inline = one.localName === "a" && getComputedStyle(one).display === "inline";
    // A sign on a ground that does the same needs no room of its own.
    if (!touch || inline || one.matches("[aria-disabled=true], :disabled, [data-on-ground] *")) continue;
    const half = finger / 2 - 0.75;
    const reachX = box.width >= finger - 0.5 || (spares(-half, 0) && spares(half, 0));
    const reachY = box.height >= finger - 0.5 || (spares(0, -half) && spares(0, half));
    // At the edge of a map that is drawn along, the room for a finger is scrolled away with it.
    const room = through(area, { left: Math.min(box.left, x - half), right: Math.max(box.right, x + half), top: Math.min(box.top, y - half), bottom: Math.max(box.bottom, y + half) });
    const scrolled = room.reach === "scroll";
    if (!scrolled && !(reachX && reachY)) report("finger", one, `${px(box.width)} × ${px(box.height)}`);
  }

  // ------------------------------------------------------------ what lies over words

  document.adoptedStyleSheets.push(sheet);
  const paints = (one) => {
    const style = getComputedStyle(one);
    if (Number(style.opacity) < 0.4) return false;
    if (one.ownerSVGElement || one.localName === "svg") {
      if (["svg", "g", "use", "text", "tspan"].includes(one.localName)) return false; // words on words are found below
      const filled = style.fill !== "none" && !/, 0\)|\/ 0\)/.test(style.fill) && Number(style.fillOpacity) >= 0.4;
      const alpha = /rgba\(.*, ([\d.]+)\)/.exec(style.fill)?.[1];
      return filled && (alpha === undefined || Number(alpha) >= 0.4);
    }
    const alpha = /rgba\(.*, ([\d.]+)\)/.exec(style.backgroundColor)?.[1];
    return alpha === undefined ? style.backgroundColor !== "transparent" : Number(alpha) >= 0.4;
  };
  const painted = new Map();
  const hides = (one) => {
    if (!painted.has(one)) painted.set(one, paints(one));
    return painted.get(one);
  };
  /** Whether nothing that lies deeper than this can be over the words. */
  const under = (over, one) =>
    one.contains(over) || over.contains(one) || (one.ownerSVGElement && over.ownerSVGElement === one.ownerSVGElement && one.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_PRECEDING);
  /** Whether it is painted there: the room around it that takes a finger is not. */
  const within = (over, x, y) => {
    const box = over.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  };
  /** What hides that point of the words. All that lies there is asked for only where the topmost is something else. */
  const hidden = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    if (!top || under(top, one)) return null;
    for (const over of document.elementsFromPoint(x, y)) {
      if (under(over, one)) return null;
      if (hides(over) && within(over, x, y) && !stuck(over, one)) return over;
    }
    return null;
  };
  const ROWS = [0.3, 0.5, 0.7];
  const [COLUMNS, FEW] = [[0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94], [0.15, 0.5, 0.85]];
  for (const { one, lines } of texts) {
    let [points, covered, by] = [0, 0, null];
    for (const { seen: box } of lines) {
      if (!box) continue;
      for (const row of ROWS) {
        for (const column of wide(box) < 24 ? FEW : COLUMNS) {
          const over = hidden(one, box.left + wide(box) * column, box.top + high(box) * row);
          points++;
          if (over) [covered, by] = [covered + 1, over];
        }
      }
    }
    if (points > 0 && covered / points > 0.12) report("covered", one, `${Math.round((100 * covered) / points)} % by ${name(by)}`);
  }
  document.adoptedStyleSheets.pop();

  // ------------------------------------------------------------ words on words

  const spots = texts.flatMap(({ one, lines, size }) =>
    lines.filter(({ seen: box }) => box).map(({ seen: box }) => {
      const spare = Math.max(0, (high(box) - size * 0.75) / 2);
      return { one, box: { left: box.left + 1, right: box.right - 1, top: box.top + spare, bottom: box.bottom - spare } };
    }),
  );
  spots.sort((a, b) => a.box.left - b.box.left);
  const told = new Set();
  for (let i = 0; i < spots.length; i++) {
    for (let j = i + 1; j < spots.length && spots[j].box.left < spots[i].box.right; j++) {
      const [a, b] = [spots[i], spots[j]];
      if (a.one === b.one || stuck(a.one, b.one) || stuck(b.one, a.one)) continue;
      const both = meet(a.box, b.box);
      if (wide(both) < 2 || high(both) < 2) continue;
      const [first, second] = [name(a.one), name(b.one)];
      if (told.has(first + second)) continue;
      // Both are seen only where nothing between them hides the lower one.
      const stack = document.elementsFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2);
      const at = [a.one, b.one].map((each) => stack.findIndex((hit) => hit === each || each.contains(hit)));
      if (!a.one.ownerSVGElement && !b.one.ownerSVGElement && at.some((place) => place < 0)) continue;
      told.add(first + second);
      report("overlap", a.one, `with ${second}: ${px(wide(both))} × ${px(high(both))}`);
    }
  }

  const room = document.documentElement.scrollWidth - innerWidth;
  if (room > 0) found.push({ what: "sideways", who: "the page", more: px(room) });
  return found;
}
