import { Figure } from '../camera/figure.mjs';
import { hexagon } from '../parts/fittings.mjs';
import { centreCross, flowArrow } from '../parts/profile.mjs';
import { Solid } from '../camera/solid.mjs';
import { mm, threadOf } from '../parts/standards.mjs';
import { radians } from '../camera/vectors.mjs';

/**
 * Brazed plate heat exchanger: one block, four threaded connections.
 * @param {{ plates: number, thread: string, height: number, width: number, depth: number }} model millimetres
 */
export function brazedFront({ plates, thread, height: h, width: w, depth: d }) {
  const solid = new Solid();
  const r = w * 0.17;
  const outline = roundedOutline(w, h, r);
  const at = (z) => outline.map(([x, y]) => [x, y, z]);
  solid.prism(at(0), [0, 0, -d]);
  layers(solid, { w, h, d, r, plates });
  solid.face('face outline', at(0));
  const inner = roundedOutline(w * 0.86, h * 0.93, r * 0.8);
  solid.face(
    'none thin',
    inner.map(([x, y]) => [x, y, 0]),
  );
  chevrons(solid, w * 0.36, h * 0.5 - w * 0.48);
  const size = Math.min(threadOf(thread) / 2, w * 0.16);
  for (const x of [-1, 1]) {
    for (const y of [-1, 1]) {
      connection(solid, [x * (w * 0.5 - r * 1.12), y * (h * 0.5 - r * 1.12), 0], size, x < 0);
    }
  }
  return solid;
}

function roundedOutline(w, h, r) {
  const corners = [
    [w / 2 - r, h / 2 - r, 0],
    [-w / 2 + r, h / 2 - r, 90],
    [-w / 2 + r, -h / 2 + r, 180],
    [w / 2 - r, -h / 2 + r, 270],
  ];
  return corners.flatMap(([x, y, start]) =>
    [0, 15, 30, 45, 60, 75, 90].map((step) => {
      const t = radians(start + step);
      return [x + Math.cos(t) * r, y + Math.sin(t) * r];
    }),
  );
}

/** Plate edges along the right side and the top; every other one shows the copper of the brazing. */
function layers(solid, { w, h, d, r, plates }) {
  const count = Math.max(5, Math.min(22, Math.round(plates * 0.45)));
  const edge = [
    ...[-90, -45, 0].map((t) => [
      w / 2 - r + Math.cos(radians(t)) * r,
      -h / 2 + r + Math.sin(radians(t)) * r,
    ]),
    ...[0, 15, 30, 45, 60, 75, 90].map((t) => [
      w / 2 - r + Math.cos(radians(t)) * r,
      h / 2 - r + Math.sin(radians(t)) * r,
    ]),
    [-w / 2 + r, h / 2],
    ...[105, 120].map((t) => [-w / 2 + r + Math.cos(radians(t)) * r, h / 2 - r + Math.sin(radians(t)) * r]),
  ];
  for (let i = 1; i < count; i += 1) {
    const z = (-d * i) / count;
    solid.edge(i % 2 ? 'cu' : 'hair', ...edge.slice(1).map(([x, y]) => [x, y, z]));
  }
}

function chevrons(solid, x, y) {
  const count = Math.max(5, Math.round(y / (x * 0.34)));
  for (let i = 0; i <= count; i += 1) {
    const base = -y + (i * (2 * y - x * 0.6)) / count;
    solid.edge('hair', [-x, base, 0], [0, base + x * 0.6, 0], [x, base, 0]);
  }
}

function connection(solid, [x, y, z], size, hot) {
  solid.cylinder([x, y, z], [0, 0, size * 0.5], size * 1.35);
  hexagon(solid, [x, y, z + size * 0.5], [0, 0, size * 0.7], size * 1.3);
  solid.cylinder([x, y, z + size * 1.2], [0, 0, size * 1.3], size);
  for (const k of [0.3, 0.6, 0.9]) solid.hoop('none hair', [x, y, z + size * (1.2 + k)], [0, 0, 1], size);
  solid.disc(hot ? 'bore cu' : 'bore thin', [x, y, z + size * 2.5], [0, 0, 1], size * 0.66);
}

