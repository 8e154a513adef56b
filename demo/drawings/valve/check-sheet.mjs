import { isWafer, waferRing } from './check-valve.mjs';
import { Figure } from '../camera/figure.mjs';
import { centreCross, flangeFront, flangeLevel, flowArrow, hexagonFront } from '../parts/profile.mjs';
import { flangeOf, mm, threadOf } from '../parts/standards.mjs';
import { radians } from '../camera/vectors.mjs';

export function checkSheet(model) {
  if (isWafer(model)) return waferSheet(model);
  return model.closing === 'swing' ? swingSheet(model) : springSheet(model);
}

function waferSheet({ dn, length, closing, rating }) {
  const [ring, bore] = [waferRing(dn), dn / 2];
  const front = new Figure();
  front
    .circle('face outline', 0, 0, ring)
    .circle('none hair', 0, 0, ring * 0.86)
    .circle('bore outline', 0, 0, bore);
  if (closing === 'disc') {
    front.circle('copper cu-outline', 0, 0, bore * 0.84).circle('face thin', 0, 0, bore * 0.34);
    for (const t of [45, 135]) {
      front.line(
        'outline',
        -Math.cos(radians(t)) * bore,
        -Math.sin(radians(t)) * bore,
        Math.cos(radians(t)) * bore,
        Math.sin(radians(t)) * bore,
      );
    }
  } else {
    front
      .circle('copper cu-outline', 0, 0, bore * 0.9)
      .rect('face thin', -bore * 0.08, -bore, bore * 0.16, bore * 2);
  }
  front.circle('none axis', 0, 0, flangeOf(dn).circle / 2);
  centreCross(front, 0, 0, flangeOf(dn).circle * 0.56);
  front.across(-ring, ring, -ring, { label: `Ø ${mm(ring * 2)}` });
  const side = new Figure();
  side.rect('face outline', -length / 2, -ring, length, ring * 2, 2);
  for (const s of [-1, 1]) side.line('hidden', -length / 2, s * bore, length / 2, s * bore);
  side.line('axis', -length * 1.4, 0, length * 1.4, 0);
  side.across(-length / 2, length / 2, -ring, { label: mm(length) });
  side.tag(length * 0.1, bore * 0.4, 'right', `DN ${dn}`, rating);
  return [front, side];
}

function swingSheet({ dn, length, rating }) {
  const flange = flangeOf(dn);
  const [half, p] = [length / 2, flange.pipe / 2];
  const body = p * 1.32;
  const top = body * 1.3 + flange.blade * 1.6;
  const front = new Figure();
  front.polygon('face outline', [
    [-half + flange.blade, -p],
    [-half + flange.blade, p],
    [-half * 0.5, body],
    [half * 0.5, body],
    [half - flange.blade, p],
    [half - flange.blade, -p],
    [half * 0.5, -body],
    [-half * 0.5, -body],
  ]);
  front.rect('face outline', -body * 0.78, body * 0.9, body * 1.56, body * 0.4);
  for (const k of [0, 0.8]) {
    front.rect('face outline', -body * 1.02, body * 1.3 + flange.blade * k, body * 2.04, flange.blade * 0.8);
  }
  for (const s of [-1, 1]) flangeLevel(front, s * half, 0, s, flange);
  flowArrow(front, 0, -body * 0.2, 1, 0, body * 0.6);
  front.line('axis', -half * 1.1, 0, half * 1.1, 0).line('axis', 0, -body, 0, top * 1.1);
  front
    .across(-half, half, -flange.outer / 2, { label: mm(length) })
    .upwards(0, top, -half, { label: mm(top) });
  const side = new Figure();
  side
    .rect('face outline', -body * 1.02, 0, body * 2.04, top)
    .line('thin', -body * 1.02, top - flange.blade * 0.8, body * 1.02, top - flange.blade * 0.8);
  flangeFront(side, 0, 0, flange, 'outline');
  centreCross(side, 0, 0, flange.outer * 0.57);
  side.across(-flange.outer / 2, flange.outer / 2, -flange.outer / 2, { label: `Ø ${mm(flange.outer)}` });
  side.tag(dn * 0.2, dn * 0.1, 'right', `DN ${dn}`, rating);
  return [front, side];
}

function springSheet({ thread, length, rating }) {
  const [half, r] = [length / 2, threadOf(thread) / 2];
  const front = new Figure();
  front.polygon('face outline', [
    [-half * 0.54, r * 1.3],
    [-half * 0.34, r * 1.3],
    [-half * 0.1, r * 1.62],
    [half * 0.4, r * 1.62],
    [half * 0.4, -r * 1.62],
    [-half * 0.1, -r * 1.62],
    [-half * 0.34, -r * 1.3],
    [-half * 0.54, -r * 1.3],
  ]);
  for (const s of [-1, 1]) {
    const x = s > 0 ? half * 0.54 : -half;
    front.rect('face outline', x, -r * 1.42, half * 0.46, r * 2.84, 2);
    for (const y of [-0.5, 0.5]) front.line('hair', x, y * r * 1.42, x + half * 0.46, y * r * 1.42);
  }
  front.rect('face thin', half * 0.4, -r * 1.2, half * 0.14, r * 2.4);
  flowArrow(front, half * 0.1, 0, 1, 0, r * 1.2);
  front.line('axis', -half * 1.15, 0, half * 1.15, 0);
  front
    .across(-half, half, -r * 1.62, { label: mm(length) })
    .upwards(-r * 1.62, r * 1.62, -half, { label: `Ø ${mm(r * 3.24)}` });
  const side = new Figure();
  side.circle('face outline', 0, 0, r * 1.62);
  hexagonFront(side, 0, 0, r * 1.42)
    .circle('bore thin', 0, 0, r)
    .circle('none cu', 0, 0, r * 0.42);
  for (const t of [90, 210, 330]) {
    side.line(
      'cu',
      Math.cos(radians(t)) * r * 0.42,
      Math.sin(radians(t)) * r * 0.42,
      Math.cos(radians(t)) * r,
      Math.sin(radians(t)) * r,
    );
  }
  centreCross(side, 0, 0, r * 1.9);
  side.across(-r * 1.23, r * 1.23, -r * 1.62, { label: mm(r * 2.46) });
  side.tag(r * 0.6, r * 0.5, 'right', `G ${thread}`, rating);
  return [front, side];
}
