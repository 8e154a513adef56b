import { Figure } from '../camera/figure.mjs';
import { centreCross, flangeFront, ground } from '../parts/profile.mjs';
import { mm } from '../parts/standards.mjs';

const PLATE = 22;

/** Front and side elevation of a gasketed exchanger with its measures. */
export function gasketedSheet(model) {
  return [front(model), side(model)];
}

function front({ height, width, dn }) {
  const figure = new Figure();
  const foot = height * 0.06;
  const [px, py] = [width * 0.29, height * 0.38];
  const middle = foot + (height - foot) / 2;
  for (const x of [-1, 1]) figure.rect('side thin', x * width * 0.36 - width * 0.07, 0, width * 0.14, foot);
  figure.rect('face outline', -width / 2, foot, width, height - foot, 4);
  figure.rect('side thin', -width * 0.07, height - foot * 0.5, width * 0.14, foot * 0.8);
  for (const x of [-1, 1]) {
    for (const y of [-0.4, -0.13, 0.13, 0.4]) {
      const [cx, cy] = [x * (width / 2 - width * 0.055), middle + y * (height - foot)];
      figure.circle('bore hair', cx, cy, width * 0.026);
    }
  }
  const outer = Math.min(width * 0.36, dn * 1.7 + 70);
  const flange = { outer, circle: outer * 0.78, bolts: dn >= 80 ? 8 : 4, bore: Math.min(dn, outer * 0.5) };
  for (const x of [-1, 1]) {
    for (const y of [-1, 1]) {
      flangeFront(figure, x * px, middle + y * py, flange);
      figure.circle(x < 0 ? 'none cu' : 'none thin', x * px, middle + y * py, flange.bore / 2);
      centreCross(figure, x * px, middle + y * py, outer * 0.6);
    }
  }
  figure.line('axis', 0, foot * 0.4, 0, height + foot * 0.5);
  ground(figure, -width * 0.62, width * 0.62);
  figure.upwards(0, height, -width / 2, { level: 1, label: mm(height) });
  figure.upwards(middle - py, middle + py, -width / 2, { label: mm(2 * py) });
  figure.across(-px, px, 0, { label: mm(2 * px) });
  figure.across(-width / 2, width / 2, 0, { level: 1, label: mm(width) });
  return figure;
}

function side({ height, width, pack, length, dn }) {
  const figure = new Figure();
  const foot = height * 0.06;
  const [top, high] = [height - foot, height - foot * 1.2 - foot];
  const column = length - width * 0.09;
  figure.rect('face thin', 0, height - foot * 0.55, length, foot * 0.55);
  figure.rect('face thin', 0, foot * 1.25, length, foot * 0.4);
  figure.rect('side outline', column, 0, width * 0.09, height + foot * 0.2);
  const packTop = foot * 1.5;
  figure.rect('face outline', PLATE, packTop, pack, high - foot * 0.1);
  const lines = Math.max(6, Math.min(30, Math.round(pack / 7)));
  for (let i = 1; i < lines; i += 1) {
    const x = PLATE + (pack * i) / lines;
    figure.line(i % 2 ? 'cu' : 'hair', x, packTop, x, packTop + high - foot * 0.1);
  }
  figure.rect('side outline', 0, foot, PLATE, top);
  figure.rect('side outline', PLATE + pack, foot, PLATE, top - foot * 0.4);
  const rod = Math.max(10, height * 0.014);
  for (const y of [-0.4, -0.13, 0.13, 0.4]) {
    const at = foot + (height - foot) / 2 + y * (height - foot);
    figure.rect('face thin', -rod * 1.6, at - rod / 2, pack + 2 * PLATE + rod * 5, rod);
  }
  const outer = Math.min(width * 0.36, dn * 1.7 + 70);
  for (const y of [-0.38, 0.38]) {
    const at = foot + (height - foot) / 2 + y * height;
    figure.rect('face thin', -width * 0.16, at - outer * 0.34, width * 0.16, outer * 0.68);
    figure.rect('face outline', -width * 0.16, at - outer / 2, width * 0.05, outer);
    figure.line('axis', -width * 0.28, at, PLATE + pack * 0.4, at);
  }
  ground(figure, -width * 0.2, length + width * 0.14);
  figure.across(PLATE, PLATE + pack, 0, { label: mm(pack) });
  figure.across(0, length, 0, { level: 1, label: mm(length) });
  figure.tag(-width * 0.14, foot + (height - foot) / 2 + 0.38 * height, 'right', `DN ${dn}`);
  return figure;
}
