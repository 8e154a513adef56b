import { Figure } from '../camera/figure.mjs';
import { centreCross, diameter, ground } from '../parts/profile.mjs';
import { mm } from '../parts/standards.mjs';
import { radians } from '../camera/vectors.mjs';

/** Heights of the connections as parts of the total height, from the floor. */
const CONNECTIONS = {
  cold: 0.13,
  coilOut: 0.24,
  circulation: 0.5,
  coilIn: 0.56,
  hot: 0.87,
  upperOut: 0.62,
  upperIn: 0.78,
};

const frameOf = ({ outer, height, stainless }) => {
  const feet = stainless ? Math.min(180, height * 0.11) : Math.min(90, height * 0.06);
  return { r: outer / 2, feet, dome: outer * (stainless ? 0.22 : 0.12), height };
};

/** Upright cut: jacket, tank, coils, anode, connections with their names. */
export function boilerSection(model) {
  const figure = new Figure();
  const { r, feet, dome, height } = frameOf(model);
  const skin = model.insulation ?? Math.min(r * 0.2, 80);
  standOn(figure, r, feet);
  const outer = capsule(0, feet, r, height - feet - dome, dome, model.stainless ? dome * 0.8 : 0);
  const inner = capsule(0, feet + skin, r - skin, height - feet - dome - skin * 1.2, dome * 0.85, dome * 0.7);
  figure.polygon('face outline', outer);
  figure.hatch(outer, r * 0.055);
  figure.polygon('bore outline', inner);
  const span = r - skin;
  if (model.coils > 0) coil(figure, span, height * CONNECTIONS.coilOut, height * CONNECTIONS.coilIn, skin);
  if (model.coils > 1) coil(figure, span, height * CONNECTIONS.upperOut, height * CONNECTIONS.upperIn, skin);
  inside(figure, model, { r, span, height, skin, feet });
  names(figure, model, { r, span, height, skin });
  return figure;
}

function standOn(figure, r, feet) {
  for (const x of [-1, 1]) {
    figure.rect('side thin', x * r * 0.62 - r * 0.05, 0, r * 0.1, feet + r * 0.25);
    figure.rect('face thin', x * r * 0.62 - r * 0.12, 0, r * 0.24, r * 0.04);
  }
  ground(figure, -r * 1.2, r * 1.2);
}

/** Outline of a shell with rounded ends: centre x, foot y, radius, height of the straight part with the lower dish. */
function capsule(x, y, r, tall, dome, dish) {
  const end = (cy, ry, from) =>
    Array.from({ length: 25 }, (_, i) => {
      const t = radians(from + i * 7.5);
      return [x + Math.cos(t) * r, cy + Math.sin(t) * ry];
    });
  return [...end(y + tall, dome, 0), ...end(y + dish, dish, 180)];
}

function coil(figure, span, low, high, skin) {
  const turns = Math.max(4, Math.min(11, Math.round((high - low) / (span * 0.28))));
  const radius = Math.min(((high - low) / turns) * 0.3, span * 0.09);
  const reach = span * 0.68;
  figure.polyline(
    'pipe',
    [
      [-reach, high],
      [-span - skin * 1.9, high],
    ],
    radius * 1.5,
  );
  figure.polyline(
    'pipe-core',
    [
      [-reach, high],
      [-span - skin * 1.9, high],
    ],
    radius * 0.9,
  );
  for (let i = 0; i <= turns; i += 1) {
    const y = low + ((high - low) * i) / turns;
    if (i < turns) {
      figure
        .line('none cu', -reach, y, reach, y + (high - low) / turns / 2)
        .line('none cu', reach, y + (high - low) / turns / 2, -reach, y + (high - low) / turns);
    }
    if (i < turns) figure.circle('copper cu-outline', reach, y + (high - low) / turns / 2, radius);
    figure.circle('copper cu-outline', -reach, y, radius);
  }
  figure.polyline(
    'pipe',
    [
      [-reach, low],
      [-span - skin * 1.9, low],
    ],
    radius * 1.5,
  );
  figure.polyline(
    'pipe-core',
    [
      [-reach, low],
      [-span - skin * 1.9, low],
    ],
    radius * 0.9,
  );
}

function inside(figure, { stainless, coils }, { r, span, height, skin, feet }) {
  for (const y of stubsOf(coils)) stub(figure, r, span, height * y, skin);
  if (stainless) {
    const size = span * 0.3;
    figure
      .rect('face outline', span, height * 0.33 - size, skin * 1.5, size * 2)
      .rect('side outline', span + skin * 1.5, height * 0.33 - size * 1.25, skin * 0.3, size * 2.5);
    return;
  }
  const top = height * 0.93;
  const anode = height * (coils > 1 ? 0.13 : 0.26);
  figure.rect('copper cu', -span * 0.05, top - anode, span * 0.1, anode);
  figure.rect('face outline', -span * 0.11, top, span * 0.22, height * 0.09);
  const size = span * 0.24;
  figure.rect('face outline', span, height * 0.36 - size, skin * 1.2, size * 2);
  figure.rect('side outline', span + skin * 1.2, height * 0.36 - size * 1.25, skin * 0.25, size * 2.5);
  figure.line('axis', 0, feet * 0.5, 0, height * 1.06);
}

