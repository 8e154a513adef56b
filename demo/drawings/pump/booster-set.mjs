import { vessel } from '../parts/fittings.mjs';
import { Solid } from '../camera/solid.mjs';
import { plus, radians } from '../camera/vectors.mjs';

const PITCH = 300;
const BASE = 90;
/** Height and distance from the middle of the two collectors. */
export const COLLECTORS = { y: 118, z: 240 };

/** Measures of the skid: pumps stand side by side between the two collectors. */
export function skidOf({ pumps, motor, pumpHeight, tank }) {
  const width = pumps * PITCH + (tank ? 380 : 60) + 320;
  return { width, first: -width / 2 + (tank ? 380 : 60) + PITCH / 2, depth: 700, pumpHeight, motor };
}

/**
 * Booster set (hidrofor): upright multistage pumps on a skid, collectors, panel and diaphragm tank.
 * @param {{ pumps: number, pumpHeight: number, motor: number, stages: number, dn: number, tank: number }} model
 *   millimetres; tank in litres, 0 for none
 */
export function boosterFront(model) {
  const solid = new Solid();
  const skid = skidOf(model);
  frame(solid, skid);
  collector(solid, skid, model, -COLLECTORS.z);
  if (model.tank) tank(solid, skid, model.tank);
  for (let i = 0; i < model.pumps; i += 1) pump(solid, skid.first + i * PITCH, model);
  panel(solid, skid, model);
  for (let i = 0; i < model.pumps; i += 1) branch(solid, skid.first + i * PITCH, model);
  collector(solid, skid, model, COLLECTORS.z);
  return solid;
}

function frame(solid, { width, depth }) {
  for (const x of [-width / 2 + 60, width / 2 - 140]) {
    for (const z of [-depth / 2 + 90, depth / 2]) {
      solid.cylinder([x + 40, -BASE, z - 45], [0, 34, 0], 38, { cap: 'top thin' });
    }
  }
  solid.box(-width / 2, -BASE + 30, depth / 2, width, BASE - 30, depth);
  solid.edge('hair', [-width / 2, -16, depth / 2], [width / 2, -16, depth / 2]);
}

function collector(solid, { width }, { dn }, z) {
  const { y } = COLLECTORS;
  const r = dn * 0.56 + 6;
  const [from, long] = [-width / 2 + 40, width - 110];
  solid.cylinder([from - 26, y, z], [26, 0, 0], r * 1.75);
  solid.cylinder([from, y, z], [long, 0, 0], r, { cap: '' });
  solid.cylinder([from + long, y, z], [28, 0, 0], r * 1.75);
  const face = [from + long + 28, y, z];
  solid.bolts(face, [1, 0, 0], r * 1.42, 4, r * 0.14);
  solid.disc(z > 0 ? 'bore cu' : 'bore thin', face, [1, 0, 0], r * 0.8);
}

