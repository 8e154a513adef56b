import { hexagon, pipe, pipeFlange } from '../parts/fittings.mjs';
import { Solid } from '../camera/solid.mjs';
import { flangeOf, threadOf } from '../parts/standards.mjs';
import { plus, radians, times } from '../camera/vectors.mjs';

const TILT = radians(52);
export const BONNET = [Math.cos(TILT), Math.sin(TILT), 0];

/**
 * Balancing valve: a slanted spindle with a numbered hand wheel, or (dynamic) an upright cartridge with a drive.
 * @param {{ kind: 'static'|'dynamic', dn?: number, thread?: string, length: number }} model
 */
export function balancingFront(model) {
  const solid = new Solid();
  const size = bodyOf(model);
  const { half, p } = size;
  const flange = model.dn ? flangeOf(model.dn) : null;
  if (flange) pipeFlange(solid, [-half, 0, 0], -1, flange);
  else hexagon(solid, [-half, 0, 0], [half * 0.36, 0, 0], p * 1.42);
  solid.cylinder([-half + (flange?.blade ?? half * 0.36), 0, 0], [half, 0, 0], p * 1.05, { cap: '' });
  solid.ball('side outline', [0, 0, 0], p * 1.4);
  if (model.kind === 'dynamic') lowerCartridge(solid, size);
  pipe(solid, [p * 0.8, 0, 0], half - p * 0.8 - (flange?.blade ?? half * 0.36), p * 1.05);
  if (flange) pipeFlange(solid, [half, 0, 0], 1, flange);
  else {
    hexagon(solid, [half * 0.64, 0, 0], [half * 0.36, 0, 0], p * 1.42);
    solid.disc('bore thin', [half, 0, 0], [1, 0, 0], p * 0.85);
  }
  if (model.kind === 'dynamic') upperDrive(solid, size);
  else bonnet(solid, size);
  testPoints(solid, size);
  return solid;
}

export function bodyOf({ dn, thread, length }) {
  return { half: length / 2, p: dn ? flangeOf(dn).pipe / 2 : threadOf(thread) / 2 };
}

function bonnet(solid, { p }) {
  const at = (k) => times(BONNET, p * k);
  solid.cylinder(at(0.7), times(BONNET, p * 1.1), p * 0.95, { cap: 'top outline' });
  hexagonAlong(solid, at(1.8), p);
  solid.cylinder(at(2.1), times(BONNET, p * 0.4), p * 0.62, { cap: 'top outline' });
  solid.cylinder(at(2.5), times(BONNET, p * 1.3), p * 1.25, { cap: 'top outline' });
  for (let i = 0; i < 5; i += 1) {
    solid.hoop('none hair', plus(at(2.62), times(BONNET, p * 0.16 * i)), BONNET, p * 1.25);
  }
  solid.disc('face thin', at(3.8), BONNET, p * 0.9);
  solid.disc('copper cu', at(3.8), BONNET, p * 0.4);
  window(solid, p);
}

/** The numbers of the setting, read from the front. */
function window(solid, p) {
  const middle = plus(times(BONNET, p * 3.32), [0, 0, p * 1.24]);
  const aside = [-BONNET[1], BONNET[0], 0];
  const at = (i, j) => plus(plus(middle, BONNET, i * p), aside, j * p);
  solid.face('bore thin', [at(-0.2, -0.46), at(-0.2, 0.46), at(0.24, 0.46), at(0.24, -0.46)]);
  solid.edge('cu', at(0, -0.3), at(0, -0.06));
  solid.edge('cu', at(0, 0.1), at(0, 0.32));
}

function hexagonAlong(solid, at, p) {
  solid.cylinder(at, times(BONNET, p * 0.3), p * 1.08, { cap: 'top outline' });
}

/** Two measuring nipples with copper caps. */
function testPoints(solid, { p, half }) {
  for (const x of [-half * 0.5, -half * 0.5 + p * 0.95]) {
    const base = [x, p * 0.8, p * 0.5];
    solid.cylinder(base, [0, p * 0.6, 0], p * 0.26, { cap: 'top thin' });
    solid.cylinder(plus(base, [0, p * 0.6, 0]), [0, p * 0.55, 0], p * 0.32, {
      skin: 'copper cu',
      cap: 'copper cu',
    });
  }
}

function lowerCartridge(solid, { p }) {
  solid.cylinder([0, -p * 2.1, 0], [0, p * 1.4, 0], p * 1.1, { cap: '' });
  solid.hoop('none thin', [0, -p * 1.7, 0], [0, 1, 0], p * 1.1);
  solid.ball('side', [0, 0, 0], p * 1.36);
}

function upperDrive(solid, { p }) {
  solid.cylinder([0, p * 0.9, 0], [0, p * 0.7, 0], p * 0.9, { cap: 'top outline' });
  solid.cylinder([0, p * 1.6, 0], [0, p * 0.5, 0], p * 1.1, { cap: 'top outline' });
  for (let i = 1; i < 4; i += 1) solid.hoop('none hair', [0, p * (1.6 + 0.125 * i), 0], [0, 1, 0], p * 1.1);
  solid.cylinder([0, p * 2.1, 0], [0, p * 2.2, 0], p * 1.24, { cap: 'top outline' });
  solid.hoop('none cu', [0, p * 2.5, 0], [0, 1, 0], p * 1.24);
  solid.hoop('none hair', [0, p * 4, 0], [0, 1, 0], p * 1.24);
  solid.disc('copper cu', [0, p * 4.3, 0], [0, 1, 0], p * 0.34);
}
