import { COLLECTORS, skidOf } from './booster-set.mjs';
import { headCurve } from '../parts/chart.mjs';
import { Figure } from '../camera/figure.mjs';
import { flowArrow, ground, ribbedMotor } from '../parts/profile.mjs';
import { decimal, flangeOf, mm } from '../parts/standards.mjs';

const PITCH = 300;
const BASE = 90;

/** Section of one pump next to the curves of one to all pumps. */
export function boosterSection(model) {
  return [
    { figures: [pumpCut(model)], share: 0.5, inset: 28 },
    {
      figures: [headCurve({ ...model.duty, pumps: model.dutyPumps ?? model.pumps })],
      share: 0.5,
      inset: 34,
      fill: 0.96,
    },
  ];
}

function pumpCut({ pumpHeight: tall, motor, stages, power }) {
  const figure = new Figure();
  const m = motor / 2;
  const stack = tall * 0.46;
  const count = Math.min(12, Math.max(3, stages));
  const step = stack / count;
  figure.rect('face outline', -m * 1.7, 0, m * 3.4, 24);
  figure.hatchedRect(-m * 1.5, 24, m * 3, 92, m * 0.14, 'face outline');
  figure.rect('bore', -m * 1.7, 46, m * 3.4, 48).rect('bore', -m * 0.5, 46, m, 80);
  for (const y of [46, 94]) {
    figure.line('thin', -m * 1.7, y, -m * 0.5, y).line('thin', m * 0.5, y, m * 1.7, y);
  }
  for (const s of [-1, 1]) figure.rect('face outline', s * m * 1.7 - 8, 20, 16, 100);
  figure.hatchedRect(-m * 0.66, 116, m * 1.32, stack, m * 0.14, 'face outline');
  figure.rect('bore', -m * 0.58, 116, m * 1.16, stack);
  for (let i = 0; i < count; i += 1) {
    const y = 116 + i * step;
    figure.line('thin', -m * 0.58, y, m * 0.58, y);
    for (const s of [-1, 1]) {
      figure.polygon('copper cu', [
        [s * m * 0.1, y + step * 0.76],
        [s * m * 0.46, y + step * 0.62],
        [s * m * 0.46, y + step * 0.34],
        [s * m * 0.22, y + step * 0.24],
        [s * m * 0.1, y + step * 0.42],
      ]);
    }
  }
  const top = 116 + stack;
  figure.rect('face outline', -m * 0.86, top, m * 1.72, 26);
  figure.rect('bore thin', -m * 0.5, top + 26, m, 44);
  figure.rect('copper cu', -m * 0.08, 60, m * 0.16, stack + 150);
  figure.rect('face thin', -m * 0.2, top - 6, m * 0.4, 18);
  ribbedMotor(figure, 0, top + 70, motor, tall - top);
  figure.line('axis', 0, -20, 0, tall + 96);
  flowArrow(figure, -m * 1.3, 70, 1, 0, 60);
  flowArrow(figure, m * 1.3, 70, 1, 0, 60);
  figure.tag(-m * 0.5, top + 70 + (tall - top) * 0.5, 'left', 'Motor', power);
  figure.tag(-m * 0.14, top + 3, 'left', 'Salmastra');
  figure.tag(-m * 0.3, 116 + step * (count - 1.5), 'left', 'Kademe', `${stages} çark`);
  figure.tag(-m * 1.2, 50, 'left', 'Emiş');
  return figure;
}

export function boosterSheet(model) {
  return [front(model), side(model)];
}

/** Height, width and depth of the whole set (mm). */
export function boosterMeasures(model) {
  const { width, depth, pumpHeight } = skidOf(model);
  const panelTop = Math.max(300, pumpHeight * 0.42) + Math.max(300, pumpHeight * 0.4);
  return {
    height: Math.round(Math.max(pumpHeight, panelTop) + BASE),
    width: Math.round(width),
    depth: Math.round(depth),
  };
}

