/** Flanges PN 16 by nominal size: outer diameter, bolt circle, number of bolts, blade thickness (mm). */
const FLANGES = {
  25: [115, 85, 4, 16],
  32: [140, 100, 4, 18],
  40: [150, 110, 4, 18],
  50: [165, 125, 4, 20],
  65: [185, 145, 8, 20],
  80: [200, 160, 8, 20],
  100: [220, 180, 8, 22],
  125: [250, 210, 8, 22],
  150: [285, 240, 8, 24],
  200: [340, 295, 12, 26],
  250: [405, 355, 12, 29],
  300: [460, 410, 12, 32],
};

export function flangeOf(dn) {
  const row = FLANGES[dn];
  if (!row) throw new Error(`No flange is listed for DN ${dn}`);
  const [outer, circle, bolts, blade] = row;
  return { outer, circle, bolts, blade, bore: dn, pipe: dn * 1.12 + 4 };
}

/** Outer diameter of a pipe thread by its size in inches (mm). */
const THREADS = {
  '1/2"': 21,
  '3/4"': 27,
  '1"': 34,
  '1 1/4"': 42,
  '1 1/2"': 48,
  '2"': 60,
  '2 1/2"': 76,
  '3"': 89,
  '4"': 114,
};

export function threadOf(inches) {
  const outer = THREADS[inches];
  if (!outer) throw new Error(`No thread is listed for ${inches}`);
  return outer;
}

const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const fraction = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

/** 1120 → 1.120, as measures are written on the sheet. */
export const mm = (value) => whole.format(Math.round(value));

/** 1.5 → 1,5 */
export const decimal = (value) => fraction.format(value);
