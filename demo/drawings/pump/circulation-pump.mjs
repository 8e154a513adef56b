import { flangeAt, flowArrow, hexagon, pipe, pipeFlange } from '../parts/fittings.mjs';
import { Solid } from '../camera/solid.mjs';
import { flangeOf, threadOf } from '../parts/standards.mjs';
import { plus, radians } from '../camera/vectors.mjs';

/**
 * Circulation pump in the line of the pipe: with an upright dry motor, or small with a wet rotor towards the viewer.
 * @param {{ rotor: 'dry'|'wet', dn?: number, thread?: string, length: number, motor: number, motorLength: number,
 *   electronic: boolean }} model millimetres: face to face, motor diameter and length
 */
export const circulationFront = (model) => (model.rotor === 'dry' ? dryRotor(model) : wetRotor(model));

function dryRotor({ dn, length, motor, motorLength, electronic }) {
  const solid = new Solid();
  const flange = flangeOf(dn);
  const [half, r, m] = [length / 2, flange.pipe / 2, motor / 2];
  const volute = Math.min(half * 0.66, r * 2.1 + motor * 0.16);
  const rise = r * 1.45;
  pipeFlange(solid, [-half, 0, 0], -1, flange);
  pipe(solid, [-half + flange.blade, 0, 0], half, r);
  solid.cylinder([0, -rise, 0], [0, 2 * rise, 0], volute, { cap: '' });
  solid.cylinder([0, rise, 0], [0, 14, 0], volute * 1.02, { cap: 'top outline' });
  solid.bolts([0, rise + 14, 0], [0, 1, 0], volute * 0.9, 10, volute * 0.055, { style: 'face hair' });
  solid.cylinder([volute * 0.5, 0, 0], [half - volute * 0.5 - flange.blade, 0, 0], r, { cap: '' });
  pipeFlange(solid, [half, 0, 0], 1, flange);
  flowArrow(solid, half * 0.55, 0, r, r * 0.62);
  lantern(solid, rise + 14, m);
  uprightMotor(solid, rise + 100, m, motorLength);
  terminalBox(solid, { m, low: rise + 118 + motorLength * 0.22, tall: motorLength * 0.52, electronic });
  return solid;
}

/** The open piece between pump and motor; the shaft in it turns, so it is copper. */
function lantern(solid, y, m) {
  solid.cylinder([0, y, 0], [0, 26, 0], m * 0.86, { cap: 'top outline' });
  solid.cylinder([0, y + 26, 0], [0, 44, 0], m * 0.6, { skin: 'bore thin', cap: '' });
  solid.cylinder([0, y + 26, 0], [0, 44, 0], m * 0.16, { skin: 'copper cu', cap: '' });
  for (const angle of [35, 110, 185, 300]) {
    const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
    solid.cylinder([c * m * 0.74, y + 26, s * m * 0.74], [0, 44, 0], m * 0.1, { skin: 'face thin', cap: '' });
  }
}

function uprightMotor(solid, y, m, long) {
  solid.cylinder([0, y - 14, 0], [0, 18, 0], m * 1.04, { cap: 'top outline' });
  solid.cylinder([0, y + 4, 0], [0, long * 0.82, 0], m, { cap: '' });
  ribs(solid, m, y + 10, y + long * 0.8);
  const hood = y + long * 0.82;
  solid.cylinder([0, hood, 0], [0, long * 0.18, 0], m * 1.06, { cap: 'top outline' });
  for (const k of [0.82, 0.6, 0.38]) solid.disc('none hair', [0, hood + long * 0.18, 0], [0, 1, 0], m * k);
  solid.disc('bore thin', [0, hood + long * 0.18, 0], [0, 1, 0], m * 0.16);
}

function ribs(solid, m, low, high) {
  for (let angle = -122; angle <= 54; angle += 10) {
    const t = radians(angle + 90);
    const at = [Math.cos(t) * m, 0, Math.sin(t) * m];
    solid.edge('hair', [at[0], low, at[2]], [at[0], high, at[2]]);
  }
}

