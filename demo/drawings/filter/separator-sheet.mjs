import { weldedBody } from './dirt-separator.mjs';
import { Figure } from '../camera/figure.mjs';
import { centreCross, diameter, flowArrow } from '../parts/profile.mjs';
import { flangeOf, mm, threadOf } from '../parts/standards.mjs';
import { radians } from '../camera/vectors.mjs';

function capsule(r, low, high, dish) {
  const end = (y, ry, from) =>
    Array.from({ length: 25 }, (_, i) => {
      const t = radians(from + i * 7.5);
      return [Math.cos(t) * r, y + Math.sin(t) * ry];
    });
  return [...end(high, dish, 0), ...end(low, dish, 180)];
}

/** Radius, heights and half length of either make. */
function bodyOf(model) {
  if (model.dn) {
    const { r, low, high, port, crown, tail } = weldedBody(model);
    const flange = flangeOf(model.dn);
    return {
      r,
      low,
      high,
      port,
      top: high + crown * 0.9,
      foot: low - tail,
      dish: r * 0.5,
      half: r * 1.72 + flange.blade,
      flange,
    };
  }
  const [r, p, h] = [model.outer / 2, threadOf(model.thread) / 2, model.height];
  return {
    r,
    low: -h * 0.3,
    high: h * 0.18,
    port: p * 1.1,
    top: h * (model.vent ? 0.48 : 0.38),
    foot: -h * 0.56,
    dish: r * 0.5,
    half: r + p * 1.7,
    flange: null,
  };
}

/** Length between the faces and height from drain to top (mm). */
export function separatorMeasures(model) {
  const { half, top, foot } = bodyOf(model);
  return { length: Math.round(half * 2), height: Math.round(top - foot) };
}

export function separatorSection(model) {
  const figure = new Figure();
  const { r, low, high, port, top, foot, dish, half, flange } = bodyOf(model);
  const wall = Math.max(3, r * 0.07);
  branches(figure, { r, port, half, flange, cut: true });
  const shell = capsule(r, low, high, dish);
  figure.polygon('face outline', shell).hatch(shell, r * 0.09);
  figure.polygon('bore thin', capsule(r - wall, low, high, dish - wall));
  for (const s of [-1, 1]) {
    figure.rect('bore', s > 0 ? r - wall * 2 : -r - 2, -port * 0.8, wall * 2 + 2, port * 1.6);
  }
  const wide = r * 0.58;
  for (let y = low + r * 0.2; y < high - 1; y += r * 0.16) {
    figure.polyline('none cu', [
      [-wide, y],
      [-wide / 2, y + r * 0.16],
      [0, y],
      [wide / 2, y + r * 0.16],
      [wide, y],
    ]);
  }
  for (const x of [-wide, 0, wide]) figure.line('thin', x, low + r * 0.16, x, high);
  settled(figure, r - wall, low, dish - wall);
  ends(figure, model, { r, high, low, top, foot, dish });
  flowArrow(figure, -half + port, 0, 1, 0, Math.min(port * 1.5, half * 0.3));
  flowArrow(figure, half - port, 0, 1, 0, Math.min(port * 1.5, half * 0.3));
  figure.line('axis', 0, foot - r * 0.2, 0, top + r * 0.2).line('axis', -half * 1.1, 0, half * 1.1, 0);
  figure.tag(wide * 0.5, high * 0.7, 'right', 'Ayırma hücresi');
  if (model.magnet) {
    figure.tag(
      model.dn ? r * 0.1 : 0,
      model.dn ? low - dish * 0.2 : low - dish * 0.5,
      'right',
      'Mıknatıs',
      model.gauss,
    );
  }
  figure.tag(0, foot + r * 0.1, 'right', 'Boşaltma');
  if (model.vent) figure.tag(0, top - r * 0.16, 'left', 'Hava tahliye');
  figure.tag(-r + wall / 2, low * 0.6, 'left', 'Gövde', model.material);
  figure.tag(-r * 0.4, low - dish * 0.4, 'left', 'Tortu');
  return figure;
}

