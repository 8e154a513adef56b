import { flangeAt, hexagon } from '../parts/fittings.mjs';
import { Solid, project } from '../camera/solid.mjs';
import { flangeOf, threadOf } from '../parts/standards.mjs';
import { radians } from '../camera/vectors.mjs';

/**
 * Submersible drainage pump.
 * @param {{ body: number, height: number, dn?: number, thread?: string, float: boolean, strainer: boolean }} model
 *   millimetres: largest diameter, height without handle; pumps for clean water have a strainer
 */
export function drainageFront({ body, height, dn, thread, float, strainer }) {
  const solid = new Solid();
  const r = body / 2;
  const [foot, hull] = [height * 0.2, height * 0.3];
  const pipe = dn ? flangeOf(dn).pipe / 2 : threadOf(thread) * 0.62;
  cable(solid, r, height);
  if (strainer) basket(solid, r * 0.94, foot);
  else feet(solid, r, foot);
  solid.cylinder([0, foot, 0], [0, hull, 0], r, { cap: 'top outline' });
  volute(solid, r, foot, hull);
  const low = foot + hull;
  solid.cylinder([0, low, 0], [0, height * 0.05, 0], r * 0.9, { cap: 'top outline' });
  const shell = height - low - height * 0.17;
  solid.cylinder([0, low + height * 0.05, 0], [0, shell, 0], r * 0.72, { cap: '' });
  for (const y of [0.16, 0.84]) {
    solid.hoop('none thin', [0, low + height * 0.05 + shell * y, 0], [0, 1, 0], r * 0.72);
  }
  const top = low + height * 0.05 + shell;
  solid.cone([0, top, 0], [0, height * 0.12, 0], r * 0.78, r * 0.5, { cap: 'top outline' });
  solid.bolts([0, top + height * 0.12, 0], [0, 1, 0], r * 0.4, 6, r * 0.05, { style: 'face hair' });
  handle(solid, top + height * 0.12, r * 0.5);
  outlet(solid, { r, y: foot + hull * 0.5, pipe, dn, thread });
  if (float) floatSwitch(solid, r, height);
  return solid;
}

function feet(solid, r, tall) {
  for (const angle of [200, 320, 80]) {
    const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
    solid.cylinder([c * r * 0.74, 0, s * r * 0.74], [0, tall, 0], r * 0.1, { cap: '' });
    solid.cylinder([c * r * 0.74, 0, s * r * 0.74], [0, r * 0.08, 0], r * 0.18, { cap: 'top thin' });
  }
  solid.cone([0, tall * 0.35, 0], [0, tall * 0.65, 0], r * 0.42, r * 0.6, { cap: '' });
}

/** Slots all round the foot keep stones out. */
function basket(solid, r, tall) {
  solid.cylinder([0, 0, 0], [0, tall, 0], r, { cap: '' });
  for (let a = -118; a <= 50; a += 14) {
    const t = radians(a + 90);
    const at = (y) => [Math.cos(t) * r, y, Math.sin(t) * r];
    solid.stroke(
      'rim',
      [
        ['M', project(at(tall * 0.28))],
        ['L', project(at(tall * 0.78))],
      ],
      r * 0.06,
    );
  }
}

function volute(solid, r, y, tall) {
  solid.bolts([0, y + tall, 0], [0, 1, 0], r * 0.93, 8, r * 0.055, { style: 'face hair' });
}

/** Elbow that turns the outlet upwards at the right. */
function outlet(solid, { r, y, pipe, dn, thread }) {
  const reach = r + pipe * 1.5;
  solid.cylinder([r * 0.7, y, r * 0.3], [reach - r * 0.7, 0, 0], pipe, { cap: '' });
  solid.ball('side outline', [reach, y, r * 0.3], pipe);
  solid.cylinder([reach - pipe * 0.2, y, r * 0.3], [pipe * 0.24, 0, 0], pipe, {
    skin: 'side',
    cap: '',
    lit: false,
  });
  const rise = pipe * 2.4;
  solid.cylinder([reach, y, r * 0.3], [0, rise, 0], pipe, { cap: '' });
  if (dn) {
    flangeAt(solid, [reach, y + rise, r * 0.3], [0, 1, 0], flangeOf(dn));
    return solid.disc('bore cu', [reach, y + rise, r * 0.3], [0, 1, 0], dn / 2);
  }
  hexagon(solid, [reach, y + rise - pipe * 0.7, r * 0.3], [0, pipe * 0.7, 0], pipe * 1.45);
  return solid.disc('bore cu', [reach, y + rise, r * 0.3], [0, 1, 0], threadOf(thread) * 0.48);
}

function handle(solid, y, r) {
  const arch = [
    [-r * 0.8, 0],
    [-r * 0.76, r * 0.7],
    [-r * 0.4, r * 1.05],
    [r * 0.4, r * 1.05],
    [r * 0.76, r * 0.7],
    [r * 0.8, 0],
  ];
  const points = arch.map(([x, dy]) => project([x, y + dy, 0]));
  const path = [['M', points[0]], ...points.slice(1).map((p) => ['L', p])];
  solid.stroke('rim', path, r * 0.2).stroke('rim-core', path, r * 0.12);
}

function cable(solid, r, height) {
  const at = (x, y) => project([x, y, -r * 0.2]);
  const path = [
    ['M', at(-r * 0.3, height * 0.94)],
    ['C', at(-r * 0.5, height * 1.2), at(-r * 1.1, height * 1.24), at(-r * 1.25, height * 0.98)],
    ['C', at(-r * 1.4, height * 0.7), at(-r * 1.6, height * 0.66), at(-r * 1.9, height * 0.74)],
  ];
  solid.stroke('rim', path, r * 0.09).stroke('rim-core', path, r * 0.05);
}

/** The copper float starts the pump. */
function floatSwitch(solid, r, height) {
  const line = [
    ['M', project([r * 0.2, height * 0.9, r * 0.5])],
    [
      'C',
      project([r * 0.6, height * 1.05, r]),
      project([r * 0.9, height * 0.98, r * 1.6]),
      project([r * 0.5, height * 0.78, r * 1.7]),
    ],
  ];
  solid.stroke('thin', line);
  const at = [r * 0.5, height * 0.62, r * 1.7];
  solid.cylinder(at, [0, height * 0.15, 0], r * 0.24, { skin: 'copper cu-outline', cap: 'copper cu' });
}
