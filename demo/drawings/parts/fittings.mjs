import { camera, nearness, project } from '../camera/solid.mjs';
import { arcSegments, plus, radians, times } from '../camera/vectors.mjs';

/** Parts that several machines share in the axonometric view. */

const X = [1, 0, 0];

/** A flange on a level pipe along x; its face looks right (side 1) or left (side -1). */
export function pipeFlange(solid, [x, y, z], side, { outer, circle, bolts, blade, bore }) {
  const base = side > 0 ? [x - blade, y, z] : [x, y, z];
  solid.cylinder(base, [blade, 0, 0], outer / 2);
  if (side > 0) {
    solid.bolts([x, y, z], X, circle / 2, bolts, outer * 0.042, { turned: bolts === 4 ? 0.5 : 0.5 });
    solid.disc('face hair', [x, y, z], X, bore * 0.66);
    return solid.disc('bore thin', [x, y, z], X, bore / 2);
  }
  // Of the far flange only the nuts behind it are seen.
  const nuts = Array.from({ length: bolts }, (_, i) => ((i + 0.5) * 2 * Math.PI) / bolts);
  for (const t of nuts) {
    const at = [x + blade, y + (Math.sin(t) * circle) / 2, z + (Math.cos(t) * circle) / 2];
    solid.cylinder(at, [blade * 0.55, 0, 0], outer * 0.045, NUT);
  }
  return solid;
}

/** A flange on any pipe: centre of its face, and the direction it looks. */
export function flangeAt(solid, centre, axis, { outer, circle, bolts, blade, bore }) {
  solid.cylinder(plus(centre, axis, -blade), times(axis, blade), outer / 2, {
    cap: axis[1] > 0 ? 'top outline' : 'face outline',
  });
  if (nearness(axis) < 0) return solid;
  solid.bolts(centre, axis, circle / 2, bolts, outer * 0.042);
  solid.disc('none hair', centre, axis, bore * 0.66);
  return solid.disc('bore thin', centre, axis, bore / 2);
}

const NUT = { skin: 'face hair', cap: 'face hair', lit: false };

/** A level pipe along x. */
export const pipe = (solid, [x, y, z], long, radius) =>
  solid.cylinder([x, y, z], [long, 0, 0], radius, { cap: '' });

/** Six-sided union or nut along the axis. */
export function hexagon(solid, centre, axis, radius) {
  const [u, v] = hexAxes(axis);
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const t = radians(60 * i + 30);
    return plus(plus(centre, u, Math.cos(t) * radius), v, Math.sin(t) * radius);
  });
  const facing = nearness(axis) >= 0;
  const ring = facing ? points.map((p) => plus(p, axis)) : points;
  solid.prism(ring, facing ? times(axis, -1) : axis, { pen: 'outline' });
  return hexEdges(solid, ring, facing ? times(axis, -1) : axis);
}

function hexAxes(axis) {
  if (axis[0]) {
    return [
      [0, 0, 1],
      [0, 1, 0],
    ];
  }
  return axis[1]
    ? [
        [1, 0, 0],
        [0, 0, 1],
      ]
    : [
        [1, 0, 0],
        [0, 1, 0],
      ];
}

function hexEdges(solid, ring, axis) {
  const centre = times(
    ring.reduce((sum, p) => plus(sum, p), [0, 0, 0]),
    1 / ring.length,
  );
  for (const point of ring) {
    const out = plus(point, centre, -1);
    if (nearness(out) > 0) solid.edge('thin', point, plus(point, axis));
  }
  return solid;
}

/** Feet under an upright vessel at the given angles (degrees, 90 is towards the viewer). */
export function legs(solid, { radius, low, height, thick, angles }) {
  for (const angle of angles) {
    const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
    const foot = [c * radius * 0.82, low - height, s * radius * 0.82];
    solid.cylinder(foot, [0, height + thick * 1.2, 0], thick, { cap: '' });
    solid.cylinder(foot, [0, thick * 0.6, 0], thick * 1.9, { cap: 'top outline' });
  }
}

/** Upright vessel with a domed top; a dish above 0 rounds the bottom too. */
export function vessel(solid, { at = [0, 0, 0], radius, low, high, dome, dish = 0, seams = [] }) {
  const [x, y] = project(at);
  const r = radius * camera.flattening;
  const rise = (h) => Math.hypot(h * camera.shortening, r);
  const level = (height) => y - height * camera.shortening;
  const [top, bottom] = [
    [x, level(high)],
    [x, level(low)],
  ];
  solid.stroke('side outline', [
    ...arcSegments(top, [radius, 0], [0, rise(dome)], Math.PI, 2 * Math.PI, 'M'),
    ...arcSegments(bottom, [radius, 0], [0, rise(dish)], 0, Math.PI, 'L'),
    ['Z'],
  ]);
  const [from, to] = [Math.PI * 0.95, Math.PI * 0.7];
  const up = [0, rise(dish)];
  solid.stroke('lit', [
    ...arcSegments(bottom, [radius, 0], up, from, to, 'M'),
    ...arcSegments(top, [radius, 0], [0, -rise(dome)], to, from, 'L'),
    ['Z'],
  ]);
  for (const seam of [high, low, ...seams]) {
    solid.stroke('thin', arcSegments([x, level(seam)], [radius, 0], [0, r], 0, Math.PI, 'M'));
  }
}

/** A connection on the side of an upright vessel. Degrees: 0 right, 90 towards the viewer. */
export function nozzle(
  solid,
  { at = [0, 0, 0], radius, y, degrees, out, pipe: r, flange = 1.45, bolts = 4 },
) {
  const d = [Math.cos(radians(degrees)), 0, Math.sin(radians(degrees))];
  const start = plus(plus(at, [0, y, 0]), d, radius * 0.93);
  const end = plus(start, d, out + radius * 0.07);
  const blade = r * 0.55;
  const face = plus(end, d, blade);
  const neck = () => solid.cylinder(start, times(d, out + radius * 0.07), r, { cap: '' });
  const ring = () => solid.cylinder(end, times(d, blade), r * flange);
  const facing = nearness(d) > 0;
  for (const part of facing ? [neck, ring] : [ring, neck]) part();
  if (!facing) return face;
  if (bolts) solid.bolts(face, d, r * flange * 0.83, bolts, r * 0.12);
  solid.disc('bore thin', face, d, r * 0.72);
  return face;
}

/** Page point on the front of an upright vessel: x measured on the page from its axis, y its height. */
export function onShell(radius, at = [0, 0, 0]) {
  const [cx, cy] = project(at);
  return (x, y) => [
    cx + x,
    cy - y * camera.shortening + Math.sqrt(Math.max(0, 1 - (x / radius) ** 2)) * radius * camera.flattening,
  ];
}

/** Flow direction in copper on the front of a level pipe. */
export function flowArrow(solid, x, y, z, size) {
  const outline = [
    [0, -0.3],
    [0.55, -0.3],
    [0.55, -0.75],
    [1.1, 0],
    [0.55, 0.75],
    [0.55, 0.3],
    [0, 0.3],
  ];
  return solid.face(
    'copper cu',
    outline.map(([px, py]) => [x + px * size, y + py * size, z]),
  );
}
