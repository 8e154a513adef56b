import { Figure } from './figure.mjs';
import { across, arcSegments, length, plus, radians, times, turn } from './vectors.mjs';

const YAW = radians(-34);
const PITCH = radians(17);
const [COS_YAW, SIN_YAW, COS_PITCH, SIN_PITCH] = [
  Math.cos(YAW),
  Math.sin(YAW),
  Math.cos(PITCH),
  Math.sin(PITCH),
];

/** How much a level circle is flattened, and an upright shortened, by the camera. */
export const camera = { flattening: SIN_PITCH, shortening: COS_PITCH };

/** Page coordinates (y down) of a point: x to the right, y up, z towards the viewer. */
export function project([x, y, z]) {
  const depth = -x * SIN_YAW + z * COS_YAW;
  return [x * COS_YAW + z * SIN_YAW, -(y * COS_PITCH - depth * SIN_PITCH)];
}

/** Depth: larger is nearer to the viewer. */
export const nearness = ([x, y, z]) => y * SIN_PITCH + (-x * SIN_YAW + z * COS_YAW) * COS_PITCH;

const ORIGIN = project([0, 0, 0]);
const flat = (vector) => plus(project(vector), ORIGIN, -1);

/** A machine seen by one axonometric camera. Parts are painted in the order they are added: farthest first. */
export class Solid extends Figure {
  face(style, points, closing = [['Z']]) {
    const [first, ...rest] = points.map(project);
    return this.stroke(style, [['M', first], ...rest.map((p) => ['L', p]), ...closing]);
  }

  edge(style, ...points) {
    return this.face(style, points, []);
  }

  /** A box from the corner with minimum x, minimum y and maximum z; extends right, up and away. */
  box(x, y, z, width, height, depth, style = 'outline') {
    const at = (i, j, k) => [x + i * width, y + j * height, z - k * depth];
    this.face(`side ${style}`, [at(1, 0, 0), at(1, 1, 0), at(1, 1, 1), at(1, 0, 1)]);
    this.face(`top ${style}`, [at(0, 1, 0), at(1, 1, 0), at(1, 1, 1), at(0, 1, 1)]);
    return this.face(`face ${style}`, [at(0, 0, 0), at(1, 0, 0), at(1, 1, 0), at(0, 1, 0)]);
  }

  /** A disc, or with angles in degrees an open arc, square to the normal. */
  disc(style, centre, normal, radius, from, to) {
    const [a, b] = across(normal).map((v) => flat(times(v, radius)));
    if (from === undefined) {
      return this.stroke(style, [...arcSegments(project(centre), a, b, 0, Math.PI * 2, 'M'), ['Z']]);
    }
    return this.stroke(style, arcSegments(project(centre), a, b, radians(from), radians(to), 'M'));
  }

  /** A disc with a hole: hides what is behind the rim, shows what is in the hole. */
  annulus(style, centre, normal, outer, inner) {
    const [u, v] = across(normal).map(flat);
    const circle = (r) => [
      ...arcSegments(project(centre), times(u, r), times(v, r), 0, Math.PI * 2, 'M'),
      ['Z'],
    ];
    return this.stroke(style, [...circle(outer), ...circle(inner)]);
  }

  /** The half of a line round a cylinder that faces the viewer. */
  hoop(style, centre, axis, radius) {
    const [u, v] = across(axis);
    const middle = (Math.atan2(nearness(v), nearness(u)) * 180) / Math.PI;
    return this.disc(style, centre, axis, radius, middle - 90, middle + 90);
  }

  /** A ring of round bar: thickness in the view's units. */
  ring(centre, normal, radius, thickness) {
    const [a, b] = across(normal).map((v) => flat(times(v, radius)));
    const path = [...arcSegments(project(centre), a, b, 0, Math.PI * 2, 'M'), ['Z']];
    return this.stroke('rim', path, thickness).stroke('rim-core', path, thickness * 0.62);
  }

  cylinder(base, axis, radius, { skin = 'side outline', cap = 'face outline', lit = true } = {}) {
    return this.cone(base, axis, radius, radius, { skin, cap, lit });
  }