const stubsOf = (coils) =>
  coils === 0
    ? [0.13, 0.38, 0.64, 0.87]
    : [CONNECTIONS.cold, CONNECTIONS.circulation + 0.1 * (coils > 1 ? 1 : 0), CONNECTIONS.hot];

function stub(figure, r, span, y, skin) {
  const size = Math.max(16, skin * 0.28);
  figure.rect('bore', span - 4, y - size, r - span + skin * 0.9, 2 * size);
  for (const s of [-1, 1]) figure.line('outline', span, y + s * size, r + skin * 0.85, y + s * size);
  figure.rect('face thin', r + skin * 0.5, y - size * 1.4, skin * 0.4, size * 2.8);
}

function names(figure, { coils, stainless, litres }, { r, span, height, skin }) {
  const edge = r + skin * 0.7;
  const [cold, middle, hot] = coils === 0 ? [0.13, 0.64, 0.87] : stubsOf(coils);
  figure.tag(edge, height * hot, 'right', coils === 0 ? 'Isıtma gidiş' : 'Sıcak su');
  figure.tag(edge, height * middle, 'right', coils === 0 ? 'Kaynak gidiş' : 'Resirkülasyon');
  figure.tag(edge, height * cold, 'right', coils === 0 ? 'Dönüş' : 'Soğuk su');
  figure.tag(r + skin * 0.3, height * (stainless ? 0.33 : 0.36), 'right', 'Temizlik flanşı');
  if (!stainless) figure.tag(0, height * 0.84, 'left', 'Magnezyum anot');
  if (coils > 0) figure.tag(-span * 0.68, height * 0.4, 'left', coils > 1 ? 'Alt serpantin' : 'Serpantin');
  if (coils > 1) figure.tag(-span * 0.68, height * 0.7, 'left', 'Üst serpantin');
  figure.tag(-r + skin * 0.4, height * 0.18, 'left', 'Yalıtım', `${mm(skin)} mm`);
  if (coils === 0) figure.tag(0, height * 0.5, 'left', 'Depo', `${mm(litres)} L`);
}

/** Front elevation with connection heights, and the plan. */
export function boilerSheet(model) {
  return [elevation(model), plan(model)];
}

function elevation(model) {
  const figure = new Figure();
  const { r, feet, dome, height } = frameOf(model);
  standOn(figure, r, feet);
  figure.polygon(
    'face outline',
    capsule(0, feet, r, height - feet - dome, dome, model.stainless ? dome * 0.8 : 0),
  );
  const seams = model.stainless ? [0.3, 0.62] : [0.1];
  for (const y of [...seams.map((s) => height * s), height - dome]) figure.line('hair', -r, y, r, y);
  const heights = stubsOf(model.coils);
  for (const y of heights) {
    figure.rect('face thin', r, height * y - 22, 40, 44).rect('face thin', r + 40, height * y - 32, 20, 64);
    figure.line('axis', r * 0.7, height * y, r + 96, height * y);
  }
  figure.circle('face thin', 0, height * 0.36, r * 0.3).circle('none hair', 0, height * 0.36, r * 0.22);
  figure
    .circle('face thin', 0, height * 0.74, r * 0.11)
    .line('cu', 0, height * 0.74, r * 0.06, height * 0.74 + r * 0.06);
  figure.line('axis', 0, -feet * 0.2, 0, height * 1.04);
  figure.upwards(0, height, -r, { level: 0, label: mm(height) });
  heights.forEach((y, i) =>
    figure.upwards(0, height * y, r + 60, { side: 1, level: i, label: mm(height * y) }),
  );
  figure.across(-r, r, 0, { label: diameter(model.outer) });
  return figure;
}

function plan(model) {
  const figure = new Figure();
  const { r, height } = frameOf(model);
  const y = height * 0.42;
  figure.rect('face thin', r * 0.9, y - 22, r * 0.1 + 40, 44).rect('face thin', r + 40, y - 32, 20, 64);
  figure.circle('face outline', 0, y, r);
  figure.circle('none thin', 0, y, r * 0.8);
  figure.circle('side thin', 0, y, r * 0.24).circle('bore thin', 0, y, r * 0.13);
  for (const t of [45, 135, 225, 315]) {
    const [cx, cy] = [Math.cos(radians(t)) * r * 0.62, Math.sin(radians(t)) * r * 0.62];
    figure.circle('none hidden', cx, y + cy, r * 0.08);
  }
  centreCross(figure, 0, y, r * 1.16);
  figure.across(-r, r + 60, y - r, { label: mm(2 * r + 60) });
  return figure;
}
