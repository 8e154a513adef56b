import { legs, nozzle, onShell, vessel } from '../parts/fittings.mjs';
import { Solid } from '../camera/solid.mjs';
import { radians } from '../camera/vectors.mjs';

/**
 * Upright boiler. Enamelled tanks have an insulation jacket with a cap, stainless ones show their welded dished ends.
 * @param {{ litres: number, coils: 0|1|2, outer: number, height: number, stainless: boolean }} model millimetres
 */
export function boilerFront(model) {
  const solid = new Solid();
  const body = bodyOf(model);
  return model.stainless ? stainless(solid, body, model) : enamelled(solid, body, model);
}

/** Heights of shell and feet, counted from the middle of the shell. */
function bodyOf({ outer, height, stainless: bare }) {
  const radius = outer / 2;
  const feet = bare ? Math.min(180, height * 0.11) : Math.min(90, height * 0.06);
  const dome = radius * (bare ? 0.52 : 0.42);
  const high = (height - feet - dome) / 2;
  return { radius, feet, dome, high, low: -high, thick: radius * 0.045 + 8 };
}

function enamelled(solid, { radius: r, feet, dome, high, low, thick }, { coils }) {
  const h = 2 * high;
  legs(solid, { radius: r, low, height: feet, thick, angles: [200, 320, 80] });
  for (const y of [0.36, 0.14, -0.12, -0.36]) {
    nozzle(solid, { radius: r, y: h * y, degrees: -14, out: 42, pipe: 26, bolts: 0 });
  }
  vessel(solid, { radius: r, low, high, dome });
  const crown = high + dome * 0.94;
  solid.cylinder([0, crown, 0], [0, 34, 0], 24, { cap: 'top outline' });
  solid.cylinder([0, crown + 34, 0], [0, 14, 0], 36, { cap: 'top outline' });
  coilWindows(solid, r, h, coils, 1);
  nozzle(solid, {
    radius: r,
    y: -h * 0.33,
    degrees: 62,
    out: 20,
    pipe: Math.min(r * 0.25, 90),
    flange: 1.35,
    bolts: 10,
  });
  for (const y of coils ? [0.43] : [0.43, 0.12, -0.14]) thermometer(solid, r, h * y);
  legs(solid, { radius: r, low: low - 2, height: feet, thick, angles: [28, 112] });
  return solid;
}

function stainless(solid, { radius: r, feet, dome, high, low, thick }, { coils }) {
  const h = 2 * high;
  legs(solid, { radius: r, low, height: feet, thick: thick * 0.9, angles: [210, 330] });
  for (const y of [0.4, 0.2, -0.2, -0.42]) {
    nozzle(solid, { radius: r, y: h * y, degrees: -24, out: 60, pipe: 24, flange: 1.6, bolts: 0 });
  }
  if (coils === 0) {
    for (const y of [0.4, 0.13, -0.13, -0.42]) {
      nozzle(solid, { radius: r, y: h * y, degrees: 158, out: 60, pipe: 24, flange: 1.6, bolts: 0 });
    }
  }
  vessel(solid, { radius: r, low, high, dome, dish: dome * 0.8, seams: [high * 0.34, -high * 0.34] });
  seamUpright(solid, r, high);
  const crown = high + dome * 0.9;
  solid.cylinder([0, crown, 0], [0, 26, 0], r * 0.3);
  solid.cylinder([0, crown + 26, 0], [0, 20, 0], r * 0.4, { cap: 'top outline' });
  solid.bolts([0, crown + 46, 0], [0, 1, 0], r * 0.34, 10, r * 0.026, { style: 'face hair' });
  solid.cylinder([0, crown + 46, 0], [0, 22, 0], r * 0.09, { cap: 'top thin' });
  coilWindows(solid, r, h, coils, 2.1);
  const hatch = Math.min(r * (coils > 1 ? 0.26 : 0.32), 130);
  nozzle(solid, {
    radius: r,
    y: h * (coils ? -0.37 : 0),
    degrees: 66,
    out: 16,
    pipe: hatch,
    flange: 1.28,
    bolts: 12,
  });
  for (const y of coils ? [0.41] : [0.41, 0.22, -0.34]) thermometer(solid, r, h * y);
  legs(solid, { radius: r, low: low - 2, height: feet, thick: thick * 0.9, angles: [30, 120] });
  return solid;
}

