import { BONNET, bodyOf } from './balancing-valve.mjs';
import { Figure } from '../camera/figure.mjs';
import {
  centreCross,
  flangeCut,
  flangeFront,
  flangeLevel,
  flowArrow,
  hexagonFront,
} from '../parts/profile.mjs';
import { flangeOf, mm } from '../parts/standards.mjs';
import { radians } from '../camera/vectors.mjs';

/** Points along the slanted spindle: k along it, j across. */
const slanted = (p) => (k, j) => [(BONNET[0] * k - BONNET[1] * j) * p, (BONNET[1] * k + BONNET[0] * j) * p];
const upright = (p) => (k, j) => [j * p, k * p];

const block = (at, from, to, wide) => [at(from, -wide), at(to, -wide), at(to, wide), at(from, wide)];

/** Cut along the pipe: seat, cone, spindle and measuring points. */
export function balancingSection(model) {
  const figure = new Figure();
  const { half, p } = bodyOf(model);
  const bore = p * 0.8;
  const at = model.kind === 'static' ? slanted(p) : upright(p);
  for (const s of [-1, 1]) {
    const wall = [
      [-half, bore],
      [-p, bore],
      [p, bore],
      [half, bore],
      [half, p * 1.05],
      [p * 1.3, p * 1.05],
      [p, p * 1.4],
      [-p, p * 1.4],
      [-p * 1.3, p * 1.05],
      [-half, p * 1.05],
    ].map(([x, y]) => [x, y * s]);
    figure.polygon('face outline', wall).hatch(wall, p * 0.15);
  }
  if (model.kind === 'dynamic') cartridge(figure, at, p);
  const neck = block(at, 0.6, 1.9, 0.98);
  figure.polygon('face outline', neck).hatch(neck, p * 0.15);
  figure.rect('bore', -half, -bore, half * 2, bore * 2);
  figure.polygon('bore', block(at, 0.2, 1.7, 0.66));
  partition(figure, p, bore);
  figure.polygon('copper cu-outline', [
    at(-0.18, -0.34),
    at(0.2, -0.62),
    at(0.5, -0.62),
    at(0.5, 0.62),
    at(0.2, 0.62),
    at(-0.18, 0.34),
  ]);
  figure.polygon('face outline', block(at, 0.5, 2.6, 0.16));
  figure.polygon('face outline', block(at, 1.8, 2.1, 1.08));
  figure.polygon('face outline', block(at, 2.5, model.kind === 'static' ? 3.8 : 4.3, 1.24));
  figure.polygon('copper cu', block(at, 2.9, 3.3, 0.7));
  for (const x of [-half * 0.5, -half * 0.5 + p * 0.95]) {
    figure
      .rect('face thin', x - p * 0.2, p * 1.05, p * 0.4, p * 0.4)
      .rect('copper cu', x - p * 0.28, p * 1.45, p * 0.56, p * 0.5);
  }
  if (model.dn) {
    for (const s of [-1, 1]) {
      flangeCut(figure, s * half, 0, s, { ...flangeOf(model.dn), bore: bore * 2 }, p * 0.15);
    }
  }
  figure.line('axis', -half * 1.15, 0, half * 1.15, 0);
  flowArrow(figure, -half * 0.82, 0, 1, 0, Math.min(bore * 0.9, half * 0.3));
  figure.tag(...at(3.1, 0.4), 'right', model.kind === 'static' ? 'Ayar kolu' : 'Sürücü', model.setting);
  figure.tag(...at(1.2, -0.05), 'right', 'Mil');
  figure.tag(...at(0.2, -0.4), 'right', 'Kısma konisi', model.cone);
  figure.tag(-half * 0.5, p * 1.7, 'left', 'Ölçüm nipeli');
  figure.tag(-p * 0.9, -p * 1.2, 'left', 'Gövde', model.material);
  return figure;
}

/** The membrane chamber of a dynamic valve, under its body. */
function cartridge(figure, at, p) {
  figure.polygon('face outline', block(at, -2.1, -0.9, 1.1)).hatch(block(at, -2.1, -0.9, 1.1), p * 0.15);
  figure.polygon('bore thin', block(at, -1.9, -0.7, 0.86));
  const spring = Array.from({ length: 9 }, (_, i) => [(i % 2 ? 0.6 : -0.6) * p, (-1.8 + i * 0.12) * p]);
  figure.polyline('none cu', spring);
}