function front(model) {
  const figure = new Figure();
  const { width, first } = skidOf(model);
  const { pumps, pumpHeight: tall, motor, dn, tank, frequency } = model;
  const m = motor / 2;
  for (const x of [-width / 2 + 70, width / 2 - 130]) figure.rect('side thin', x, -BASE, 60, 34);
  if (tank) {
    const radius = Math.min(170, 90 + tank * 0.6);
    const high = Math.min(760, 420 + tank * 1.6);
    const x = -width / 2 + 190;
    for (const s of [-1, 1]) figure.rect('side thin', x + s * radius * 0.6 - 10, 0, 20, 140);
    figure.rect('face outline', x - radius, 110, radius * 2, high - 110, radius * 0.55);
    figure
      .line('hair', x - radius, 110 + (high - 110) / 2, x + radius, 110 + (high - 110) / 2)
      .line('axis', x, 60, x, high + 50);
  }
  for (let i = 0; i < pumps; i += 1) {
    const x = first + i * PITCH;
    const top = 106 + tall * 0.46;
    figure
      .rect('face outline', x - m * 0.95, 0, m * 1.9, 46)
      .rect('face outline', x - m * 0.8, 46, m * 1.6, 60);
    figure.rect('face outline', x - m * 0.62, 106, m * 1.24, tall * 0.46);
    figure
      .rect('face outline', x - m * 0.86, top, m * 1.72, 26)
      .rect('bore thin', x - m * 0.5, top + 26, m, 40);
    ribbedMotor(figure, x, top + 66, motor, tall - top - 66);
    figure.line('axis', x, -10, x, tall + 40);
  }
  const { outer } = flangeOf(dn);
  const r = dn * 0.56 + 6;
  panel(figure, { width, tall, pumps, frequency });
  const { y } = COLLECTORS;
  figure.rect('face outline', -width / 2 + 40, y - r, width - 110, 2 * r);
  for (const x of [-width / 2 + 14, width / 2 - 70]) figure.rect('face outline', x, y - outer / 2, 28, outer);
  figure.line('axis', -width / 2 - 40, y, width / 2, y);
  figure.rect('face outline', -width / 2, -BASE + 30, width, BASE - 30);
  ground(figure, -width / 2 - 40, width / 2 + 40, -BASE);
  const { height } = boosterMeasures(model);
  figure.across(-width / 2, width / 2, -BASE, { label: mm(width) });
  figure.upwards(-BASE, height - BASE, -width / 2, { level: 1, label: mm(height) });
  figure.upwards(-BASE, y, -width / 2, { label: mm(y + BASE) });
  return figure;
}

function panel(figure, { width, tall, pumps, frequency }) {
  const [x, low, high] = [width / 2 - 280, Math.max(300, tall * 0.42), Math.max(300, tall * 0.4)];
  for (const dx of [30, 180]) figure.rect('side thin', x + dx, 0, 20, low);
  figure.rect('face outline', x, low, 230, high, 6);
  if (frequency) figure.rect('bore thin', x + 40, low + high * 0.62, 150, high * 0.26);
  for (let i = 0; i < pumps; i += 1) {
    figure.circle('copper cu', x + (230 * (i + 1)) / (pumps + 1), low + high * 0.42, 13);
  }
}

function side(model) {
  const figure = new Figure();
  const { depth } = skidOf(model);
  const { pumpHeight: tall, motor, dn, duty } = model;
  const m = motor / 2;
  const { outer, circle, bolts, bore } = flangeOf(dn);
  const top = 106 + tall * 0.46;
  for (const x of [-depth / 2 + 40, depth / 2 - 100]) figure.rect('side thin', x, -BASE, 60, 34);
  figure.rect('face outline', -depth / 2, -BASE + 30, depth, BASE - 30);
  figure.rect('face thin', -COLLECTORS.z, COLLECTORS.y - 58, COLLECTORS.z * 2, 48);
  figure.rect('face outline', -m * 0.95, 0, m * 1.9, 46).rect('face outline', -m * 0.8, 46, m * 1.6, 60);
  figure
    .rect('face outline', -m * 0.62, 106, m * 1.24, tall * 0.46)
    .rect('face outline', -m * 0.86, top, m * 1.72, 26);
  figure.rect('bore thin', -m * 0.5, top + 26, m, 40);
  ribbedMotor(figure, 0, top + 66, motor, tall - top - 66);
  figure.line('axis', 0, -10, 0, tall + 40);
  for (const [x, y, hot] of [
    [-COLLECTORS.z, COLLECTORS.y, false],
    [COLLECTORS.z, COLLECTORS.y, true],
  ]) {
    figure.circle('face outline', x, y, outer / 2).circle('none hair', x, y, circle / 2);
    for (let i = 0; i < bolts; i += 1) {
      const t = ((i + 0.5) * 2 * Math.PI) / bolts;
      figure.circle(
        'bore hair',
        x + (Math.cos(t) * circle) / 2,
        y + (Math.sin(t) * circle) / 2,
        outer * 0.04,
      );
    }
    figure.circle(hot ? 'bore cu' : 'bore thin', x, y, bore / 2);
  }
  ground(figure, -depth / 2 - 40, depth / 2 + 40, -BASE);
  figure.across(-depth / 2, depth / 2, -BASE, { level: 1, label: mm(depth) });
  figure.across(-COLLECTORS.z, COLLECTORS.z, -BASE, { label: mm(COLLECTORS.z * 2) });
  figure.tag(COLLECTORS.z + bore * 0.2, COLLECTORS.y, 'right', `DN ${dn}`, `${decimal(duty.flow)} m³/h`);
  return figure;
}
