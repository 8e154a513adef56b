import { hexagon, nozzle, onShell, vessel } from '../parts/fittings.mjs';
import { Solid } from '../camera/solid.mjs';
import { threadOf } from '../parts/standards.mjs';
import { plus } from '../camera/vectors.mjs';

/**
 * Dirt separator: a welded vessel between two flanges, or a small brass body with a magnet.
 * @param {{ dn?: number, thread?: string, outer: number, height: number, magnet: boolean, vent: boolean }} model
 */
export const separatorFront = (model) => (model.dn ? welded(model) : brass(model));

export function weldedBody({ outer, height, dn, vent }) {
  const r = outer / 2;
  const crown = vent ? r * 0.9 : r * 0.3;
  const tail = r * 0.7;
  const tall = height - crown - tail;
  return { r, low: -tall / 2, high: tall / 2, port: dn * 0.56 + 4, crown, tail };
}

function welded(model) {
  const solid = new Solid();
  const { r, low, high, port, crown, tail } = weldedBody(model);
  nozzle(solid, { radius: r, y: 0, degrees: 164, out: r * 0.75, pipe: port, flange: 1.75, bolts: 0 });
  solid.cylinder([0, low - tail, 0], [0, tail, 0], r * 0.16, { cap: '' });
  vessel(solid, { radius: r, low, high, dome: r * 0.5, dish: r * 0.5 });
  mesh(solid, r, low, high);
  nozzle(solid, { radius: r, y: 0, degrees: 2, out: r * 0.75, pipe: port, flange: 1.75, bolts: 8 });
  if (model.magnet) magnet(solid, r, low + (high - low) * 0.12);
  drainCock(solid, r, low - tail * 0.72);
  const top = high + r * 0.46;
  solid.cylinder([0, top, 0], [0, r * 0.16, 0], r * 0.2, { cap: 'top outline' });
  if (model.vent) {
    solid.cylinder([0, top + r * 0.16, 0], [0, crown * 0.5, 0], r * 0.3, { cap: 'top outline' });
    solid.cylinder([0, top + r * 0.16 + crown * 0.5, 0], [0, r * 0.12, 0], r * 0.1, {
      skin: 'copper cu',
      cap: 'copper cu',
    });
  }
  return solid;
}

/** The wire mesh that slows the water down, seen through an opening. */
function mesh(solid, r, low, high) {
  const at = onShell(r);
  const [w, x] = [r * 0.34, -r * 0.3];
  const [from, to] = [low + (high - low) * 0.28, low + (high - low) * 0.86];
  solid.stroke('bore outline', [
    ['M', at(x - w, from)],
    ['L', at(x - w, to)],
    ['C', at(x - w * 0.3, to), at(x + w * 0.4, to), at(x + w, to)],
    ['L', at(x + w, from)],
    ['C', at(x + w * 0.4, from), at(x - w * 0.3, from), at(x - w, from)],
    ['Z'],
  ]);
  const rows = Math.max(6, Math.round((to - from) / (r * 0.2)));
  for (let i = 0; i < rows; i += 1) {
    const [y1, y2] = [from + ((to - from) * i) / rows, from + ((to - from) * (i + 1)) / rows];
    solid.stroke('cu', [
      ['M', at(x - w * 0.9, y1)],
      ['L', at(x, y2)],
      ['L', at(x + w * 0.9, y1)],
    ]);
    solid.stroke('cu', [
      ['M', at(x - w * 0.9, y2)],
      ['L', at(x, y1)],
      ['L', at(x + w * 0.9, y2)],
    ]);
  }
}

function magnet(solid, r, y) {
  const at = [r * 0.2, y, r * 0.94];
  solid.cylinder(at, [0, 0, r * 0.2], r * 0.17);
  solid.cylinder(plus(at, [0, 0, r * 0.2]), [0, 0, r * 0.3], r * 0.1, {
    skin: 'copper cu',
    cap: 'copper cu',
  });
}

function drainCock(solid, r, y) {
  solid.cylinder([0, y, r * 0.1], [0, 0, r * 0.5], r * 0.12, { cap: '' });
  hexagon(solid, [0, y, r * 0.3], [0, 0, r * 0.16], r * 0.18);
  solid.disc('bore thin', [0, y, r * 0.6], [0, 0, 1], r * 0.08);
  solid.box(-r * 0.04, y + r * 0.14, r * 0.42, r * 0.4, r * 0.06, r * 0.1, 'cu');
}

function brass({ thread, outer, height, vent }) {
  const solid = new Solid();
  const [r, p] = [outer / 2, threadOf(thread) / 2];
  const [low, high] = [-height * 0.56, height * 0.3];
  hexagon(solid, [-r - p * 1.7, 0, 0], [p * 1.2, 0, 0], p * 1.45);
  solid.cylinder([-r - p * 0.5, 0, 0], [r, 0, 0], p * 1.1, { cap: '' });
  solid.cylinder([0, low, 0], [0, height * 0.1, 0], r * 0.5, { skin: 'copper cu', cap: '' });
  solid.cylinder([0, low + height * 0.08, 0], [0, height * 0.1, 0], r * 0.82, { cap: '' });
  for (const k of [0.03, 0.06]) {
    solid.hoop('none hair', [0, low + height * (0.08 + k), 0], [0, 1, 0], r * 0.82);
  }
  solid.cone([0, low + height * 0.18, 0], [0, height * 0.08, 0], r * 0.86, r, { cap: '' });
  solid.cylinder([0, low + height * 0.26, 0], [0, high - low - height * 0.34, 0], r, { cap: '' });
  solid.cone([0, high - height * 0.08, 0], [0, height * 0.1, 0], r, r * 0.66, { cap: 'top outline' });
  solid.cylinder([0, high + height * 0.02, 0], [0, height * 0.06, 0], r * 0.5, { cap: 'top outline' });
  if (vent) {
    solid.cylinder([0, high + height * 0.08, 0], [0, height * 0.1, 0], r * 0.34, { cap: 'top outline' });
  }
  solid.cylinder([r * 0.6, 0, 0], [p * 0.6 + r * 0.4, 0, 0], p * 1.1, { cap: '' });
  hexagon(solid, [r + p * 0.5, 0, 0], [p * 1.2, 0, 0], p * 1.45);
  solid.disc('bore thin', [r + p * 1.7, 0, 0], [1, 0, 0], p * 0.86);
  solid.hoop('none cu', [0, low + height * 0.31, 0], [0, 1, 0], r);
  solid.hoop('none hair', [0, low + height * 0.29, 0], [0, 1, 0], r);
  return solid;
}
