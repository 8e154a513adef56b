import { Solid, project } from '../camera/solid.mjs';
import { mm } from '../parts/standards.mjs';
import { plus } from '../camera/vectors.mjs';

/**
 * Gasketed plate heat exchanger.
 * @param {{ plates: number, dn: number, height: number, width: number, pack: number }} model millimetres
 */
export function gasketedFront(model) {
  const body = measuresOf(model);
  const solid = new Solid();
  rearColumn(solid, body);
  pressurePlate(solid, body, -(body.t + body.pack));
  platePack(solid, body);
  carryingBar(solid, body, -body.t, body.pack);
  tieBars(solid, body);
  framePlate(solid, body, 0);
  return solid;
}

/** Frame plate, three plates with their gaskets and the pressure plate, as an exploded view along the bolts. */
export function gasketedExploded(model) {
  const { solid, body, places, rear } = drawnApart(model, 0.62);
  const { w, h } = body;
  solid.call([-body.cx, body.cy, 4.8], 'left', 'Bağlantı', `DN ${model.dn}`);
  solid.call([-w * 0.2, -h * 0.24, 0], 'left', 'Ön gövde');
  solid.call([w * 0.37, h * 0.2, places[0]], 'right', 'Conta', model.gasket);
  solid.call([w * 0.3, -h * 0.16, places[1]], 'right', 'Plaka', `${model.plates} adet`);
  solid.call([w * 0.44, -h * 0.4, rear], 'right', 'Baskı plakası');
  return solid;
}

/** The picture of the home page: a wider exploded view with three call-outs and the height of the frame. */
export function gasketedHero(model) {
  const { solid, body, places } = drawnApart(model, 0.7);
  const { w, h } = body;
  const [x, y] = project([-w / 2, -h / 2 - 5, 0]);
  const [, top] = project([-w / 2, h / 2, 0]);
  solid.upwards(-y, -top, x, { label: mm(model.height) });
  const under = (z, drop) => plus(project([w * 0.1, -h / 2, z]), [0, h * drop]);
  solid.callout(
    [-body.cx, body.cy, 4.8],
    project([-w / 2, h * 0.76, 0]),
    'Flanş bağlantısı',
    `DN ${model.dn}, PN 16`,
  );
  solid.callout([w * 0.1, -h * 0.34, places[0]], under(places[0], 0.28), 'Plakalar', model.plate);
  solid.callout([w * 0.37, -h * 0.3, places[2]], under(places[2], 0.2), 'Conta', model.gasket);
  return solid;
}

/** @param {number} apart distance between neighbouring parts, as a share of the width */
function drawnApart(model, apart) {
  const body = measuresOf(model);
  const solid = new Solid();
  const step = body.w * apart;
  const places = [1, 2, 3].map((i) => -(body.t + step * i));
  const rear = -(body.t + step * 4.1);
  rearBars(solid, body, rear);
  pressurePlate(solid, body, rear);
  carryingBar(solid, body, places[2], step);
  [...places].reverse().forEach((z) => {
    pressedPlate(solid, body, z);
    carryingBar(solid, body, z + step, step);
  });
  frontBars(solid, body, places);
  framePlate(solid, body, 0);
  return { solid, body, places, rear };
}

/** The same exchanger in the centimetres of its drawing. */
export function measuresOf({ plates, dn, height, width, pack }) {
  const [w, h] = [width / 10, height / 10];
  const port = Math.min(w * 0.155, 2.4 + dn / 22);
  return { w, h, t: 3, pack: 5 + (pack / 10) * 1.35, plates, dn, port, cx: w * 0.29, cy: h * 0.38 };
}

function rearColumn(solid, { w, h, t, pack }) {
  const gap = Math.max(7, pack * 0.32);
  const back = -(t + pack + t + gap);
  solid.box(-3.2, -h / 2 - 5, back, 6.4, h + 10, 2.4);
  solid.box(-1.9, h / 2 - 0.6, 0, 3.8, 4, -back);
  solid.box(-w * 0.09, -h / 2 - 5, back + 0.6, w * 0.18, 1.4, 3.6);
}

function pressurePlate(solid, { w, h, t }, z) {
  solid.box(-w / 2, -h / 2, z, w, h, t);
}

function platePack(solid, { w, h, t, pack, plates }) {
  const [x, y] = [w / 2 - 2.2, h / 2 - 3.4];
  const lines = Math.max(9, Math.min(34, Math.round(plates * 0.6)));
  solid.box(-x, -y, -t, 2 * x, 2 * y, pack);
  for (let i = 1; i < lines; i += 1) {
    const z = -t - (pack * i) / lines;
    solid.edge(i % 2 ? 'hair' : 'cu', [x, -y, z], [x, y, z]);
    solid.edge('hair', [-x, y, z], [x, y, z]);
  }
}

