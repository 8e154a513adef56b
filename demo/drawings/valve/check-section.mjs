import { isWafer, waferRing } from './check-valve.mjs';
import { Figure } from '../camera/figure.mjs';
import { flangeCut, flowArrow } from '../parts/profile.mjs';
import { flangeOf, threadOf } from '../parts/standards.mjs';
import { radians } from '../camera/vectors.mjs';

/** Cut along the pipe. */
export function checkSection(model) {
  const figure = new Figure();
  if (isWafer(model)) waferCut(figure, model);
  else if (model.closing === 'swing') swingCut(figure, model);
  else springCut(figure, model);
  return figure;
}

function waferCut(figure, model) {
  const [ring, bore, deep] = [waferRing(model.dn), model.dn / 2, model.length];
  const { outer, blade } = flangeOf(model.dn);
  for (const side of [-1, 1]) {
    const x = side > 0 ? deep / 2 + 2 : -deep / 2 - 2 - blade;
    for (const s of [-1, 1]) {
      figure.hatchedRect(
        x,
        s > 0 ? bore * 1.06 : -outer / 2,
        blade,
        outer / 2 - bore * 1.06,
        bore * 0.16,
        'face thin',
      );
      figure.hatchedRect(
        side > 0 ? x + blade : x - bore * 0.8,
        s > 0 ? bore * 1.06 : -bore * 1.06 - 6,
        bore * 0.8,
        6,
        bore * 0.1,
        'face thin',
      );
    }
  }
  for (const s of [-1, 1]) {
    figure.hatchedRect(
      -deep / 2,
      s > 0 ? bore * 0.84 : -ring,
      deep,
      ring - bore * 0.84,
      bore * 0.07,
      'face outline',
    );
  }
  figure.rect('bore', -deep / 2, -bore * 0.84, deep, bore * 1.68);
  if (model.closing === 'disc') discParts(figure, model, bore, deep);
  else dualParts(figure, model, bore, deep);
  figure.line('axis', -outer * 0.5, 0, outer * 0.5, 0);
  flowArrow(figure, -deep / 2 - blade - bore * 0.4, 0, 1, 0, bore * 0.46);
  figure.tag(deep * 0.2, ring - (ring - bore * 0.84) * 0.4, 'left', 'Gövde', model.material);
  figure.tag(-deep / 2 - blade * 0.5, -outer * 0.4, 'left', 'Flanş', `DN ${model.dn}`);
}

function discParts(figure, model, bore, deep) {
  const face = -deep * 0.3;
  figure.rect('copper cu-outline', face, -bore * 0.72, Math.max(deep * 0.16, 4), bore * 1.44, 2);
  const from = face + Math.max(deep * 0.16, 4);
  const reach = deep * 0.46 - from;
  for (const y of [-0.34, 0.34]) {
    const coil = Array.from({ length: 9 }, (_, i) => [
      from + (reach * i) / 8,
      y * bore + (i % 2 ? 1 : -1) * bore * 0.13,
    ]);
    figure.polyline('none thin', coil);
  }
  figure.rect('face outline', deep * 0.4, -bore * 0.5, Math.max(deep * 0.09, 3), bore);
  figure.rect('face outline', from, -bore * 0.06, reach, bore * 0.12);
  figure.tag(face + 2, bore * 0.5, 'right', 'Disk', model.disc);
  figure.tag(from + reach * 0.5, -bore * 0.34, 'right', 'Yay');
  figure.tag(deep * 0.44, -bore * 0.1, 'right', 'Yay köprüsü');
}

function dualParts(figure, model, bore, deep) {
  const hinge = -deep * 0.2;
  for (const s of [-1, 1]) {
    const t = radians(58 * s);
    const end = [hinge + Math.cos(t) * bore * 0.8, Math.sin(t) * bore * 0.8];
    const thick = bore * 0.1;
    figure.polygon('copper cu-outline', [
      [hinge, 0],
      end,
      [end[0] + Math.sin(t) * thick * s, end[1] - Math.cos(t) * thick * s],
      [hinge + thick, 0],
    ]);
    figure.line('hidden', hinge, s * bore * 0.06, hinge, s * bore * 0.82);
  }
  figure.circle('face outline', hinge, 0, bore * 0.1);
  figure.circle('face outline', deep * 0.34, 0, bore * 0.07);
  figure.tag(hinge + bore * 0.26, bore * 0.44, 'right', 'Klape', model.disc);
  figure.tag(hinge, 0, 'right', 'Mil ve yay');
  figure.tag(hinge, -bore * 0.6, 'right', 'Kapalı konum');
}