/** Cut through the upper ports: warm and cold channels alternating. */
export function brazedSection({
  plates,
  thread,
  height: h,
  width: w,
  depth: d,
  pair = ['Primer', 'Sekonder'],
}) {
  const figure = new Figure();
  const [high, cover, channels] = [h, w * 0.045, Math.max(6, Math.min(12, Math.round(plates / 5)))];
  const long = Math.max(d, h * 0.5);
  const gap = (long - 2 * cover) / channels;
  figure.hatchedRect(0, 0, cover, high, w * 0.05, 'face outline');
  figure.hatchedRect(long - cover, 0, cover, high, w * 0.05, 'face outline');
  const port = Math.min(threadOf(thread), w * 0.3);
  const [yTop, yLow] = [high - w * 0.19, w * 0.19];
  const walls = Array.from({ length: channels + 1 }, (_, i) => {
    const swing = i % channels ? gap * 0.16 : 0;
    return wave(cover + i * gap, w * 0.03, high - w * 0.03, swing, i);
  });
  for (let i = 0; i < channels; i += 1) {
    figure.polygon(i % 2 ? 'bore' : 'hot', [...walls[i], ...[...walls[i + 1]].reverse()]);
  }
  for (const wall of walls.slice(1, -1)) figure.polyline('none cu', wall);
  figure
    .polyline('none outline', [
      [cover, 0],
      [long - cover, 0],
    ])
    .polyline('none outline', [
      [cover, high],
      [long - cover, high],
    ]);
  for (const [y, hot] of [
    [yTop, true],
    [yLow, false],
  ]) {
    figure.rect('face outline', -port * 1.5, y - port / 2, port * 1.5, port);
    figure.rect('face thin', -port * 0.75, y - port * 0.66, port * 0.5, port * 1.32);
    figure.line('axis', -port * 2, y, long * 0.3, y);
    if (hot) flowArrow(figure, -port * 0.75, y, 1, 0, port * 0.9);
    else figure.polygon('bore thin', arrowLeft(-port * 0.75, y, port * 0.9));
  }
  for (let i = 0; i < channels; i += 1) {
    const x = cover + (i + 0.5) * gap;
    const size = Math.min(gap * 1.5, h * 0.1);
    if (i % 2 === 0) flowArrow(figure, x, h * 0.55, 0, -1, size);
    else figure.polygon('face thin', arrowUp(x, h * 0.45, size));
  }
  figure.tag(cover + gap * 0.5, h * 0.72, 'right', pair[0]);
  figure.tag(cover + gap * 1.5, h * 0.36, 'right', pair[1]);
  figure.tag(cover + gap * 2, h * 0.14, 'right', 'Bakır lehim');
  figure.tag(long - cover / 2, h * 0.9, 'right', 'Kapak plakası');
  figure.tag(-port * 0.5, yTop + port * 0.5, 'left', `G ${thread}`);
  return figure;
}

const shape = [
  [-0.6, -0.14],
  [0.05, -0.14],
  [0.05, -0.36],
  [0.6, 0],
  [0.05, 0.36],
  [0.05, 0.14],
  [-0.6, 0.14],
];
const arrowUp = (x, y, size) => shape.map(([a, b]) => [x - b * size, y + a * size]);
const arrowLeft = (x, y, size) => shape.map(([a, b]) => [x - a * size, y - b * size]);

/** Points of one pressed plate seen from its edge. */
function wave(x, from, to, swing, index) {
  const count = 16;
  return Array.from({ length: count + 1 }, (_, i) => [
    x + (i === 0 || i === count ? 0 : swing * ((i + index) % 2 ? 1 : -1)),
    from + ((to - from) * i) / count,
  ]);
}

export function brazedSheet({ plates, thread, height: h, width: w, depth: d }) {
  const front = new Figure();
  const [px, py] = [w * 0.5 - w * 0.19, h * 0.5 - w * 0.19];
  front.rect('face outline', -w / 2, 0, w, h, w * 0.17);
  front.rect('none hair', -w * 0.44, h * 0.03, w * 0.88, h * 0.94, w * 0.14);
  const size = Math.min(threadOf(thread) / 2, w * 0.16);
  for (const x of [-1, 1]) {
    for (const y of [-1, 1]) {
      front.circle('face thin', x * px, h / 2 + y * py, size * 1.25);
      front.circle(x < 0 ? 'bore cu' : 'bore thin', x * px, h / 2 + y * py, size * 0.8);
      centreCross(front, x * px, h / 2 + y * py, size * 1.7);
    }
  }
  front
    .upwards(0, h, -w / 2, { level: 1, label: mm(h) })
    .upwards(h / 2 - py, h / 2 + py, -w / 2, { label: mm(2 * py) });
  front.across(-px, px, 0, { label: mm(2 * px) }).across(-w / 2, w / 2, 0, { level: 1, label: mm(w) });
  const side = new Figure();
  side.rect('face outline', 0, 0, d, h, 3);
  const lines = Math.max(5, Math.min(26, Math.round(plates * 0.5)));
  for (let i = 1; i < lines; i += 1) {
    side.line(i % 2 ? 'cu' : 'hair', (d * i) / lines, 2, (d * i) / lines, h - 2);
  }
  const out = size * 2.2;
  for (const y of [-1, 1]) {
    side.rect('face outline', -out, h / 2 + y * py - size, out, 2 * size);
    side.rect('face thin', -out * 0.4, h / 2 + y * py - size * 1.25, out * 0.4, size * 2.5);
    side.line('axis', -out * 1.4, h / 2 + y * py, d * 0.6, h / 2 + y * py);
  }
  side.across(0, d, 0, { level: 0, label: mm(d) }).across(-out, d, 0, { level: 1, label: mm(d + out) });
  side.tag(-out * 0.7, h / 2 + py, 'right', `G ${thread}`);
  return [front, side];
}
