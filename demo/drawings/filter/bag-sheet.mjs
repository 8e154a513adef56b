import { bagBody } from './bag-filter.mjs';
import { Figure } from '../camera/figure.mjs';
import { centreCross, diameter, flowArrow, ground } from '../parts/profile.mjs';
import { flangeOf, mm } from '../parts/standards.mjs';
import { radians } from '../camera/vectors.mjs';

/** Outline with a dished bottom and a flat top. */
function tub(r, low, high, dish) {
  const end = Array.from({ length: 25 }, (_, i) => {
    const t = radians(180 + i * 7.5);
    return [Math.cos(t) * r, low + Math.sin(t) * dish];
  });
  return [[-r, high], ...end, [r, high]];
}

const levels = (model) => {
  const { r, feet, tall, port } = bagBody(model);
  return {
    r,
    feet,
    port,
    high: feet + tall,
    inlet: feet + tall * 0.74,
    outlet: feet + tall * 0.16,
    wall: Math.max(6, r * 0.05),
  };
};

/** Upright cut: basket, bag and the way of the water. */
export function bagSection(model) {
  const figure = new Figure();
  const { r, feet, high, inlet, outlet, wall, port } = levels(model);
  stand(figure, r, feet);
  const shell = tub(r, feet, high, r * 0.42);
  figure.polygon('face outline', shell).hatch(shell, r * 0.08);
  figure.polygon('bore thin', tub(r - wall, feet, high, r * 0.42 - wall));
  const count = model.bags > 1 ? Math.min(3, model.bags) : 1;
  const wide = (r - wall) * (count > 1 ? 0.54 : 1.2);
  for (let i = 0; i < count; i += 1) {
    bag(figure, ((i - (count - 1) / 2) * (r - wall) * 2) / count, wide, feet + r * 0.1, high - r * 0.16);
  }
  branch(figure, -1, r, inlet, port, model);
  branch(figure, 1, r, outlet, port, model);
  lid(figure, r, high);
  figure.line('axis', 0, feet - r * 0.6, 0, high + r * 0.6);
  flowArrow(figure, -r - port * 1.6, inlet, 1, 0, port * 1.5);
  flowArrow(figure, r + port * 1.6, outlet, 1, 0, port * 1.5);
  const first = ((-(count - 1) / 2) * ((r - wall) * 2)) / count;
  figure.tag(
    first + wide * 0.3,
    feet + (high - feet) * 0.5,
    'right',
    'Torba',
    `${model.bags} adet, ${model.mesh}`,
  );
  figure.tag(first + wide / 2, feet + (high - feet) * 0.34, 'right', 'Delikli sepet');
  figure.tag(r * 0.9, high + r * 0.05, 'right', 'Kapak contası', model.gasket);
  figure.tag(-r - port * 2, inlet, 'left', 'Giriş', `DN ${model.dn}`);
  figure.tag(-r + wall * 0.5, feet + (high - feet) * 0.2, 'left', 'Gövde', model.material);
  return figure;
}

function stand(figure, r, feet) {
  for (const x of [-0.78, 0.78]) {
    figure
      .rect('side thin', x * r - r * 0.07, 0, r * 0.14, feet + r * 0.2)
      .rect('face thin', x * r - r * 0.16, 0, r * 0.32, r * 0.05);
  }
  ground(figure, -r * 1.3, r * 1.3);
}

function bag(figure, x, wide, low, high) {
  const outline = (w, from, to) => tub(w / 2, from + w * 0.3, to, w * 0.3).map(([px, py]) => [px + x, py]);
  figure.polygon('face thin', outline(wide, low, high));
  figure
    .polygon('hot', outline(wide * 0.86, low + wide * 0.06, high))
    .polygon('none cu-outline', outline(wide * 0.86, low + wide * 0.06, high));
  const rows = Math.round((high - low) / (wide * 0.2));
  for (let i = 1; i < rows; i += 1) {
    const y = low + ((high - low) * i) / rows;
    if (y > low + wide * 0.3) {
      for (const s of [-1, 1]) figure.circle('bore hair', x + s * wide * 0.465, y, wide * 0.02);
    }
  }
  figure.rect('face outline', x - wide * 0.58, high, wide * 1.16, wide * 0.06);
}