function terminalBox(solid, { m, low, tall, electronic }) {
  const [wide, z] = [m * 1.08, m + 44];
  solid.box(-wide / 2, low, z, wide, tall, 60);
  const at = (x, y) => [x * wide, low + y * tall, z];
  if (!electronic) {
    for (const x of [-0.4, 0.4]) {
      for (const y of [0.12, 0.88]) solid.disc('none hair', at(x, y), [0, 0, 1], wide * 0.05);
    }
    solid.cylinder(at(0, 0.04), [0, -20, 0], wide * 0.12, { skin: 'side thin', cap: '' });
    return;
  }
  solid.face('bore thin', [at(-0.34, 0.52), at(0.34, 0.52), at(0.34, 0.86), at(-0.34, 0.86)]);
  solid.edge('cu', at(-0.26, 0.6), at(-0.1, 0.66), at(0.06, 0.66), at(0.24, 0.78));
  solid.disc('copper cu', at(0, 0.26), [0, 0, 1], tall * 0.12);
}

/** Set into a rising pipe, as such pumps usually are. */
function wetRotor({ dn, thread, length, motor, motorLength, electronic }) {
  const solid = new Solid();
  const [half, m] = [length / 2, motor / 2];
  const flange = dn ? flangeOf(dn) : null;
  const r = flange ? flange.pipe / 2 : threadOf(thread) * 0.62;
  const volute = Math.min(half * 0.7, m * 1.02);
  const deep = r * 1.1;
  connection(solid, -1, { half, r, flange });
  solid.cylinder([0, -half + (flange?.blade ?? r * 0.9), 0], [0, half, 0], r, { cap: '' });
  solid.cylinder([0, 0, -deep], [0, 0, deep * 2], volute);
  solid.cylinder([0, volute * 0.7, 0], [0, half - volute * 0.7 - (flange?.blade ?? r * 0.9), 0], r, {
    cap: '',
  });
  connection(solid, 1, { half, r, flange });
  solid.bolts([0, 0, deep], [0, 0, 1], volute * 0.86, 4, volute * 0.09, { rise: 8 });
  solid.cylinder([0, 0, deep], [0, 0, motorLength * 0.62], m * 0.82, { cap: '' });
  coolingRings(solid, deep, motorLength * 0.62, m * 0.82);
  controlHead(solid, deep + motorLength * 0.52, m, motorLength * 0.34, electronic);
  return solid;
}

function connection(solid, side, { half, r, flange }) {
  if (flange) return flangeAt(solid, [0, side * half, 0], [0, side, 0], flange);
  const long = r * 0.9;
  hexagon(solid, [0, side > 0 ? half - long : -half, 0], [0, long, 0], r * 1.5);
  return side > 0 ? solid.disc('bore thin', [0, half, 0], [0, 1, 0], r * 0.72) : solid;
}

function coolingRings(solid, from, long, radius) {
  for (let i = 1; i < 6; i += 1) solid.hoop('none hair', [0, 0, from + (long * i) / 6], [0, 0, 1], radius);
}

/** The square head of the motor: display and dial, or a three-step switch. */
function controlHead(solid, z, m, deep, electronic) {
  const wide = m * 1.9;
  solid.box(-wide / 2, -wide * 0.46, z + deep, wide, wide * 0.92, deep);
  const at = (x, y) => [x * wide, y * wide, z + deep];
  const face = (points) => points.map(([x, y]) => at(x, y));
  if (electronic) {
    solid.face(
      'bore thin',
      face([
        [-0.36, 0.06],
        [0.36, 0.06],
        [0.36, 0.34],
        [-0.36, 0.34],
      ]),
    );
    solid.edge(
      'cu',
      ...face([
        [-0.28, 0.12],
        [-0.12, 0.2],
        [0.04, 0.18],
        [0.26, 0.28],
      ]),
    );
    solid.disc('copper cu', at(0, -0.18), [0, 0, 1], wide * 0.13);
    solid.edge('cu', at(0, -0.18), at(0.08, -0.1));
    return;
  }
  solid.disc('bore thin', at(0, 0.06), [0, 0, 1], wide * 0.2);
  solid.face(
    'copper cu',
    face([
      [-0.04, -0.1],
      [0.04, -0.1],
      [0.04, 0.22],
      [-0.04, 0.22],
    ]),
  );
  for (const x of [-0.24, 0, 0.24]) solid.edge('hair', at(x, -0.3), plus(at(x, -0.3), [wide * 0.08, 0, 0]));
}
