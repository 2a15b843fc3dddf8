"""Makes a PNG small: 256 colours that suit it best, found by a browser's canvas, packed as an indexed PNG."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Page

COLOURS = 256
# Median cut: the box of colours that is widest and most used is halved until there are enough.
REDUCE = """async ([address, most]) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { width, height } = image;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const dots = pen.getImageData(0, 0, width, height).data;
  const key = i => (dots[i] >> 2) << 12 | (dots[i + 1] >> 2) << 6 | dots[i + 2] >> 2;

  const found = new Map();
  for (let i = 0; i < dots.length; i += 4) {
    const one = found.get(key(i)) ?? { n: 0, sum: [0, 0, 0] };
    one.n += 1;
    for (const c of [0, 1, 2]) one.sum[c] += dots[i + c];
    found.set(key(i), one);
  }
  const uses = box => box.reduce((n, one) => n + one.n, 0);
  const mean = box => [0, 1, 2].map(c => Math.round(box.reduce((sum, one) => sum + one.sum[c], 0) / uses(box)));
  const made = box => {
    const at = c => box.map(one => one.sum[c] / one.n);
    const widths = [0, 1, 2].map(c => at(c).reduce((a, b) => Math.max(a, b)) - at(c).reduce((a, b) => Math.min(a, b)));
    const widest = Math.max(...widths);
    return { box, axis: widths.indexOf(widest), weight: box.length > 1 ? widest * Math.sqrt(uses(box)) : 0 };
  };
  const boxes = [made([...found.values()])];
  while (boxes.length < most) {
    const next = boxes.reduce((best, one) => (one.weight > best.weight ? one : best));
    if (next.weight === 0) break;
    const sorted = next.box.sort((a, b) => a.sum[next.axis] / a.n - b.sum[next.axis] / b.n);
    let cut = 0;
    for (let n = 0; n < uses(sorted) / 2 && cut < sorted.length - 1; cut += 1) n += sorted[cut].n;
    boxes.splice(boxes.indexOf(next), 1, made(sorted.slice(0, cut)), made(sorted.slice(cut)));
  }

  const palette = boxes.map(({ box }) => mean(box));
  const nearest = new Map();
  const indices = new Uint8Array(width * height);
  for (let i = 0; i < dots.length; i += 4) {
    if (!nearest.has(key(i))) {
      const far = palette.map(colour => colour.reduce((sum, value, c) => sum + (value - dots[i + c]) ** 2, 0));
      nearest.set(key(i), far.indexOf(Math.min(...far)));
    }
    indices[i / 4] = nearest.get(key(i));
  }
  let text = "";
  for (let i = 0; i < indices.length; i += 32768) text += String.fromCharCode(...indices.subarray(i, i + 32768));
  return { width, height, palette, dots: btoa(text) };
}"""


def small_png(page: Page, png: bytes) -> bytes:
    """The picture in 256 colours. The page is only lent: it may be an empty one."""
    made = page.evaluate(REDUCE, [f"data:image/png;base64,{base64.b64encode(png).decode()}", COLOURS])
    width, height, dots = made["width"], made["height"], base64.b64decode(made["dots"])
    rows = b"".join(b"\0" + dots[row * width : (row + 1) * width] for row in range(height))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(value for colour in made["palette"] for value in colour)),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
