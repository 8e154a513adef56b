import { flowArrow, hexagon, pipe, pipeFlange } from '../parts/fittings.mjs';
import { Solid } from '../camera/solid.mjs';
import { flangeOf, threadOf } from '../parts/standards.mjs';
import { plus, radians, times } from '../camera/vectors.mjs';

const TILT = radians(-52);
export const LEG = [Math.cos(TILT), Math.sin(TILT), 0];
export const ASIDE = [-LEG[1], LEG[0], 0];

/**
 * Y strainer with flanged or threaded ends; the torn opening in its leg shows the sieve.
 * @param {{ dn?: number, thread?: string, length: number, drain: boolean }} model
 */
export function strainerFront(model) {
  const solid = new Solid();
  const { half, p, leg, start } = strainerBody(model);
  const flange = model.dn ? flangeOf(model.dn) : null;
  if (flange) pipeFlange(solid, [-half, 0, 0], -1, flange);
  else hexagon(solid, [-half, 0, 0], [half * 0.34, 0, 0], p * 1.42);
  const q = p * 1.02;
  solid.cylinder([start, 0, 0], times(LEG, leg), q, { cap: '' });
  sieve(solid, { start, leg, q });
  lid(solid, model, { start, leg, q });
  const end = flange?.blade ?? half * 0.34;
  pipe(solid, [-half + end, 0, 0], (half - end) * 2, p);
  flowArrow(solid, half * 0.22, 0, p, p * 0.6);
  if (flange) pipeFlange(solid, [half, 0, 0], 1, flange);
  else {
    hexagon(solid, [half - end, 0, 0], [end, 0, 0], p * 1.42);
    solid.disc('bore thin', [half, 0, 0], [1, 0, 0], p * 0.84);
  }
  return solid;
}

export function strainerBody({ dn, thread, length }) {
  const p = dn ? flangeOf(dn).pipe / 2 : (threadOf(thread) / 2) * 1.1;
  return { half: length / 2, p, leg: p * 4, start: -p * 0.7 };
}

const along =
  ({ start }) =>
  (k, j, z) =>
    plus(plus([start, 0, z], LEG, k), ASIDE, j);

function sieve(solid, { start, leg, q }) {
  const at = along({ start });
  const [from, to, wide, z] = [leg * 0.46, leg * 0.93, q * 0.58, q * 0.82];
  solid.face('bore thin', [at(from, -wide, z), at(to, -wide, z), at(to, wide, z), at(from, wide, z)]);
  for (let i = 0; i <= 7; i += 1) {
    const k = from + ((to - from) * i) / 7;
    solid.edge('cu', at(k, -wide, z), at(k, wide, z));
  }
  for (let i = 0; i <= 4; i += 1) {
    const j = -wide + (2 * wide * i) / 4;
    solid.edge('cu', at(from, j, z), at(to, j, z));
  }
}

function lid(solid, { dn, drain }, { start, leg, q }) {
  const at = along({ start });
  if (!dn) {
    solid.cylinder(at(leg, 0, 0), times(LEG, q * 0.5), q * 1.16, { cap: '' });
    for (const k of [0.16, 0.34]) solid.hoop('none hair', at(leg + q * k, 0, 0), LEG, q * 1.16);
    solid.cylinder(at(leg + q * 0.5, 0, 0), times(LEG, q * 0.5), q * 0.6, { cap: '' });
    return;
  }
  const blade = q * 0.3;
  solid.cylinder(at(leg, 0, 0), times(LEG, blade), q * 1.5, { cap: '' });
  solid.cylinder(at(leg + blade * 1.1, 0, 0), times(LEG, blade), q * 1.5, { cap: '' });
  for (const t of [18, 66, 114, 162]) {
    const [c, s] = [Math.cos(radians(t)), Math.sin(radians(t))];
    solid.cylinder(at(leg - blade * 0.5, c * q * 1.26, s * q * 1.26), times(LEG, blade * 3.4), q * 0.11, {
      skin: 'face thin',
      cap: '',
    });
  }
  solid.cylinder(at(leg + blade * 2.1, 0, 0), times(LEG, q * 0.36), q * 0.34, { cap: '' });
  if (drain) {
    solid.cylinder(at(leg + blade * 2.1 + q * 0.36, 0, 0), times(LEG, q * 0.3), q * 0.26, {
      skin: 'copper cu',
      cap: '',
    });
  }
}
