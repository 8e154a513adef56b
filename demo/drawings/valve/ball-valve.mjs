import { drive, lever } from './actuators.mjs';
import { flowArrow, hexagon, pipe, pipeFlange } from '../parts/fittings.mjs';
import { Solid } from '../camera/solid.mjs';
import { flangeOf, threadOf } from '../parts/standards.mjs';
import { radians } from '../camera/vectors.mjs';

/**
 * Ball valve with flanged or threaded ends, or of three bolted pieces.
 * @param {{ ends: 'flanged'|'threaded'|'three-piece', dn?: number, thread?: string, length: number, drive: string }} model
 */
export function ballFront(model) {
  const draw = { flanged, threaded, 'three-piece': threePiece }[model.ends];
  return draw(model);
}

function flanged({ dn, length, drive: kind }) {
  const solid = new Solid();
  const flange = flangeOf(dn);
  const [half, p] = [length / 2, flange.pipe / 2];
  const body = Math.max(p * 1.42, flange.outer * 0.4);
  const split = Math.min(body * 0.72, half - flange.blade * 2.2);
  pipeFlange(solid, [-half, 0, 0], -1, flange);
  pipe(solid, [-half + flange.blade, 0, 0], half, p);
  solid.cone([-half + flange.blade, 0, 0], [half - flange.blade - body * 0.6, 0, 0], p, body, { cap: '' });
  solid.cylinder([-body * 0.6, 0, 0], [body * 0.6 + split, 0, 0], body, { cap: '' });
  solid.cylinder([split - body * 0.14, 0, 0], [body * 0.22, 0, 0], body * 1.1);
  solid.bolts([split + body * 0.08, 0, 0], [1, 0, 0], body * 0.98, 8, body * 0.07, { rise: body * 0.08 });
  pipe(solid, [split + body * 0.08, 0, 0], half - split - flange.blade - body * 0.08, p);
  eye(solid, [-body * 0.12, 0, body], body * 0.36);
  pipeFlange(solid, [half, 0, 0], 1, flange);
  neck(solid, body, body * 0.32, kind);
  return solid;
}

/** A round opening in the body shows the ball. */
function eye(solid, at, r) {
  const front = [at[0], at[1], at[2] * 0.98];
  solid.disc('bore outline', front, [0, 0, 1], r);
  solid.disc('copper cu-outline', front, [0, 0, 1], r * 0.86);
  solid.disc('bore cu', front, [0, 0, 1], r * 0.46);
}

function neck(solid, body, size, kind) {
  solid.cylinder([0, body * 0.9, 0], [0, body * 0.5, 0], size, { cap: '' });
  const top = body * 1.4;
  const plate = Math.max(size * 1.3, 22);
  solid.cylinder([0, top, 0], [0, body * 0.1, 0], plate, { cap: 'top outline' });
  drive(solid, kind, [0, top + body * 0.1, 0], plate);
}

function threaded({ thread, length, drive: kind }) {
  const solid = new Solid();
  const [half, r] = [length / 2, threadOf(thread) / 2];
  const long = half * 0.5;
  hexagon(solid, [-half, 0, 0], [long, 0, 0], r * 1.5);
  solid.ball('side outline', [0, 0, 0], r * 1.42);
  solid.cylinder([-half + long, 0, 0], [half * 2 - 2 * long, 0, 0], r * 1.3, { skin: 'side', cap: '' });
  solid.hoop('none thin', [-half + long + 2, 0, 0], [1, 0, 0], r * 1.3);
  hexagon(solid, [half - long, 0, 0], [long, 0, 0], r * 1.5);
  solid.disc('bore thin', [half, 0, 0], [1, 0, 0], r * 1.02);
  solid.disc('none hair', [half, 0, 0], [1, 0, 0], r * 1.14);
  flowArrow(solid, -r * 0.5, -r * 0.2, r * 1.34, r * 0.62);
  const top = r * 1.2;
  solid.cylinder([0, top, 0], [0, r * 0.6, 0], r * 0.5, { cap: 'top outline' });
  if (kind === 'lever') {
    hexagon(solid, [0, top + r * 0.6, 0], [0, r * 0.3, 0], r * 0.5);
    lever(solid, [0, top + r * 0.6, 0], r * 0.9, { notched: false, long: half * 2.3 });
  } else drive(solid, kind, [0, top + r * 0.6, 0], Math.max(r * 1.1, 16));
  return solid;
}

function threePiece({ thread, length, drive: kind }) {
  const solid = new Solid();
  const [half, r] = [length / 2, threadOf(thread) / 2];
  const [middle, plate] = [r * 0.95, r * 0.42];
  const square = (x) => [
    [x, -r * 1.6, r * 1.6],
    [x, r * 1.6, r * 1.6],
    [x, r * 1.6, -r * 1.6],
    [x, -r * 1.6, -r * 1.6],
  ];
  solid.cylinder([-half, 0, 0], [half - middle - plate, 0, 0], r * 1.25);
  solid.prism(square(-middle), [-plate, 0, 0]);
  solid.cylinder([-middle, 0, 0], [2 * middle, 0, 0], r * 1.5, { cap: '' });
  rods(solid, { r, middle, plate });
  eye(solid, [0, 0, r * 1.5], r * 0.62);
  solid.prism(square(middle + plate), [-plate, 0, 0]);
  solid.bolts([middle + plate, 0, 0], [1, 0, 0], r * 1.9, 4, r * 0.2, { rise: r * 0.24 });
  solid.cylinder([middle + plate, 0, 0], [half - middle - plate, 0, 0], r * 1.25);
  solid.disc('bore thin', [half, 0, 0], [1, 0, 0], r);
  solid.cylinder([0, r * 1.4, 0], [0, r * 0.5, 0], r * 0.6, { cap: 'top outline' });
  if (kind === 'lever') lever(solid, [0, r * 1.9, 0], r * 0.95, { long: half * 2 });
  else drive(solid, kind, [0, r * 1.9, 0], Math.max(r * 1.1, 18));
  return solid;
}

function rods(solid, { r, middle }) {
  for (const t of [45, -45]) {
    const at = [-middle, Math.sin(radians(t)) * r * 1.9, Math.cos(radians(t)) * r * 1.9];
    solid.cylinder(at, [2 * middle, 0, 0], r * 0.17, { skin: 'face thin', cap: '' });
  }
}
