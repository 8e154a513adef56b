import { Figure } from '../camera/figure.mjs';
import { centreCross, flangeFront, flangeLevel, flowArrow, ribbedMotor } from '../parts/profile.mjs';
import { flangeOf, mm, threadOf } from '../parts/standards.mjs';

/** Draws both connections; returns the dimensions of the pipe between them. */
export function ends(figure, { dn, thread, length }) {
  const half = length / 2;
  if (dn) {
    const flange = flangeOf(dn);
    flangeLevel(figure, -half, 0, -1, flange);
    flangeLevel(figure, half, 0, 1, flange);
    return { half, r: flange.pipe / 2, blade: flange.blade, bore: dn / 2 };
  }
  const r = threadOf(thread) * 0.62;
  for (const x of [-half, half - r]) {
    figure.rect('face outline', x, -r * 1.4, r, r * 2.8, 3).line('hair', x, 0, x + r, 0);
  }
  return { half, r, blade: r, bore: r * 0.72 };
}

/** Front and side elevation. */
export function circulationSheet(model) {
  return model.rotor === 'dry' ? [dryFront(model), drySide(model)] : [wetFront(model), wetSide(model)];
}

const dryHeights = ({ dn, motor, motorLength, length }) => {
  const r = flangeOf(dn).pipe / 2;
  const rise = r * 1.45;
  const volute = Math.min((length / 2) * 0.66, r * 2.1 + motor * 0.16);
  return { r, rise, volute, seat: rise + 86, top: rise + 86 + motorLength };
};

/** Height above the pipe's axis, for the sheet and the data. */
export const dryPumpHeight = (model) => Math.round(dryHeights(model).top + flangeOf(model.dn).outer / 2);

/** Volute, lantern with the shaft in it, and motor: alike from the front and from the side. */
function dryBody(figure, model) {
  const { motor, motorLength } = model;
  const { rise, volute, seat } = dryHeights(model);
  figure.rect('face outline', -volute, -rise, volute * 2, rise * 2, rise * 0.25);
  figure
    .rect('face outline', -volute * 1.02, rise, volute * 2.04, 14)
    .rect('face outline', -motor * 0.43, rise + 14, motor * 0.86, 24);
  figure
    .rect('bore thin', -motor * 0.3, rise + 38, motor * 0.6, 48)
    .rect('copper cu', -motor * 0.08, rise + 38, motor * 0.16, 48);
  ribbedMotor(figure, 0, seat, motor, motorLength);
}

function dryFront(model) {
  const figure = new Figure();
  const { motor, motorLength, dn, length } = model;
  const { half, r, blade } = ends(figure, model);
  const { rise, seat, top } = dryHeights(model);
  figure.rect('face outline', -half + blade, -r, length - 2 * blade, 2 * r);
  dryBody(figure, model);
  figure.rect('face outline', -motor * 0.27, seat + motorLength * 0.2, motor * 0.54, motorLength * 0.5, 4);
  if (model.electronic) {
    figure.rect('bore thin', -motor * 0.18, seat + motorLength * 0.46, motor * 0.36, motorLength * 0.18);
  }
  flowArrow(figure, half * 0.72, 0, 1, 0, r * 0.9);
  centreCross(figure, 0, 0, rise * 1.3).line('axis', 0, -rise, 0, top + 20);
  figure.across(-half, half, -flangeOf(dn).outer / 2, { label: mm(length) });
  figure.upwards(-flangeOf(dn).outer / 2, top, -half, { level: 1, label: mm(top + flangeOf(dn).outer / 2) });
  figure.upwards(0, top, -half, { level: 0, label: mm(top) });
  return figure;
}

function drySide(model) {
  const figure = new Figure();
  const { motor, motorLength, dn } = model;
  const { seat, top } = dryHeights(model);
  dryBody(figure, model);
  figure.rect('face outline', motor / 2, seat + motorLength * 0.2, 60, motorLength * 0.5, 4);
  flangeFront(figure, 0, 0, flangeOf(dn), 'outline');
  centreCross(figure, 0, 0, flangeOf(dn).outer * 0.6).line('axis', 0, 0, 0, top + 20);
  figure.across(-motor / 2, motor / 2 + 60, -flangeOf(dn).outer / 2, { label: mm(motor + 60) });
  figure.tag(
    flangeOf(dn).circle * 0.35,
    -flangeOf(dn).circle * 0.2,
    'right',
    `DN ${dn}`,
    `${flangeOf(dn).bolts} cıvata`,
  );
  return figure;
}

function wetFront(model) {
  const figure = new Figure();
  const { motor, length, electronic, dn } = model;
  const { half, r, blade } = ends(figure, model);
  figure.rect('face outline', -half + blade, -r, length - 2 * blade, 2 * r);
  const volute = Math.min(half * 0.7, motor * 0.51);
  figure.circle('face outline', 0, 0, volute);
  const [w, h] = [motor * 0.95, motor * 0.88];
  figure.rect('face outline', -w / 2, -h / 2, w, h, 8);
  if (electronic) {
    figure
      .rect('bore thin', -w * 0.36, h * 0.06, w * 0.72, h * 0.3, 4)
      .circle('copper cu', 0, -h * 0.18, w * 0.14);
    figure.polyline('none cu', [
      [-w * 0.28, h * 0.13],
      [-w * 0.1, h * 0.22],
      [w * 0.06, h * 0.2],
      [w * 0.28, h * 0.3],
    ]);
  } else {
    figure
      .circle('bore thin', 0, h * 0.05, w * 0.22)
      .rect('copper cu', -w * 0.04, -h * 0.14, w * 0.08, h * 0.38);
  }
  figure.line('axis', -half - 12, 0, half + 12, 0).line('axis', 0, -volute * 1.3, 0, volute * 1.3);
  const low = dn ? -flangeOf(dn).outer / 2 : -Math.max(volute, r * 1.4);
  figure.across(-half, half, low, { label: mm(length) });
  figure.upwards(-h / 2, h / 2, -half, { label: mm(h) });
  return figure;
}

function wetSide(model) {
  const figure = new Figure();
  const { motor, motorLength, dn, thread, length } = model;
  const r = dn ? flangeOf(dn).pipe / 2 : threadOf(thread) * 0.62;
  const volute = Math.min((length / 2) * 0.7, motor * 0.51);
  const deep = r * 1.1;
  figure.rect('face outline', -deep, -volute, deep * 2, volute * 2, 4);
  figure.rect('face outline', deep, -motor * 0.41, motorLength * 0.62, motor * 0.82);
  for (let i = 1; i < 7; i += 1) {
    figure.line(
      'hair',
      deep + motorLength * 0.08 * i,
      -motor * 0.41,
      deep + motorLength * 0.08 * i,
      motor * 0.41,
    );
  }
  figure.rect('face outline', deep + motorLength * 0.6, -motor * 0.44, motorLength * 0.4, motor * 0.88, 6);
  if (dn) flangeFront(figure, 0, 0, flangeOf(dn), 'outline');
  else figure.circle('face outline', 0, 0, r * 1.45).circle('bore thin', 0, 0, r * 0.72);
  centreCross(figure, 0, 0, (dn ? flangeOf(dn).outer / 2 : r * 1.4) + 14);
  const low = -Math.max(dn ? flangeOf(dn).outer / 2 : 0, volute);
  figure.across(0, deep + motorLength, low, { label: mm(deep + motorLength) });
  figure.tag(r * 0.5, -r * 0.4, 'right', dn ? `DN ${dn}` : `G ${thread}`);
  return figure;
}
