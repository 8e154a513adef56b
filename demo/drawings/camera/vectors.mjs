/** Small vector arithmetic for points in two and three dimensions. */

export const radians = (degrees) => (degrees * Math.PI) / 180;

export const plus = (a, b, factor = 1) => a.map((value, i) => value + b[i] * factor);

export const times = (a, factor) => a.map((value) => value * factor);

export const length = (a) => Math.hypot(...a);

export const unit = (a) => times(a, 1 / length(a));

/** The turn from a to b in the plane; its sign gives the side. */
export const turn = (a, b) => a[0] * b[1] - a[1] * b[0];

const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** Two directions of length one that stand square to the axis and to each other. */
export function across(axis) {
  const along = unit(axis);
  const helper = Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const first = unit(cross(helper, along));
  return [first, cross(along, first)];
}

/**
 * Quarter-wise cubic approximation of an ellipse arc: centre c, conjugate radii a and b, angles in radians.
 * The first segment is `first` ('M' to start a path, 'L' to go on).
 */
export function arcSegments(c, a, b, from, to, first) {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9));
  const step = (to - from) / count;
  const pull = (4 / 3) * Math.tan(step / 4);
  const at = (t) => [
    c[0] + a[0] * Math.cos(t) + b[0] * Math.sin(t),
    c[1] + a[1] * Math.cos(t) + b[1] * Math.sin(t),
  ];
  const slope = (t) => [-a[0] * Math.sin(t) + b[0] * Math.cos(t), -a[1] * Math.sin(t) + b[1] * Math.cos(t)];
  const segments = [[first, at(from)]];
  for (let i = 0; i < count; i += 1) {
    const [s, e] = [from + i * step, from + (i + 1) * step];
    segments.push(['C', plus(at(s), slope(s), pull), plus(at(e), slope(e), -pull), at(e)]);
  }
  return segments;
}