function swingCut(figure, model) {
  const flange = flangeOf(model.dn);
  const [half, bore, p] = [model.length / 2, model.dn / 2, flange.pipe / 2];
  const body = p * 1.32;
  const top = body * 1.3;
  for (const s of [-1, 1]) {
    flangeCut(figure, s * half, 0, s, flange, bore * 0.14);
  }
  const low = [
    [-half + flange.blade, -bore],
    [half - flange.blade, -bore],
    [half - flange.blade, -p],
    [half * 0.5, -body],
    [-half * 0.5, -body],
    [-half + flange.blade, -p],
  ];
  figure.polygon('face outline', low).hatch(low, bore * 0.14);
  const shell = [
    [-half + flange.blade, bore],
    [-body * 0.7, bore],
    [-body * 0.7, top],
    [-body * 1.02, top],
    [-body * 1.02, body * 0.9],
    [-half * 0.6, p * 1.1],
    [-half + flange.blade, p],
  ];
  const right = shell.map(([x, y]) => [-x, y]);
  for (const points of [shell, right]) figure.polygon('face outline', points).hatch(points, bore * 0.14);
  figure.polygon('bore', [
    [-half, -bore],
    [half, -bore],
    [half, bore],
    [body * 0.7, bore],
    [body * 0.7, top],
    [-body * 0.7, top],
    [-body * 0.7, bore],
    [-half, bore],
  ]);
  figure.hatchedRect(-body * 1.02, top, body * 2.04, flange.blade * 0.9, bore * 0.14, 'face outline');
  for (const x of [-0.86, 0.86]) {
    figure.rect(
      'face thin',
      x * body - body * 0.06,
      top - flange.blade * 0.5,
      body * 0.12,
      flange.blade * 1.9,
    );
  }
  const hinge = [-body * 0.36, bore * 1.06];
  flap(figure, hinge, bore, 62, 'none hidden');
  flap(figure, hinge, bore, 10, 'copper cu-outline');
  figure.circle('face outline', hinge[0], hinge[1], bore * 0.15);
  figure.line('axis', -half * 1.15, 0, half * 1.15, 0);
  flowArrow(figure, -half * 0.74, 0, 1, 0, bore * 0.6);
  figure.tag(hinge[0], hinge[1], 'left', 'Menteşe');
  figure.tag(-half + flange.blade / 2, -flange.outer * 0.42, 'left', `DN ${model.dn}`);
  figure.tag(body * 0.5, top + flange.blade * 0.45, 'right', 'Kapak');
  figure.tag(hinge[0] + bore * 0.3, -bore * 0.5, 'right', 'Klape', model.disc);
}

/** The swinging flap at an angle from hanging straight down. */
function flap(figure, hinge, bore, degrees, style) {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const at = (along, aside) => [hinge[0] + s * along + c * aside, hinge[1] - c * along + s * aside];
  const [near, far, thick] = [bore * 0.06, bore * 2.02, bore * 0.16];
  figure.polygon(style, [at(near, 0), at(far, 0), at(far, thick), at(near, thick)]);
}

function springCut(figure, model) {
  const [half, r] = [model.length / 2, threadOf(model.thread) / 2];
  const bore = r * 0.8;
  for (const s of [-1, 1]) {
    const wall = [
      [-half, bore],
      [-half * 0.3, bore],
      [-half * 0.2, bore * 1.3],
      [half * 0.4, bore * 1.3],
      [half * 0.5, bore],
      [half, bore],
      [half, r * 1.3],
      [half * 0.56, r * 1.3],
      [half * 0.4, r * 1.62],
      [-half * 0.1, r * 1.62],
      [-half * 0.34, r * 1.3],
      [-half, r * 1.3],
    ].map(([x, y]) => [x, y * s]);
    figure.polygon('face outline', wall).hatch(wall, r * 0.14);
  }
  figure
    .rect('bore', -half, -bore, half * 2, bore * 2)
    .rect('bore', -half * 0.2, -bore * 1.28, half * 0.6, bore * 2.56);
  figure.polygon('copper cu-outline', [
    [-half * 0.28, bore * 0.6],
    [-half * 0.2, bore * 0.98],
    [-half * 0.1, bore * 0.98],
    [half * 0.04, bore * 0.2],
    [half * 0.04, -bore * 0.2],
    [-half * 0.1, -bore * 0.98],
    [-half * 0.2, -bore * 0.98],
    [-half * 0.28, -bore * 0.6],
  ]);
  figure.rect('face thin', half * 0.04, -bore * 0.14, half * 0.4, bore * 0.28);
  for (const s of [-1, 1]) {
    const coil = Array.from({ length: 9 }, (_, i) => [
      -half * 0.06 + (half * 0.5 * i) / 8,
      s * bore * (0.5 + (i % 2 ? 0.16 : -0.16)),
    ]);
    figure.polyline('none thin', coil);
  }
  figure.rect('face outline', half * 0.44, -bore * 1.0, half * 0.06, bore * 2);
  figure.line('axis', -half * 1.2, 0, half * 1.2, 0);
  flowArrow(figure, -half * 0.66, 0, 1, 0, bore * 0.7);
  figure.tag(-half * 0.6, r * 1.1, 'left', 'Gövde', model.material);
  figure.tag(-half * 0.18, -bore * 0.8, 'left', 'Kapama konisi', model.disc);
  figure.tag(half * 0.2, bore * 0.5, 'right', 'Yay');
  figure.tag(half * 0.47, -bore * 0.7, 'right', 'Yay köprüsü');
  return figure;
}
