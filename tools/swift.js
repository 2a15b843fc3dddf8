// What a browser tells of its own speed, from before the first script of the page on; tools/swift.py reads it.
(() => {
  const seen = (window.__swift = { paint: 0, shifts: [], tasks: [] });
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("paint", (each) => each.name === "first-contentful-paint" && (seen.paint = each.startTime));
  watch("longtask", (each) => seen.tasks.push([each.startTime, each.duration]));
  watch("layout-shift", (each) => {
    if (each.hadRecentInput) return;
    const moved = (one) => one.node && (one.node.className?.baseVal ?? one.node.className ?? one.node.nodeName);
    seen.shifts.push([each.startTime, each.value, each.sources.map((one) => String(moved(one)))]);
  });
})();
