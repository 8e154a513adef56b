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
import { ASIDE, LEG, strainerBody } from './strainer.mjs';
import { radians } from '../camera/vectors.mjs';

const frame = (start) => (k, j) => [start + LEG[0] * k + ASIDE[0] * j, LEG[1] * k + ASIDE[1] * j];
const block = (at, from, to, wide) => [at(from, -wide), at(to, -wide), at(to, wide), at(from, wide)];

/** Cut along the pipe, with the sieve in the leg. */
export function strainerSection(model) {
  const figure = new Figure();
  const { half, p, leg, start } = strainerBody(model);
  const at = frame(start);
  const bore = p * 0.82;
  const tube = block(at, 0, leg, p * 1.02);
  figure.polygon('face outline', tube).hatch(tube, p * 0.14);
  for (const s of [-1, 1]) {
    figure.hatchedRect(-half, s > 0 ? bore : -p, half * 2, p - bore, p * 0.14, 'face outline');
  }
  figure.rect('bore', -half, -bore, half * 2, bore * 2);
  figure.polygon('bore', block(at, -p * 0.2, leg * 0.98, p * 0.82));
  figure.polygon('side thin', [
    [start - p * 0.1, -bore],
    [start + p * 0.2, -bore],
    [start + p * 0.72, bore],
    [start + p * 0.5, bore],
  ]);
  basket(figure, at, { p, leg });
  const lid = model.dn ? p * 1.5 : p * 1.16;
  const plate = block(at, leg, leg + p * 0.34, lid);
  figure.polygon('face outline', plate).hatch(plate, p * 0.14);
  const cover = block(at, leg + p * 0.38, leg + p * 0.72, lid);
  figure.polygon('face outline', cover).hatch(cover, p * 0.14);
  figure.polygon(
    model.drain ? 'copper cu' : 'face outline',
    block(at, leg + p * 0.72, leg + p * 1.2, p * 0.3),
  );
  if (model.dn) {
    for (const s of [-1, 1]) {
      flangeCut(figure, s * half, 0, s, { ...flangeOf(model.dn), bore: bore * 2 }, p * 0.14);
    }
  }
  figure.line('axis', -half * 1.12, 0, half * 1.12, 0).polyline('axis', [at(-p, 0), at(leg + p * 1.6, 0)]);
  flowArrow(figure, -half * 0.7, 0, 1, 0, bore * 0.8);
  flowArrow(figure, half * 0.72, 0, 1, 0, bore * 0.8);
  figure.tag(...at(leg * 0.62, p * 0.7), 'right', 'Süzgeç', model.mesh);
  figure.tag(...at(leg + p * 0.5, lid * 0.7), 'right', 'Kapak');
  if (model.drain) figure.tag(...at(leg + p, 0), 'right', 'Boşaltma');
  figure.tag(-half * 0.5, -p * 0.92, 'left', 'Gövde', model.material);
  figure.tag(...at(leg * 0.5, -p * 0.4), 'left', 'Tortu haznesi');
  return figure;
}

function basket(figure, at, { p, leg }) {
  const [from, to, wide] = [-p * 0.1, leg * 0.97, p * 0.7];
  for (const j of [-wide, wide]) figure.polyline('none cu-outline', [at(from, j), at(to, j)]);
  const count = 22;
  for (let i = 1; i < count; i += 1) {
    const k = from + ((to - from) * i) / count;
    figure.polyline('none cu', [at(k, -wide), at(k, wide)]);
  }
  for (const j of [-0.5, 0, 0.5]) figure.polyline('none cu', [at(from, j * wide), at(to, j * wide)]);
}

export function strainerSheet(model) {
  return [front(model), side(model)];
}

function front(model) {
  const figure = new Figure();
  const { half, p, leg, start } = strainerBody(model);
  const at = frame(start);
  const end = model.dn ? flangeOf(model.dn).blade : half * 0.34;
  figure.polygon('face outline', block(at, 0, leg, p * 1.02));
  const lid = model.dn ? p * 1.5 : p * 1.16;
  figure
    .polygon('face outline', block(at, leg, leg + p * 0.34, lid))
    .polygon('face outline', block(at, leg + p * 0.38, leg + p * 0.72, lid));
  figure.polygon(
    model.drain ? 'copper cu' : 'face outline',
    block(at, leg + p * 0.72, leg + p * 1.2, p * 0.3),
  );
  figure.rect('face outline', -half + end, -p, (half - end) * 2, p * 2);
  for (const s of [-1, 1]) {
    if (model.dn) flangeLevel(figure, s * half, 0, s, flangeOf(model.dn));
    else {
      const x = s > 0 ? half - end : -half;
      figure.rect('face outline', x, -p * 1.4, end, p * 2.8, 2);
      for (const y of [-0.5, 0.5]) figure.line('hair', x, y * p * 1.4, x + end, y * p * 1.4);
    }
  }
  flowArrow(figure, half * 0.3, 0, 1, 0, p * 0.9);
  figure.line('axis', -half * 1.12, 0, half * 1.12, 0).polyline('axis', [at(-p, 0), at(leg + p * 1.7, 0)]);
  const low = Math.min(...block(at, leg + p * 0.72, leg + p * 1.2, lid * 0.8).map(([, y]) => y));
  const top = model.dn ? flangeOf(model.dn).outer / 2 : p * 1.4;
  figure.across(-half, half, top, { side: 1, label: mm(model.length) });
  figure.upwards(low, 0, -half, { label: mm(-low) });
  return figure;
}

function side(model) {
  const figure = new Figure();
  const { p, leg } = strainerBody(model);
  const low = LEG[1] * leg;
  figure.rect('face thin', -p, low, p * 2, -low);
  const lid = model.dn ? p * 1.5 : p * 1.16;
  figure
    .ellipse('face outline', 0, low - p * 0.1, lid, lid * 0.62)
    .ellipse('face thin', 0, low - p * 0.2, p * 0.3, p * 0.18);
  if (model.dn) flangeFront(figure, 0, 0, flangeOf(model.dn), 'outline');
  else {
    hexagonFront(figure, 0, 0, p * 1.42).circle('bore thin', 0, 0, p * 0.8);
  }
  const reach = model.dn ? flangeOf(model.dn).outer / 2 : p * 1.42;
  centreCross(figure, 0, 0, reach * 1.14);
  figure.across(-reach, reach, reach, { side: 1, label: mm(reach * 2) });
  figure.tag(p * 0.3, p * 0.2, 'right', model.dn ? `DN ${model.dn}` : `G ${model.thread}`, model.rating);
  return figure;
}
