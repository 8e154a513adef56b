import { plus, radians } from '../camera/vectors.mjs';

/** Valve actuators, drawn on top of the stem; sizes in millimetres. */

/** Hand lever on a notched plate; `size` is the radius of the mounting plate. */
export function lever(solid, at, size, { notched = true, long = size * 4.4 } = {}) {
  const seat = plus(at, [0, size * 0.16, 0]);
  if (notched) {
    solid.cylinder(at, [0, size * 0.16, 0], size, { cap: 'top outline' });
    for (let i = 0; i < 8; i += 1) {
      const t = radians(-10 + i * 16);
      const ray = (k) => plus(seat, [Math.cos(t) * size * k, 0, Math.sin(t) * size * k]);
      solid.edge('hair', ray(0.72), ray(0.96));
    }
  }
  solid.cylinder(seat, [0, size * 0.34, 0], size * 0.42, { cap: 'top outline' });
  const [x, y, z] = seat;
  solid.box(x + size * 0.1, y + size * 0.16, z + size * 0.2, long * 0.55, size * 0.18, size * 0.4);
  solid.box(x + long * 0.52, y + size * 0.1, z + size * 0.28, long * 0.48, size * 0.32, size * 0.56);
  solid.edge(
    'cu',
    [x + long * 0.56, y + size * 0.26, z + size * 0.28],
    [x + long * 0.96, y + size * 0.26, z + size * 0.28],
  );
}

/** Worm gear with a hand wheel towards the viewer. */
function gearBox(solid, at, size) {
  const [x, y, z] = at;
  solid.box(x - size, y, z + size, size * 2, size * 1.1, size * 2);
  solid.disc('none thin', [x, y + size * 1.1, z], [0, 1, 0], size * 0.6);
  solid.edge('cu', [x - size * 0.36, y + size * 1.1, z], [x + size * 0.36, y + size * 1.1, z]);
  const shaft = [x, y + size * 0.55, z + size];
  solid.cylinder(shaft, [0, 0, size * 0.8], size * 0.2, { cap: '' });
  wheel(solid, plus(shaft, [0, 0, size * 0.8]), [0, 0, 1], size * 1.5);
}

/** Hand wheel with three spokes, square to the axis. */
export function wheel(solid, centre, axis, radius) {
  const [u, v] = axis[2]
    ? [
        [1, 0, 0],
        [0, 1, 0],
      ]
    : [
        [1, 0, 0],
        [0, 0, 1],
      ];
  const spoke = (t) => plus(plus(centre, u, Math.cos(t) * radius), v, Math.sin(t) * radius);
  for (const degrees of [30, 150, 270]) solid.edge('outline', centre, spoke(radians(degrees)));
  solid.ring(centre, axis, radius, radius * 0.16);
  solid.disc('face outline', centre, axis, radius * 0.2);
  solid.disc('copper cu', centre, axis, radius * 0.08);
}

/** Electric drive with a window for its position. */
function electricDrive(solid, at, size) {
  const [x, y, z] = at;
  solid.cylinder(at, [0, size * 0.5, 0], size * 0.62, { cap: 'top outline' });
  const [low, wide, tall] = [y + size * 0.5, size * 3, size * 1.55];
  solid.box(x - wide / 2, low, z + wide * 0.34, wide, tall, wide * 0.68);
  const face = (i, j) => [x + i * wide, low + j * tall, z + wide * 0.34];
  solid.face('bore thin', [face(-0.36, 0.3), face(0.08, 0.3), face(0.08, 0.74), face(-0.36, 0.74)]);
  solid.edge('cu', face(-0.28, 0.4), face(-0.14, 0.6), face(0, 0.52));
  solid.disc('copper cu', face(0.3, 0.52), [0, 0, 1], size * 0.24);
  solid.cylinder([x, low + tall, z], [0, size * 0.36, 0], size * 0.62, { cap: 'top outline' });
  solid.cylinder([x + wide * 0.36, low + tall * 0.2, z + wide * 0.34], [0, 0, size * 0.4], size * 0.2, {
    skin: 'side thin',
    cap: 'face thin',
  });
}

/** Double-acting pneumatic drive: a finned cylinder lying across the pipe's line. */
function pneumaticDrive(solid, at, size) {
  const [x, y, z] = at;
  solid.cylinder(at, [0, size * 0.4, 0], size * 0.6, { cap: 'top outline' });
  const [radius, half] = [size * 0.82, size * 2];
  const middle = y + size * 0.4 + radius;
  solid.cylinder([x - half - size * 0.2, middle, z], [size * 0.2, 0, 0], radius * 1.08);
  solid.cylinder([x - half, middle, z], [half * 2, 0, 0], radius, { cap: '' });
  for (let i = 1; i < 9; i += 1) {
    solid.hoop('none hair', [x - half + (half * 2 * i) / 9, middle, z], [1, 0, 0], radius);
  }
  solid.cylinder([x + half, middle, z], [size * 0.2, 0, 0], radius * 1.08);
  solid.cylinder([x, middle + radius * 0.8, z], [0, size * 0.3, 0], size * 0.34, { cap: 'top outline' });
  solid.disc('copper cu', [x, middle + radius * 0.8 + size * 0.3, z], [0, 1, 0], size * 0.2);
}

/** Draws the drive a model names. */
export function drive(solid, kind, at, size) {
  const draw = { lever, gear: gearBox, electric: electricDrive, pneumatic: pneumaticDrive }[kind];
  if (!draw) throw new Error(`No drive is called ${kind}`);
  return draw(solid, at, size);
}
