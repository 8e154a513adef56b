import { legs, nozzle, onShell, vessel } from '../parts/fittings.mjs';
import { Solid, camera, project } from '../camera/solid.mjs';
import { arcSegments, plus, radians } from '../camera/vectors.mjs';

/**
 * Bag filter housing; several bags make it wide, its davit lifts the lid.
 * @param {{ bags: number, outer: number, height: number, dn: number }} model millimetres; height over the lid
 */
export function bagFront(model) {
  const solid = new Solid();
  const { r, feet, low, high, port } = bagBody(model);
  legs(solid, { radius: r, low, height: feet, thick: r * 0.09, angles: [200, 320] });
  nozzle(solid, {
    radius: r,
    y: low + (high - low) * 0.16,
    degrees: -18,
    out: r * 0.4,
    pipe: port,
    flange: 1.7,
    bolts: 8,
  });
  nozzle(solid, {
    radius: r,
    y: low + (high - low) * 0.74,
    degrees: 172,
    out: r * 0.5,
    pipe: port,
    flange: 1.7,
    bolts: 0,
  });
  vessel(solid, { radius: r, low, high, dome: r * 0.3, dish: r * 0.42 });
  basketWindow(solid, r, low + (high - low) * 0.22, low + (high - low) * 0.8);
  closure(solid, model, { r, high });
  gauge(solid, high + r * 0.34, r);
  legs(solid, { radius: r, low: low - 1, height: feet, thick: r * 0.09, angles: [80] });
  return solid;
}

export function bagBody({ outer, height, dn }) {
  const r = outer / 2;
  const feet = Math.min(380, height * 0.26);
  const tall = height - feet - r * 0.5;
  return { r, feet, low: -tall / 2, high: tall / 2, port: dn * 0.56 + 4, tall };
}

function basketWindow(solid, r, low, high) {
  const at = onShell(r);
  const w = r * 0.52;
  solid.stroke('bore outline', [
    ['M', at(-w, low)],
    ['L', at(-w, high)],
    ['C', at(-w * 0.3, high), at(w * 0.5, high), at(w, high)],
    ['L', at(w, low)],
    ['C', at(w * 0.5, low), at(-w * 0.3, low), at(-w, low)],
    ['Z'],
  ]);
  const rows = Math.max(6, Math.round((high - low) / (r * 0.24)));
  for (let i = 0; i <= 6; i += 1) {
    const x = -w * 0.86 + (i * w * 1.72) / 6;
    solid.stroke('cu', [
      ['M', at(x, low + r * 0.05)],
      ['L', at(x, high - r * 0.04)],
    ]);
  }
  for (let i = 0; i < rows; i += 1) {
    const y = low + r * 0.06 + (i * (high - low - r * 0.12)) / (rows - 1);
    solid.stroke('cu', [
      ['M', at(-w * 0.86, y)],
      ['C', at(-w * 0.3, y), at(w * 0.3, y), at(w * 0.86, y)],
    ]);
  }
}

/** Flange ring, lid and the eye bolts that hold it. */
function closure(solid, { bags }, { r, high }) {
  solid.cylinder([0, high - r * 0.2, 0], [0, r * 0.15, 0], r * 1.16, { cap: '' });
  solid.cylinder([0, high - r * 0.03, 0], [0, r * 0.16, 0], r * 1.16, { cap: 'top outline' });
  const lift = r * (bags > 1 ? 0.22 : 0.3) * camera.shortening;
  const top = project([0, high + r * 0.13, 0]);
  const flat = r * 0.94 * camera.flattening;
  solid.stroke('top outline', [
    ...arcSegments(top, [r * 0.94, 0], [0, Math.hypot(lift, flat)], Math.PI, 2 * Math.PI, 'M'),
    ...arcSegments(top, [r * 0.94, 0], [0, flat], 0, Math.PI, 'L'),
    ['Z'],
  ]);
  const count = bags > 1 ? 7 : 4;
  for (let i = 0; i < count; i += 1) {
    const t = radians(-16 + (i * 172) / (count - 1));
    const at = [Math.cos(t) * r * 1.16, high - r * 0.28, Math.sin(t) * r * 1.16];
    solid.cylinder(at, [0, r * 0.5, 0], r * 0.045, { skin: 'face thin', cap: '' });
    solid.cylinder(plus(at, [0, r * 0.44, 0]), [0, r * 0.1, 0], r * 0.09, {
      skin: 'side thin',
      cap: 'top thin',
    });
  }
  if (bags > 1) davit(solid, r, high);
}

function davit(solid, r, high) {
  const [x, z] = [-r * 1.16, -r * 0.3];
  solid.cylinder([x, high - r * 0.5, z], [0, r * 1.7, 0], r * 0.06, { cap: 'top thin' });
  solid.cylinder([x, high + r * 1.14, z], [r * 1.16, 0, r * 0.3], r * 0.05, { cap: '' });
  solid.cylinder([0, high + r * 0.6, 0], [0, r * 0.54, 0], r * 0.03, { skin: 'face thin', cap: '' });
}

function gauge(solid, y, r) {
  const at = [r * 0.34, y - r * 0.06, r * 0.2];
  solid.cylinder(at, [0, r * 0.26, 0], r * 0.05, { cap: '' });
  const dial = plus(at, [0, r * 0.4, 0]);
  solid.cylinder(dial, [0, 0, r * 0.09], r * 0.2);
  solid.edge('cu', plus(dial, [0, 0, r * 0.09]), plus(dial, [r * 0.1, r * 0.11, r * 0.09]));
}
