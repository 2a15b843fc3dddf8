// What a browser tells of its own speed, from before the first script of the page on; bench/page_load.py reads it.
(() => {
  const seen = (window.__swift = { paint: 0, shifts: [], tasks: [], stood: {} });
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  // When each of these was painted for the first time, in milliseconds after the page was asked for.
  const awaited = { asked: ".prompt.asked", whole: ".shell:not([data-fresh]) .prompt.asked", home: "main a.primary, .hero a.primary" };
  const look = () => {
    for (const [name, sign] of Object.entries(awaited)) {
      if (!document.querySelector(sign)) continue;
      delete awaited[name];
      const note = () => (seen.stood[name] = performance.now());
      requestAnimationFrame(() => scheduler.postTask(note, { priority: "user-blocking" })); // right after the frame
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-fresh", "class"] });
  watch("paint", (each) => each.name === "first-contentful-paint" && (seen.paint = each.startTime));
  watch("longtask", (each) => seen.tasks.push([each.startTime, each.duration]));
  watch("layout-shift", (each) => {
    if (each.hadRecentInput) return;
    const moved = (one) => one.node && (one.node.className?.baseVal ?? one.node.className ?? one.node.nodeName);
    seen.shifts.push([each.startTime, each.value, each.sources.map((one) => String(moved(one)))]);
  });
})();