/** The bar the plates hang on; a piece of it shows no joints, so pieces can follow each other. */
function carryingBar(solid, { h }, from, depth) {
  const [x, low, high] = [1.9, h / 2 - 0.6, h / 2 + 3.4];
  const piece = (style, [ax, ay], [bx, by]) => {
    const [near, far] = [from, from - depth];
    solid.face(style, [
      [ax, ay, near],
      [bx, by, near],
      [bx, by, far],
      [ax, ay, far],
    ]);
    solid.edge('outline', [ax, ay, near], [ax, ay, far]);
    solid.edge('outline', [bx, by, near], [bx, by, far]);
  };
  piece('side', [x, low], [x, high]);
  piece('top', [x, high], [-x, high]);
}

const BOLT_HEIGHTS = [-0.36, -0.12, 0.12, 0.36];
const ROD = { skin: 'side thin', cap: '' };

function tieBars(solid, { w, h, t, pack }) {
  for (const y of BOLT_HEIGHTS) {
    const start = [w / 2 - 0.9, y * h, -t - pack - t - 2.4];
    solid.cylinder(start, [0, 0, pack + 2 * t + 2.4], 0.75, { ...ROD, skin: 'face thin' });
  }
}

function framePlate(solid, { w, h, t, port, cx, cy, dn }, z) {
  solid.box(-w / 2, -h / 2, z, w, h, t);
  solid.box(-w / 2 + 1.5, -h / 2 - 5, z, 5, 5, 4);
  solid.box(w / 2 - 6.5, -h / 2 - 5, z, 5, 5, 4);
  solid.box(-2.6, h / 2 - 1, z + 1, 5.2, 5, 4.4);
  for (const y of BOLT_HEIGHTS) {
    for (const x of [-1, 1]) {
      solid.cylinder([x * (w / 2 - 1.7), y * h, z], [0, 0, 1.8], 1.05, {
        skin: 'side thin',
        cap: 'face thin',
        lit: false,
      });
    }
  }
  namePlate(solid, w, h, z);
  for (const x of [-1, 1]) for (const y of [-1, 1]) flange(solid, [x * cx, y * cy, z], port, dn, x < 0);
}

function namePlate(solid, w, h, z) {
  const at = (x, y) => [x * w, y * h, z];
  solid.face('none hair', [at(-0.16, -0.1), at(0.16, -0.1), at(0.16, 0.1), at(-0.16, 0.1)]);
  for (const y of [0.06, 0.02, -0.02]) solid.edge('hair', at(-0.12, y), at(y === 0.06 ? 0.12 : 0.08, y));
}

/** The hot side is the copper one: connections at the left. */
function flange(solid, centre, port, dn, hot) {
  solid.cylinder(centre, [0, 0, 3.2], port * 0.72);
  solid.cylinder(plus(centre, [0, 0, 3.2]), [0, 0, 1.6], port);
  const face = plus(centre, [0, 0, 4.8]);
  solid.bolts(face, [0, 0, 1], port * 0.79, dn >= 80 ? 8 : 4, port * 0.1);
  solid.disc(hot ? 'bore cu' : 'bore thin', face, [0, 0, 1], port * 0.56);
}

export function pressedPlate(solid, { w, h, cx, cy, port }, z) {
  const [x, y] = [w / 2 - 2.2, h / 2 - 3];
  solid.box(-x, -y, z, 2 * x, 2 * y, 0.5);
  const [gx, gy, corner] = [x - 1.6, y - 1.8, port * 1.25];
  const inner = [
    [-gx, -cy + corner],
    [-cx + corner, -gy],
    [gx, -gy],
    [gx, cy - corner],
    [cx - corner, gy],
    [-gx, gy],
  ];
  chevrons(solid, { x: gx - 1, y: cy - port * 1.5, z });
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) solid.disc('bore thin', [sx * cx, sy * cy, z], [0, 0, 1], port * 0.72);
  }
  solid.face(
    'none cu-outline',
    inner.map(([px, py]) => [px, py, z]),
  );
  for (const [sx, sy] of [
    [-1, -1],
    [1, 1],
  ]) {
    solid.disc('none cu', [sx * cx, sy * cy, z], [0, 0, 1], port * 0.95);
  }
}

/** Herringbone of the pressed plate. */
function chevrons(solid, { x, y, z }) {
  const count = Math.max(6, Math.round(y / 2.6));
  const rise = x * 0.55;
  for (let i = 0; i <= count; i += 1) {
    const base = -y + (i * (2 * y - rise)) / count;
    solid.edge('hair', [-x, base, z], [0, base + rise, z], [x, base, z]);
  }
}

function rearBars(solid, { w, h }, rear) {
  solid.box(-1.9, h / 2 - 0.6, rear, 3.8, 4, 6);
  for (const x of [-1, 1]) {
    for (const y of [-0.36, 0.36]) {
      solid.cylinder([x * (w / 2 - 0.9), y * h, rear], [0, 0, 2.4], 0.75, ROD);
    }
  }
}

/** Dash-dotted axes along which the parts slide together. */
function frontBars(solid, { w, h }, places) {
  const last = places.at(-1) - w * 0.6;
  for (const y of [-0.36, 0.36]) solid.edge('axis', [w / 2 - 0.9, y * h, 0], [w / 2 - 0.9, y * h, last]);
}