function branch(figure, side, r, y, port, { dn }) {
  const { outer, blade } = flangeOf(dn);
  const out = r + port * 2.6;
  const from = side > 0 ? r - 3 : -out;
  figure.rect('face outline', from, y - port, out - r + 3, port * 2);
  figure.rect('bore', from, y - port * 0.8, out - r + 3, port * 1.6);
  figure.rect('face outline', side > 0 ? out : -out - blade, y - outer / 2, blade, outer);
}

function lid(figure, r, high) {
  figure
    .rect('face outline', -r * 1.16, high - r * 0.12, r * 2.32, r * 0.14)
    .rect('face outline', -r * 1.16, high + r * 0.05, r * 2.32, r * 0.14);
  figure.rect('copper cu', -r * 1.02, high + r * 0.02, r * 2.04, r * 0.03);
  figure.arc('face outline', 0, high + r * 0.19, r * 0.94, r * 0.3, 0, 180);
  for (const x of [-1.06, 1.06]) {
    figure.rect('face thin', x * r - r * 0.05, high - r * 0.26, r * 0.1, r * 0.56);
  }
}

export function bagSheet(model) {
  return [front(model), plan(model)];
}

function front(model) {
  const figure = new Figure();
  const { r, feet, high, inlet, outlet, port } = levels(model);
  stand(figure, r, feet);
  figure.polygon('face outline', tub(r, feet, high, r * 0.42));
  for (const y of [feet, high - r * 0.3]) figure.line('hair', -r, y, r, y);
  branchOutside(figure, -1, r, inlet, port, model);
  branchOutside(figure, 1, r, outlet, port, model);
  lid(figure, r, high);
  figure.line('axis', 0, feet - r * 0.6, 0, high + r * 0.66);
  const out = r + port * 2.6 + flangeOf(model.dn).blade;
  figure.upwards(0, high + r * 0.5, -out, { level: 1, label: mm(high + r * 0.5) });
  figure.upwards(0, inlet, -out, { label: mm(inlet) });
  figure.upwards(0, outlet, out, { side: 1, label: mm(outlet) });
  figure.across(-r, r, 0, { label: diameter(2 * r) }).across(-out, out, 0, { level: 1, label: mm(2 * out) });
  return figure;
}

function branchOutside(figure, side, r, y, port, { dn }) {
  const { outer, blade } = flangeOf(dn);
  const out = r + port * 2.6;
  figure.rect('face outline', side > 0 ? r : -out, y - port, out - r, port * 2);
  figure.rect('face outline', side > 0 ? out : -out - blade, y - outer / 2, blade, outer);
  figure.line('axis', side * r * 0.6, y, side * (out + blade * 2.5), y);
}

function plan(model) {
  const figure = new Figure();
  const { r, high } = levels(model);
  const y = high * 0.5;
  figure.circle('face outline', 0, y, r * 1.16).circle('face thin', 0, y, r * 0.94);
  const count = model.bags > 1 ? 12 : 6;
  for (let i = 0; i < count; i += 1) {
    const t = radians((i * 360) / count);
    figure.circle('face thin', Math.cos(t) * r * 1.06, y + Math.sin(t) * r * 1.06, r * 0.08);
  }
  const ring = model.bags > 1 ? Math.min(model.bags, 6) : 1;
  const size = ring > 1 ? r * 0.26 : r * 0.56;
  for (let i = 0; i < ring; i += 1) {
    const t = radians((i * 360) / ring + 90);
    const off = ring > 1 ? r * 0.54 : 0;
    figure.circle('none cu', Math.cos(t) * off, y + Math.sin(t) * off, size);
  }
  centreCross(figure, 0, y, r * 1.32);
  figure.across(-r * 1.16, r * 1.16, y - r * 1.16, { label: diameter(r * 2.32) });
  return figure;
}