  /** Frustum between two radii; the end that faces the viewer gets the cap. */
  cone(base, axis, from, to, { skin = 'side outline', cap = 'face outline', lit = true } = {}) {
    const [u, v] = across(axis).map(flat);
    const [near, far] = [project(plus(base, axis)), project(base)];
    const direction = plus(near, far, -1);
    const tangents = silhouette(u, v, direction, to - from);
    if (tangents) {
      const [t1, t2] = tangents;
      const path = [
        ...arcSegments(near, times(u, to), times(v, to), t1, t2, 'M'),
        ...arcSegments(far, times(u, from), times(v, from), t2, t1 + Math.PI * 2, 'L'),
        ['Z'],
      ];
      this.stroke(skin, path);
      const seen = nearness(axis) >= 0 ? [t2, t1 + Math.PI * 2] : [t1, t2];
      if (lit && skin.startsWith('side')) this.glint({ near, far, u, v, from, to, seen });
    } else {
      const end = from > to ? base : plus(base, axis);
      this.disc(skin, end, axis, Math.max(from, to));
    }
    if (!cap) return this;
    const facing = nearness(axis) >= 0;
    return this.disc(cap, facing ? plus(base, axis) : base, axis, facing ? to : from);
  }

  /** The bright strip along a round part, where light from the upper left falls. */
  glint({ near, far, u, v, from, to, seen }) {
    const edge = (t) => plus(times(u, Math.cos(t)), times(v, Math.sin(t)));
    const brightness = ([x, y]) => -x * 0.5 - y * 0.9;
    const [start, end] = brightness(edge(seen[0])) > brightness(edge(seen[1])) ? seen : [seen[1], seen[0]];
    const at = (part) => start + (end - start) * part;
    return this.stroke('lit', [
      ...arcSegments(near, times(u, to), times(v, to), at(0.1), at(0.36), 'M'),
      ...arcSegments(far, times(u, from), times(v, from), at(0.36), at(0.1), 'L'),
      ['Z'],
    ]);
  }

  ball(style, centre, radius) {
    const [x, y] = project(centre);
    return this.ellipse(style, x, -y, radius, radius);
  }

  /** An outline extruded along the axis (away from the viewer); only silhouette edges are drawn. */
  prism(points, axis, { side = 'side', face = 'face outline', pen = 'outline' } = {}) {
    const ring = points.map((p) => project(p));
    const winding = Math.sign(ring.reduce((sum, p, i) => sum + turn(p, ring[(i + 1) % ring.length]), 0));
    const shift = flat(axis);
    const shown = ring.map((p, i) => turn(plus(ring[(i + 1) % ring.length], p, -1), shift) * winding < 0);
    const back = points.map((p) => plus(p, axis));
    const next = (i) => (i + 1) % points.length;
    points.forEach((p, i) => {
      if (!shown[i]) return;
      this.face(side, [p, points[next(i)], back[next(i)], back[i]]);
      this.edge(pen, back[i], back[next(i)]);
    });
    points.forEach((p, i) => {
      const before = shown[(i + points.length - 1) % points.length];
      if (before !== shown[i]) this.edge(pen, p, back[i]);
    });
    return this.face(face, points);
  }

  /** Bolt heads on a circle around the centre, `rise` out of the surface. */
  bolts(centre, normal, radius, count, size, { style = 'bore hair', rise = 0, turned = 0.5 } = {}) {
    const [u, v] = across(normal);
    const heads = Array.from({ length: count }, (_, i) => {
      const t = ((i + turned) * 2 * Math.PI) / count;
      return plus(plus(centre, u, Math.cos(t) * radius), v, Math.sin(t) * radius);
    });
    heads.sort((a, b) => nearness(a) - nearness(b));
    for (const head of heads) {
      if (rise) this.cylinder(head, times(normal, rise / length(normal)), size, BOLT);
      else this.disc(style, head, normal, size);
    }
    return this;
  }

  /** Names a point at a place of its own (page coordinates), where the figure leaves room. */
  callout(point, [x, y], label, detail) {
    this.notes.push({ kind: 'callout', from: project(point), point: [x, y], label, detail });
    return this;
  }

  /** Names a point of the machine in the margin. */
  call(point, side, label, detail) {
    const [x, y] = project(point);
    return this.tag(x, -y, side, label, detail);
  }
}

const BOLT = { skin: 'side thin', cap: 'face thin', lit: false };

/** Angles at which the edges of a cone leave its two ends; the first arc looks along the axis. */
function silhouette(u, v, direction, widening) {
  const [p, q, c] = [turn(v, direction), -turn(u, direction), widening * turn(u, v)];
  const size = Math.hypot(p, q);
  if (size < Math.abs(c) || size < 1e-9) return null;
  const [middle, half] = [Math.atan2(q, p), Math.acos(c / size)];
  const [t1, t2] = [middle - half, middle + half];
  const m = (t1 + t2) / 2;
  const ahead = plus(times(u, Math.cos(m)), times(v, Math.sin(m)));
  return ahead[0] * direction[0] + ahead[1] * direction[1] > 0 ? [t1, t2] : [t2, t1 + Math.PI * 2];
}
