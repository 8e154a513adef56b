import { arcSegments, plus, radians } from './vectors.mjs';

/**
 * Collects the strokes and fills of one view, in the view's own units (mm in elevations, cm in axonometry).
 * x grows to the right; the flat methods take y growing upwards, `segments` hold page direction (y down).
 * A style is a list of words: one fill (face side top lit bore copper none) and one pen (outline thin hair cu …).
 */
export class Figure {
  marks = [];
  notes = [];

  /** Raw segments [['M', [x, y]], ['L', …], ['C', …], ['Z']] with y down; thickness in the view's units. */
  stroke(style, segments, thickness) {
    this.marks.push({ style, segments, thickness });
    return this;
  }

  polygon(style, points) {
    return this.stroke(style, [...open(points), ['Z']]);
  }

  polyline(style, points, thickness) {
    return this.stroke(style, open(points), thickness);
  }

  line(style, x1, y1, x2, y2) {
    return this.polyline(style, [
      [x1, y1],
      [x2, y2],
    ]);
  }

  /** Lower left corner, width, height and corner radius. */
  rect(style, x, y, width, height, radius = 0) {
    const r = Math.min(radius, width / 2, height / 2);
    if (r <= 0) {
      return this.polygon(style, [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ]);
    }
    return this.stroke(style, [...roundedBox(x, -y - height, width, height, r), ['Z']]);
  }

  circle(style, x, y, radius) {
    return this.ellipse(style, x, y, radius, radius);
  }

  ellipse(style, x, y, rx, ry) {
    return this.stroke(style, [...arcSegments([x, -y], [rx, 0], [0, -ry], 0, Math.PI * 2, 'M'), ['Z']]);
  }

  /** Degrees, counted from the right against the clock. */
  arc(style, x, y, rx, ry, from, to, thickness) {
    return this.stroke(
      style,
      arcSegments([x, -y], [rx, 0], [0, -ry], radians(from), radians(to), 'M'),
      thickness,
    );
  }

  /** A smooth line through the points. */
  curve(style, points, thickness) {
    return this.stroke(style, smooth(points.map(flip)), thickness);
  }

  /** Lines at 45 degrees inside the polygon, as a cut through metal is shown. */
  hatch(points, spacing, style = 'hair') {
    const leaning = points.map(([x, y]) => x - y);
    const [low, high] = [Math.min(...leaning), Math.max(...leaning)];
    for (let offset = low + spacing / 2; offset < high; offset += spacing) {
      const hits = crossings(points, offset);
      for (let i = 0; i + 1 < hits.length; i += 2) {
        this.line(style, hits[i], hits[i] - offset, hits[i + 1], hits[i + 1] - offset);
      }
    }
    return this;
  }

  hatchedRect(x, y, width, height, spacing, style = 'face thin') {
    this.rect(style, x, y, width, height);
    const corners = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
    return this.hatch(corners, spacing);
  }

  /** Measure across: from x1 to x2, drawn `level` steps above (side 1) or below (side -1) the height `at`. */
  across(x1, x2, at, { side = -1, level = 0, label }) {
    this.notes.push({ kind: 'across', from: [x1, -at], to: [x2, -at], side: -side, level, label });
    return this;
  }

  /** Measure upwards: from y1 to y2, drawn `level` steps right (side 1) or left (side -1) of `at`. */
  upwards(y1, y2, at, { side = -1, level = 0, label }) {
    this.notes.push({ kind: 'upwards', from: [at, -y1], to: [at, -y2], side, level, label });
    return this;
  }

  /** Names the point in the margin of the given side; the detail is a second, quieter line. */
  tag(x, y, side, label, detail) {
    this.notes.push({ kind: 'tag', point: [x, -y], side, label, detail });
    return this;
  }

  /** Small text in the drawing itself; anchor start, middle or end. */
  write(x, y, label, { anchor = 'middle', size = 19 } = {}) {
    this.notes.push({ kind: 'text', point: [x, -y], label, anchor, size });
    return this;
  }

  bounds() {
    const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
    for (const { segments, thickness = 0 } of this.marks) {
      for (const [x, y] of segments.flatMap((segment) => segment.slice(1))) {
        box.left = Math.min(box.left, x - thickness / 2);
        box.right = Math.max(box.right, x + thickness / 2);
        box.top = Math.min(box.top, y - thickness / 2);
        box.bottom = Math.max(box.bottom, y + thickness / 2);
      }
    }
    return box;
  }
}

const flip = ([x, y]) => [x, -y];

const open = (points) => points.map((point, i) => [i === 0 ? 'M' : 'L', flip(point)]);

function roundedBox(x, y, w, h, r) {
  const corner = (cx, cy, from, first) =>
    arcSegments([cx, cy], [r, 0], [0, r], radians(from), radians(from + 90), first);
  return [
    ...corner(x + w - r, y + h - r, 0, 'M'),
    ...corner(x + r, y + h - r, 90, 'L'),
    ...corner(x + r, y + r, 180, 'L'),
    ...corner(x + w - r, y + r, 270, 'L'),
  ];
}

function smooth(points) {
  const segments = [['M', points[0]]];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [before, a, b, after] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2]];
    const next = after ?? b;
    segments.push(['C', plus(a, plus(b, before, -1), 1 / 6), plus(b, plus(next, a, -1), -1 / 6), b]);
  }
  return segments;
}

function crossings(points, offset) {
  const hits = [];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length];
    const [da, db] = [a[0] - a[1] - offset, b[0] - b[1] - offset];
    if (da < 0 !== db < 0) hits.push(a[0] + ((b[0] - a[0]) * da) / (da - db));
  });
  return hits.sort((p, q) => p - q);
}
