import { Figure } from '../camera/figure.mjs';
import { centreCross, diameter } from '../parts/profile.mjs';
import { Solid, nearness, project } from '../camera/solid.mjs';
import { mm } from '../parts/standards.mjs';
import { across, plus, times } from '../camera/vectors.mjs';

const TURNS = 6;

/**
 * Corrugated pipe, wound into a coil as it is sold.
 * @param {{ pipe: number, coil: number }} model outer diameter of the pipe and of the coil (mm)
 */
export function coilFront({ pipe, coil }) {
  const solid = new Solid();
  const r = coil / 2;
  const heights = Array.from({ length: TURNS }, (_, i) => i * pipe * 1.12);
  for (const y of heights) half(solid, y, r, pipe, 180);
  tail(
    solid,
    [
      [r * 0.4, 0, -r * 0.9],
      [r * 1.5, 0, -r * 0.7],
    ],
    pipe,
  );
  for (const y of heights) {
    half(solid, y, r, pipe, 0);
    ripples(solid, y, r, pipe);
  }
  const top = heights.at(-1);
  tail(
    solid,
    [
      [-r * 0.2, top + pipe * 1.1, r * 0.98],
      [r * 1.35, top + pipe * 1.1, r * 0.98],
    ],
    pipe,
  );
  solid.cylinder([r * 1.35, top + pipe * 1.1, r * 0.98], [pipe * 0.5, 0, 0], pipe * 0.44, {
    skin: 'copper cu',
    cap: 'bore cu',
  });
  return solid;
}

/** Degrees at which a level ring is nearest to the viewer. */
function nearest() {
  const [u, v] = across([0, 1, 0]);
  return (Math.atan2(nearness(v), nearness(u)) * 180) / Math.PI;
}

function half(solid, y, r, pipe, turned) {
  const middle = nearest() + turned;
  solid.disc('rim', [0, y, 0], [0, 1, 0], r, middle - 90, middle + 90);
  solid.marks.at(-1).thickness = pipe;
  solid.disc('rim-core', [0, y, 0], [0, 1, 0], r, middle - 90, middle + 90);
  solid.marks.at(-1).thickness = pipe * 0.86;
}

function tail(solid, [from, to], pipe) {
  const path = [
    ['M', project(from)],
    ['L', project(to)],
  ];
  solid.stroke('rim', path, pipe).stroke('rim-core', path, pipe * 0.86);
}

/** The rings of the corrugation on the side towards the viewer. */
function ripples(solid, y, r, pipe) {
  const [u, v] = across([0, 1, 0]);
  const middle = (nearest() * Math.PI) / 180;
  for (let t = -1.4; t <= 1.4; t += 0.1) {
    const out = plus(times(u, Math.cos(middle + t)), v, Math.sin(middle + t));
    const at = times(out, r);
    solid.edge('hair', [at[0], y - pipe * 0.4, at[2]], [at[0], y + pipe * 0.4, at[2]]);
  }
}

const waveAt = (pipe) => (x) => pipe / 2 - pipe * 0.06 + Math.cos((x / pipe) * Math.PI * 7) * pipe * 0.06;

/** A piece of the pipe, its nearer half cut away. */
export function coilSection(model) {
  const figure = new Figure();
  const { pipe } = model;
  const [long, wall] = [pipe * 2.4, pipe * 0.035];
  const wave = waveAt(pipe);
  const xs = Array.from({ length: 97 }, (_, i) => -long / 2 + (long * i) / 96);
  figure.polygon('bore', [...xs.map((x) => [x, wave(x)]), ...[...xs].reverse().map((x) => [x, -wave(x)])]);
  for (const s of [-1, 1]) {
    const band = [
      ...xs.map((x) => [x, s * wave(x)]),
      ...[...xs].reverse().map((x) => [x, s * (wave(x) - wall)]),
    ];
    figure.polygon('copper cu-outline', band);
  }
  for (let i = 1; i < 96; i += 7) figure.line('hair', xs[i], wave(xs[i]) - wall, xs[i], -wave(xs[i]) + wall);
  figure.line('axis', -long * 0.6, 0, long * 0.6, 0);
  figure.tag(xs[20], wave(xs[20]) - wall / 2, 'left', 'Et kalınlığı', model.wall);
  figure.tag(xs[80], 0, 'right', 'Akış', model.bore);
  figure.tag(xs[70], -wave(xs[70]), 'right', 'Ondüle yüzey', model.material);
  return figure;
}

export function coilSheet({ pipe, coil, bend }) {
  const front = new Figure();
  for (let i = 0; i < TURNS; i += 1) {
    front.rect('face outline', -coil / 2 - pipe / 2, i * pipe * 1.12, coil + pipe, pipe, pipe / 2);
  }
  front.line('axis', 0, -pipe, 0, TURNS * pipe * 1.12 + pipe);
  front.across(-coil / 2 - pipe / 2, coil / 2 + pipe / 2, 0, { label: diameter(coil + pipe) });
  front.upwards(0, (TURNS - 1) * pipe * 1.12 + pipe, -coil / 2 - pipe / 2, {
    label: mm((TURNS - 1) * pipe * 1.12 + pipe),
  });
  const plan = new Figure();
  plan.circle('face outline', 0, 0, coil / 2 + pipe / 2).circle('none outline', 0, 0, coil / 2 - pipe / 2);
  plan.circle('none cu', 0, 0, coil / 2);
  centreCross(plan, 0, 0, coil * 0.6);
  plan.tag(coil * 0.35, -coil * 0.36, 'right', diameter(pipe), `Büküm R ${mm(bend)}`);
  return [front, plan];
}
