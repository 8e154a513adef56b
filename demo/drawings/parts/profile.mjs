import { mm } from './standards.mjs';

/** Parts that several machines share in the flat views (elevations and cuts). Measures in mm, y upwards. */

export function centreCross(figure, x, y, reach) {
  return figure.line('axis', x - reach, y, x + reach, y).line('axis', x, y - reach, x, y + reach);
}

/** A flange seen from the front. */
export function flangeFront(figure, x, y, { outer, circle, bolts, bore }, style = 'thin') {
  figure.circle(`face ${style}`, x, y, outer / 2);
  figure.circle('none hair', x, y, circle / 2);
  for (let i = 0; i < bolts; i += 1) {
    const t = ((i + 0.5) * 2 * Math.PI) / bolts;
    figure.circle('bore hair', x + (Math.cos(t) * circle) / 2, y + (Math.sin(t) * circle) / 2, outer * 0.045);
  }
  return figure.circle('bore thin', x, y, bore / 2);
}

/** A flange at the end of a level pipe: x is its outer face, side the direction it looks. */
export function flangeLevel(figure, x, y, side, { outer, circle, blade, bore }, style = 'face outline') {
  const left = side > 0 ? x - blade : x;
  figure.rect(style, left, y - outer / 2, blade, outer);
  for (const s of [-1, 1]) {
    figure.line('axis', left - 6, y + (s * circle) / 2, left + blade + 6, y + (s * circle) / 2);
  }
  for (const s of [-1, 1]) figure.line('hidden', left, y + (s * bore) / 2, left + blade, y + (s * bore) / 2);
  return figure;
}

/** The same flange cut open: hatched above and below the bore. */
export function flangeCut(figure, x, y, side, { outer, blade, bore }, spacing) {
  const left = side > 0 ? x - blade : x;
  const ring = (outer - bore) / 2;
  figure.hatchedRect(left, y + bore / 2, blade, ring, spacing, 'face outline');
  return figure.hatchedRect(left, y - outer / 2, blade, ring, spacing, 'face outline');
}

/** A flange on an upright pipe: y is its outer face, side 1 looks up. */
export function flangeUpright(figure, x, y, side, { outer, blade }, style = 'face outline') {
  return figure.rect(style, x - outer / 2, side > 0 ? y - blade : y, outer, blade);
}

/** A nut or union seen from the front. */
export function hexagonFront(figure, x, y, radius, style = 'face outline') {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => ((60 * i + 30) * Math.PI) / 180);
  return figure.polygon(
    style,
    corners.map((t) => [x + Math.cos(t) * radius, y + Math.sin(t) * radius]),
  );
}

/** Motor with cooling ribs, standing on y. */
export function ribbedMotor(figure, x, y, width, height, style = 'face outline') {
  const cap = height * 0.16;
  figure.rect(style, x - width / 2, y, width, height - cap);
  const ribs = Math.max(7, Math.round(width / 16));
  for (let i = 1; i < ribs; i += 1) {
    const at = x - width / 2 + (width * i) / ribs;
    figure.line('hair', at, y + height * 0.05, at, y + height - cap - height * 0.05);
  }
  figure.rect(style, x - width * 0.53, y + height - cap, width * 1.06, cap, cap * 0.45);
  return figure;
}

/** Copper arrow along a level (dx) or upright (dy) flow. */
export function flowArrow(figure, x, y, dx, dy, size) {
  const [px, py] = [-dy, dx];
  const at = (along, aside) => [
    x + dx * along * size + px * aside * size,
    y + dy * along * size + py * aside * size,
  ];
  return figure.polygon('copper cu', [
    at(-0.6, -0.14),
    at(0.05, -0.14),
    at(0.05, -0.36),
    at(0.6, 0),
    at(0.05, 0.36),
    at(0.05, 0.14),
    at(-0.6, 0.14),
  ]);
}

/** Ground line with short strokes under it. */
export function ground(figure, from, to, y = 0) {
  const size = (to - from) / 40;
  figure.line('thin', from, y, to, y);
  for (let x = from + size; x <= to; x += size * 2) figure.line('hair', x, y, x - size, y - size);
  return figure;
}

export const diameter = (value) => `Ø ${mm(value)}`;