function pump(solid, x, { pumpHeight: tall, motor, stages }) {
  const m = motor / 2;
  const stack = tall * 0.46;
  solid.box(x - m * 0.95, 0, m * 0.95, m * 1.9, 46, m * 1.9);
  solid.cylinder([x, 46, 0], [0, 60, 0], m * 0.8, { cap: 'top outline' });
  solid.cylinder([x, 106, 0], [0, stack, 0], m * 0.62, { cap: '' });
  const rings = Math.min(12, Math.max(3, stages));
  for (let i = 1; i < rings; i += 1) {
    solid.hoop('none hair', [x, 106 + (stack * i) / rings, 0], [0, 1, 0], m * 0.62);
  }
  for (const angle of [30, 100, 170]) {
    const [c, s] = [Math.cos(radians(angle - 20)), Math.sin(radians(angle - 20))];
    solid.cylinder([x + c * m * 0.72, 100, s * m * 0.72], [0, stack + 12, 0], 7, {
      skin: 'face thin',
      cap: '',
    });
  }
  const top = 106 + stack;
  solid.cylinder([x, top, 0], [0, 26, 0], m * 0.86, { cap: 'top outline' });
  solid.cylinder([x, top + 26, 0], [0, 40, 0], m * 0.5, { skin: 'bore thin', cap: '' });
  solid.cylinder([x, top + 26, 0], [0, 40, 0], m * 0.16, { skin: 'copper cu', cap: '' });
  const seat = top + 66;
  const long = tall - seat;
  solid.cylinder([x, seat, 0], [0, long * 0.82, 0], m, { cap: '' });
  for (let a = -120; a <= 54; a += 14) {
    const t = radians(a + 90);
    const at = [x + Math.cos(t) * m, seat + 8, Math.sin(t) * m];
    solid.edge('hair', at, plus(at, [0, long * 0.76, 0]));
  }
  solid.cylinder([x, seat + long * 0.82, 0], [0, long * 0.18, 0], m * 1.06, { cap: 'top outline' });
  for (const k of [0.7, 0.4]) solid.disc('none hair', [x, tall, 0], [0, 1, 0], m * k);
  solid.box(x - m * 0.5, seat + long * 0.24, m + 24, m, long * 0.4, 40, 'thin');
}

/** From the pump to the pressure collector, with its shut-off valve. */
function branch(solid, x, { motor }) {
  const start = motor * 0.45;
  const { y, z } = COLLECTORS;
  solid.cylinder([x, y - 34, start], [0, 0, z - start], 24, { cap: '' });
  solid.cylinder([x, y - 34, start + 30], [0, 0, 44], 36);
  solid.cylinder([x, y - 4, start + 52], [0, 34, 0], 9, { skin: 'side thin', cap: '' });
  solid.box(x - 8, y + 28, start + 62, 84, 12, 20, 'cu');
}

function tank(solid, { width }, litres) {
  const radius = Math.min(170, 90 + litres * 0.6);
  const at = [-width / 2 + 190, 0, -20];
  const tall = Math.min(760, 420 + litres * 1.6);
  for (const a of [200, 330, 90]) {
    const t = radians(a);
    solid.cylinder(
      [at[0] + Math.cos(t) * radius * 0.7, 0, at[2] + Math.sin(t) * radius * 0.7],
      [0, 130, 0],
      12,
      { cap: '' },
    );
  }
  vessel(solid, { at, radius, low: 130, high: tall - radius * 0.5, dome: radius * 0.55, dish: radius * 0.4 });
  solid.cylinder([at[0], tall, at[2]], [0, 22, 0], 16, { cap: 'top thin' });
}

function panel(solid, { width, pumpHeight }, { pumps, frequency }) {
  const [x, z, low] = [width / 2 - 280, 60, Math.max(300, pumpHeight * 0.42)];
  const [wide, tall] = [230, Math.max(300, pumpHeight * 0.4)];
  for (const dx of [30, wide - 50]) solid.box(x + dx, 0, z - 40, 20, low, 20, 'thin');
  solid.box(x, low, z, wide, tall, 120);
  const at = (i, j) => [x + i * wide, low + j * tall, z];
  solid.face('none hair', [at(0.05, 0.04), at(0.95, 0.04), at(0.95, 0.96), at(0.05, 0.96)]);
  if (frequency) {
    solid.face('bore thin', [at(0.18, 0.62), at(0.82, 0.62), at(0.82, 0.88), at(0.18, 0.88)]);
    solid.edge('cu', at(0.24, 0.68), at(0.42, 0.76), at(0.58, 0.74), at(0.76, 0.83));
  }
  for (let i = 0; i < pumps; i += 1) {
    const u = (i + 1) / (pumps + 1);
    solid.disc('copper cu', at(u, 0.44), [0, 0, 1], 13);
    solid.disc('bore thin', at(u, 0.24), [0, 0, 1], 13);
  }
}