/** The end of a branch, flange or threaded socket, on the left (-1) or right (1). */
function mouth(figure, side, { port, half, flange }) {
  const width = flange ? flange.blade : port * 1.1;
  const x = side > 0 ? half - width : -half;
  if (flange) figure.rect('face outline', x, -flange.outer / 2, width, flange.outer);
  else figure.rect('face outline', x, -port * 1.3, width, port * 2.6, 2);
}

function branches(figure, { r, port, half, flange, cut }) {
  for (const s of [-1, 1]) {
    const from = s > 0 ? r * 0.6 : -half;
    figure.rect('face outline', from, -port, half - r * 0.6, port * 2);
    if (cut) figure.rect('bore', from, -port * 0.8, half - r * 0.6, port * 1.6);
    mouth(figure, s, { port, half, flange });
  }
}

function settled(figure, r, low, dish) {
  const heap = Array.from({ length: 17 }, (_, i) => {
    const t = radians(206 + i * 8);
    return [Math.cos(t) * r, low + Math.sin(t) * dish];
  });
  figure.polygon('hot', heap);
  for (let i = 0; i < 14; i += 1) {
    const t = radians(225 + i * 7);
    const k = 0.74 + 0.1 * (i % 3);
    figure.circle('copper cu', Math.cos(t) * r * k, low + Math.sin(t) * dish * k, r * 0.025);
  }
}

function ends(figure, model, { r, high, low, top, foot, dish }) {
  figure.rect('face outline', -r * 0.16, foot, r * 0.32, low - dish - foot + r * 0.04);
  figure.rect('copper cu', -r * 0.34, foot + r * 0.1, r * 0.68, r * 0.1);
  if (model.magnet) {
    figure.rect('copper cu-outline', -r * 0.09, low - dish * 0.8, r * 0.18, dish * 0.8 + r * 0.1);
  }
  const neck = high + dish * 0.94;
  figure.rect('face outline', -r * 0.22, neck, r * 0.44, Math.max(r * 0.14, top - neck));
  if (model.vent) figure.circle('face thin', 0, neck + (top - neck) * 0.5, r * 0.14);
}

export function separatorSheet(model) {
  return [front(model), plan(model)];
}

function front(model) {
  const figure = new Figure();
  const { r, low, high, port, top, foot, dish, half, flange } = bodyOf(model);
  branches(figure, { r, port, half, flange, cut: false });
  ends(figure, { ...model, magnet: false }, { r, high, low, top, foot, dish });
  figure.polygon('face outline', capsule(r, low, high, dish));
  for (const y of [low, high]) figure.line('hair', -r, y, r, y);
  if (model.magnet) {
    figure
      .circle('face thin', 0, low + (high - low) * 0.12, r * 0.17)
      .circle('copper cu', 0, low + (high - low) * 0.12, r * 0.1);
  }
  figure.line('axis', 0, foot - r * 0.2, 0, top + r * 0.2).line('axis', -half * 1.1, 0, half * 1.1, 0);
  figure
    .across(-half, half, foot, { level: 1, label: mm(half * 2) })
    .across(-r, r, foot, { label: diameter(r * 2) });
  figure
    .upwards(foot, top, -half, { level: 1, label: mm(top - foot) })
    .upwards(foot, 0, -half, { label: mm(-foot) });
  return figure;
}

function plan(model) {
  const figure = new Figure();
  const { r, port, half, flange } = bodyOf(model);
  for (const s of [-1, 1]) {
    figure.rect('face thin', s > 0 ? r * 0.6 : -half, -port, half - r * 0.6, port * 2);
    mouth(figure, s, { port, half, flange });
  }
  figure
    .circle('face outline', 0, 0, r)
    .circle('none hair', 0, 0, r * 0.7)
    .circle('face thin', 0, 0, r * 0.24)
    .circle('copper cu', 0, 0, r * 0.1);
  centreCross(figure, 0, 0, r * 1.16);
  figure.tag(half * 0.86, 0, 'right', model.dn ? `DN ${model.dn}` : `G ${model.thread}`, model.rating);
  return figure;
}