/** The wall inside the body with the seat in it. */
function partition(figure, p, bore) {
  figure.polygon('side thin', [
    [-p * 0.9, bore],
    [-p * 0.5, bore],
    [-p * 0.02, p * 0.32],
    [-p * 0.3, p * 0.2],
  ]);
  figure.polygon('side thin', [
    [p * 0.9, -bore],
    [p * 0.5, -bore],
    [p * 0.1, -p * 0.34],
    [p * 0.4, -p * 0.2],
  ]);
}

export function balancingSheet(model) {
  return [front(model), side(model)];
}

function front(model) {
  const figure = new Figure();
  const { half, p } = bodyOf(model);
  const at = model.kind === 'static' ? slanted(p) : upright(p);
  const end = model.dn ? flangeOf(model.dn).blade : half * 0.36;
  figure.rect('face outline', -half + end, -p * 1.05, (half - end) * 2, p * 2.1);
  if (model.kind === 'dynamic') figure.polygon('face outline', block(at, -2.1, -1, 1.1));
  figure.polygon('face outline', block(at, 0.6, 1.9, 0.98));
  figure.circle('face outline', 0, 0, p * 1.36);
  figure.polygon('face outline', block(at, 1.8, 2.1, 1.08)).polygon('face outline', block(at, 2.1, 2.6, 0.6));
  const last = model.kind === 'static' ? 3.8 : 4.3;
  figure.polygon('face outline', block(at, 2.5, last, 1.25));
  figure.polygon('bore thin', block(at, 3, 3.4, 0.5));
  for (const k of [2.65, 2.8]) figure.polyline('none hair', [at(k, -1.25), at(k, 1.25)]);
  for (const x of [-half * 0.5, -half * 0.5 + p * 0.95]) {
    figure
      .rect('face thin', x - p * 0.24, p, p * 0.48, p * 0.5)
      .rect('copper cu', x - p * 0.32, p * 1.5, p * 0.64, p * 0.5);
  }
  for (const s of [-1, 1]) {
    if (model.dn) flangeLevel(figure, s * half, 0, s, flangeOf(model.dn));
    else {
      figure.rect('face outline', s > 0 ? half - end : -half, -p * 1.42, end, p * 2.84, 2);
      for (const y of [-0.5, 0.5]) {
        figure.line(
          'hair',
          s > 0 ? half - end : -half,
          y * p * 1.42,
          s > 0 ? half : -half + end,
          y * p * 1.42,
        );
      }
    }
  }
  figure.line('axis', -half * 1.12, 0, half * 1.12, 0).polyline('axis', [at(-1.6, 0), at(last + 0.4, 0)]);
  const corners = block(at, 2.5, last, 1.25);
  const top = Math.max(...corners.map(([, y]) => y));
  const low = model.dn ? -flangeOf(model.dn).outer / 2 : -p * (model.kind === 'dynamic' ? 2.1 : 1.42);
  figure.across(-half, half, low, { label: mm(model.length) });
  figure.upwards(0, top, -half, { label: mm(top) });
  return figure;
}

function side(model) {
  const figure = new Figure();
  const { p } = bodyOf(model);
  const top = model.kind === 'static' ? 3.5 * p : 4.3 * p;
  figure.rect('face outline', -p, 0, p * 2, top * 0.5);
  figure
    .rect('face outline', -p * 1.25, top * 0.6, p * 2.5, top * 0.4, p * 0.12)
    .rect('face thin', -p * 0.6, top * 0.5, p * 1.2, top * 0.1);
  figure.rect('bore thin', -p * 0.5, top * 0.78, p, top * 0.1);
  if (model.kind === 'dynamic') figure.rect('face outline', -p * 1.1, -p * 2.1, p * 2.2, p * 1.6);
  if (model.dn) flangeFront(figure, 0, 0, flangeOf(model.dn), 'outline');
  else {
    hexagonFront(figure, 0, 0, p * 1.42).circle('bore thin', 0, 0, p * 0.85);
  }
  const reach = model.dn ? flangeOf(model.dn).outer / 2 : p * 1.42;
  centreCross(figure, 0, 0, reach * 1.15);
  figure.across(-reach, reach, model.kind === 'dynamic' && !model.dn ? -p * 2.1 : -reach, {
    label: mm(reach * 2),
  });
  figure.tag(p * 0.4, p * 0.3, 'right', model.dn ? `DN ${model.dn}` : `G ${model.thread}`, model.rating);
  return figure;
}