function seamUpright(solid, r, high) {
  const at = onShell(r);
  solid.stroke('hair', [
    ['M', at(-r * 0.72, high)],
    ['L', at(-r * 0.72, high * 0.34)],
    ['M', at(-r * 0.86, high * 0.34)],
    ['L', at(-r * 0.86, -high * 0.34)],
    ['M', at(-r * 0.72, -high * 0.34)],
    ['L', at(-r * 0.72, -high)],
  ]);
}

function coilWindows(solid, radius, h, coils, ripple) {
  if (coils === 1) coilWindow(solid, radius, -h * 0.1, h * 0.33, ripple);
  if (coils === 2) {
    coilWindow(solid, radius, h * 0.1, h * 0.38, ripple);
    coilWindow(solid, radius, -h * 0.2, h * 0.03, ripple);
  }
}

/** The shell torn open in front of a coil. A ripple above 1 shows the corrugated pipe of stainless tanks. */
function coilWindow(solid, radius, low, high, ripple) {
  const [w, x] = [radius * 0.5, radius * 0.14];
  const at = onShell(radius);
  const tall = high - low;
  solid.stroke('bore outline', [
    ['M', at(x - w, low)],
    ['C', at(x - w * 1.12, low + tall * 0.33), at(x - w * 0.86, low + tall * 0.66), at(x - w, high)],
    ['C', at(x - w * 0.3, high + 8), at(x + w * 0.4, high + 4), at(x + w, high)],
    ['C', at(x + w * 0.9, high - tall * 0.33), at(x + w * 1.12, high - tall * 0.6), at(x + w, low)],
    ['C', at(x + w * 0.4, low - 2), at(x - w * 0.4, low + 4), at(x - w, low)],
    ['Z'],
  ]);
  const turns = Math.max(3, Math.min(8, Math.round(tall / (radius * 0.2))));
  const thick = Math.min((tall / turns) * 0.6, radius * 0.11);
  for (let i = 0; i < turns; i += 1) {
    const y = low + ((i + 0.55) * tall) / turns;
    const [a, b, c] = [at(x - w * 0.9, y - 6), at(x, y - 16), at(x + w * 0.92, y + 11)];
    const turn = [
      ['M', a],
      ['C', [a[0] + w * 0.5, b[1] + 12], [c[0] - w * 0.5, b[1] + 9], c],
    ];
    solid.stroke('pipe', turn, thick).stroke('pipe-core', turn, thick * 0.58);
    if (ripple > 1) corrugation(solid, a, b, c, thick);
  }
}

function corrugation(solid, a, b, c, thick) {
  for (let k = 1; k < 12; k += 1) {
    const t = k / 12;
    const x = a[0] + (c[0] - a[0]) * t;
    const sag = (b[1] + 11 - (a[1] + c[1]) / 2) * 4 * t * (1 - t) * 0.75;
    const y = a[1] + (c[1] - a[1]) * t + sag;
    solid.stroke('cu', [
      ['M', [x, y - thick * 0.42]],
      ['L', [x, y + thick * 0.42]],
    ]);
  }
}

function thermometer(solid, radius, y) {
  const t = radians(118);
  const at = [Math.cos(t) * radius * 0.98, y, Math.sin(t) * radius * 0.98];
  const size = radius * 0.085 + 8;
  solid.cylinder(at, [0, 0, 16], size, { skin: 'side thin', cap: 'face thin' });
  solid.edge('cu', [at[0], at[1], at[2] + 16], [at[0] + size * 0.55, at[1] + size * 0.5, at[2] + 16]);
}
