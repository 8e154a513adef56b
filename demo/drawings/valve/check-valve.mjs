import { flowArrow, hexagon, pipe, pipeFlange } from '../parts/fittings.mjs';
import { Solid, project } from '../camera/solid.mjs';
import { flangeOf, threadOf } from '../parts/standards.mjs';
import { plus, radians } from '../camera/vectors.mjs';

/**
 * Check valve: a spring disc or two flaps between flanges, a swinging flap under a cover, or a threaded spring cone.
 * @param {{ closing: 'disc'|'dual'|'swing'|'spring', dn?: number, thread?: string, length: number }} model
 */
export function checkFront(model) {
  const draw = { disc: wafer, dual: wafer, swing, spring };
  return draw[model.closing](model);
}

export const isWafer = ({ closing }) => closing === 'disc' || closing === 'dual';

/** Radius of the ring between the bolts of the flanges. */
export const waferRing = (dn) => flangeOf(dn).circle * 0.43;

function wafer({ closing, dn, length }) {
  const solid = new Solid();
  const [ring, bore] = [waferRing(dn), dn / 2];
  const deep = Math.max(length, ring * 0.3);
  for (const t of [45, 135, 225, 315]) {
    const [x, y] = [Math.cos(radians(t)) * ring * 1.04, Math.sin(radians(t)) * ring * 1.04];
    solid.cylinder([x, y, -deep * 0.75], [0, 0, deep * 0.5], ring * 0.09);
  }
  solid.cylinder([0, 0, -deep], [0, 0, deep], ring);
  for (const k of [0.2, 0.8]) solid.hoop('none hair', [0, 0, -deep * k], [0, 0, 1], ring);
  solid.disc('bore', [0, 0, 0], [0, 0, 1], bore);
  if (closing === 'disc') solid.disc('copper cu-outline', [0, 0, -deep * 0.25], [0, 0, 1], bore * 0.86);
  else flaps(solid, bore, -deep * 0.1);
  solid.annulus('face outline', [0, 0, 0], [0, 0, 1], ring, bore);
  solid.disc('none thin', [0, 0, 0], [0, 0, 1], ring * 0.86);
  if (closing === 'disc') springCross(solid, bore);
  else pin(solid, bore);
  solid.cylinder([0, ring * 0.98, -deep / 2], [0, ring * 0.16, 0], ring * 0.07, { cap: 'top thin' });
  return solid;
}

/** Holds the spring of the disc behind it. */
function springCross(solid, bore) {
  for (const degrees of [45, 135]) {
    const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
    const end = (k) => [c * bore * k, s * bore * k, 0];
    const path = [
      ['M', project(end(-0.98))],
      ['L', project(end(0.98))],
    ];
    solid.stroke('rim', path, bore * 0.12).stroke('rim-core', path, bore * 0.07);
  }
  for (const k of [0.44, 0.33, 0.22]) {
    solid.disc(k > 0.4 ? 'face thin' : 'none thin', [0, 0, 1], [0, 0, 1], bore * k);
  }
  solid.disc('bore thin', [0, 0, 1], [0, 0, 1], bore * 0.1);
}

/** Two half discs, a little open, on one pin. */
function flaps(solid, bore, z) {
  for (const side of [-1, 1]) {
    const swing = radians(24);
    const rim = Array.from({ length: 19 }, (_, i) => {
      const t = radians(-90 + i * 10);
      const out = Math.cos(t) * bore * 0.94;
      return [
        side * (out * Math.cos(swing) + bore * 0.05),
        Math.sin(t) * bore * 0.94,
        z - out * Math.sin(swing),
      ];
    });
    solid.face('copper cu-outline', rim);
  }
}

function pin(solid, bore) {
  solid.cylinder([0, -bore * 0.98, 0], [0, bore * 1.96, 0], bore * 0.08, {
    skin: 'face thin',
    cap: '',
    lit: false,
  });
  for (const y of [-0.5, 0, 0.5]) {
    solid.cylinder([0, bore * (y - 0.1), 0], [0, bore * 0.2, 0], bore * 0.14, { skin: 'side thin', cap: '' });
  }
}

function swing({ dn, length }) {
  const solid = new Solid();
  const flange = flangeOf(dn);
  const [half, p] = [length / 2, flange.pipe / 2];
  const body = p * 1.32;
  pipeFlange(solid, [-half, 0, 0], -1, flange);
  pipe(solid, [-half + flange.blade, 0, 0], half, p);
  solid.cone([-half * 0.66, 0, 0], [half * 0.3, 0, 0], p, body, { cap: '' });
  solid.cylinder([-half * 0.36, 0, 0], [half * 0.72, 0, 0], body, { cap: '' });
  solid.cone([half * 0.36, 0, 0], [half * 0.3, 0, 0], body, p, { cap: '' });
  pipe(solid, [half * 0.66, 0, 0], half * 0.34 - flange.blade, p);
  pipeFlange(solid, [half, 0, 0], 1, flange);
  const top = body * 1.3;
  solid.cylinder([0, body * 0.6, 0], [0, top - body * 0.6, 0], body * 0.78, { cap: '' });
  solid.cylinder([0, top, 0], [0, flange.blade * 0.8, 0], body * 1.02, { cap: 'top outline' });
  solid.cylinder([0, top + flange.blade * 0.8, 0], [0, flange.blade * 0.8, 0], body * 1.02, {
    cap: 'top outline',
  });
  solid.bolts([0, top + flange.blade * 1.6, 0], [0, 1, 0], body * 0.84, 8, body * 0.075, {
    rise: body * 0.1,
  });
  solid.cylinder([half * 0.1, body * 0.52, body * 0.66], [0, 0, body * 0.3], body * 0.16, {
    skin: 'side thin',
    cap: 'copper cu',
  });
  flowArrow(solid, -half * 0.2, -body * 0.16, body * 0.98, body * 0.4);
  return solid;
}

function spring({ thread, length }) {
  const solid = new Solid();
  const [half, r] = [length / 2, threadOf(thread) / 2];
  const long = half * 0.46;
  hexagon(solid, [-half, 0, 0], [long, 0, 0], r * 1.42);
  solid.cylinder([-half + long, 0, 0], [half * 0.2, 0, 0], r * 1.3, { cap: '' });
  solid.cone([-half * 0.34, 0, 0], [half * 0.24, 0, 0], r * 1.3, r * 1.62, { cap: '' });
  solid.cylinder([-half * 0.1, 0, 0], [half * 0.5, 0, 0], r * 1.62);
  for (const x of [0.06, 0.22]) solid.hoop('none hair', [half * x, 0, 0], [1, 0, 0], r * 1.62);
  solid.cylinder([half * 0.4, 0, 0], [half * 0.16, 0, 0], r * 1.34, { cap: '' });
  hexagon(solid, [half - long, 0, 0], [long, 0, 0], r * 1.42);
  solid.disc('bore thin', [half, 0, 0], [1, 0, 0], r);
  const ring = [half + 1, 0, 0];
  solid.disc('none cu', ring, [1, 0, 0], r * 0.42);
  for (const t of [90, 210, 330]) {
    const ray = (k) => plus(ring, [0, Math.sin(radians(t)) * r * k, Math.cos(radians(t)) * r * k]);
    solid.edge('cu', ray(0.42), ray(0.98));
  }
  flowArrow(solid, -r * 0.15, -r * 0.1, r * 1.64, r * 0.6);
  return solid;
}
