import { headCurve } from '../parts/chart.mjs';
import { Figure } from '../camera/figure.mjs';
import { ends } from './circulation-sheet.mjs';
import { flowArrow, ribbedMotor } from '../parts/profile.mjs';
import { flangeOf } from '../parts/standards.mjs';

/** Vertical section of the pump next to its curve. */
export function circulationSection(model) {
  const cut = model.rotor === 'dry' ? dryCut(model) : wetCut(model);
  return [
    { figures: [cut], share: 0.56, inset: 28 },
    { figures: [headCurve(model.duty)], share: 0.44, inset: 34, fill: 0.94 },
  ];
}

function dryCut(model) {
  const figure = new Figure();
  const { motor, motorLength, length, dn } = model;
  const { half, r, blade, bore } = ends(figure, model);
  const volute = Math.min((length / 2) * 0.66, r * 2.1 + motor * 0.16);
  const rise = r * 1.45;
  for (const s of [-1, 1]) {
    const [x, w] = s < 0 ? [-half + blade, half - blade - volute] : [volute, half - blade - volute];
    figure.hatchedRect(x, bore, w, r - bore, r * 0.3).hatchedRect(x, -r, w, r - bore, r * 0.3);
    figure.rect('bore', x - 2, -bore, w + 4, bore * 2);
  }
  figure.rect('face outline', -volute, -rise, volute * 2, rise * 2, rise * 0.3);
  figure.hatch(
    [
      [-volute, -rise],
      [volute, -rise],
      [volute, rise],
      [-volute, rise],
    ],
    r * 0.3,
  );
  figure.rect('bore thin', -volute * 0.86, -rise * 0.72, volute * 1.72, rise * 1.44, rise * 0.3);
  impeller(figure, volute * 0.62, rise * 0.5);
  const top = rise + 14;
  figure.rect('face outline', -volute * 1.02, rise, volute * 2.04, 14);
  figure.rect('face outline', -motor * 0.43, top, motor * 0.86, 26);
  for (const s of [-1, 1]) figure.rect('side thin', s * motor * 0.37 - 8, top + 26, 16, 46);
  figure.rect('copper cu', -motor * 0.075, 0, motor * 0.15, top + 90 + motorLength * 0.5);
  figure.rect('bore thin', -motor * 0.16, top - 8, motor * 0.32, 22);
  figure.rect('copper cu', -motor * 0.075, top - 10, motor * 0.15, 30);
  motorCut(figure, top + 72, motor, motorLength);
  figure.line('axis', 0, -rise * 1.5, 0, top + 96 + motorLength);
  flowArrow(figure, -half * 0.72, 0, 1, 0, r * 0.8);
  flowArrow(figure, half * 0.78, 0, 1, 0, r * 0.8);
  figure.tag(motor * 0.34, top + 72 + motorLength * 0.45, 'left', 'Motor', model.power);
  figure.tag(-motor * 0.1, top + 2, 'left', 'Salmastra');
  figure.tag(-volute * 0.4, -rise * 0.2, 'left', 'Çark');
  if (dn) figure.tag(-half + blade / 2, -flangeOf(dn).outer * 0.42, 'left', `DN ${dn}`);
  return figure;
}

function impeller(figure, reach, high) {
  for (const s of [-1, 1]) {
    figure.polygon('copper cu', [
      [s * reach * 0.1, high],
      [s * reach, high * 0.22],
      [s * reach, -high * 0.42],
      [s * reach * 0.42, -high * 0.7],
      [s * reach * 0.1, -high * 0.1],
    ]);
    figure.curve('none cu', [
      [s * reach * 0.3, high * 0.66],
      [s * reach * 0.6, -high * 0.1],
      [s * reach, -high * 0.1],
    ]);
  }
}

function motorCut(figure, y, motor, long) {
  ribbedMotor(figure, 0, y, motor, long);
  for (const s of [-1, 1]) {
    figure.rect('bore thin', s * motor * 0.27 - motor * 0.1, y + long * 0.16, motor * 0.2, long * 0.48);
  }
  figure.rect('side thin', -motor * 0.15, y + long * 0.16, motor * 0.3, long * 0.48);
  figure.rect('copper cu', -motor * 0.06, y, motor * 0.12, long * 0.74);
}

function wetCut(model) {
  const figure = new Figure();
  const { motor, motorLength, length } = model;
  const { half, r, bore, blade } = ends(figure, model);
  const volute = Math.min((length / 2) * 0.7, motor * 0.51);
  for (const s of [-1, 1]) {
    const [x, w] =
      s < 0 ? [-half + blade, half - blade - volute * 0.8] : [volute * 0.8, half - blade - volute * 0.8];
    figure.hatchedRect(x, bore, w, r - bore, r * 0.25).hatchedRect(x, -r, w, r - bore, r * 0.25);
    figure.rect('bore', x - 3, -bore, w + 6, bore * 2);
  }
  const deep = r * 1.1;
  figure.rect('face outline', -volute, -deep, volute * 2, deep * 2, deep * 0.3);
  figure.hatch(
    [
      [-volute, -deep],
      [volute, -deep],
      [volute, deep],
      [-volute, deep],
    ],
    r * 0.25,
  );
  figure.rect('bore thin', -volute * 0.84, -deep * 0.76, volute * 1.68, deep * 1.52, deep * 0.3);
  impeller(figure, volute * 0.66, deep * 0.6);
  const body = motorLength * 0.62;
  figure.rect('face outline', -motor * 0.41, deep, motor * 0.82, body);
  for (const s of [-1, 1]) {
    figure.rect('side thin', s * motor * 0.3 - motor * 0.09, deep + body * 0.14, motor * 0.18, body * 0.72);
  }
  figure.rect('bore thin', -motor * 0.17, deep, motor * 0.34, body * 0.92);
  figure.rect('copper cu', -motor * 0.14, deep + body * 0.16, motor * 0.28, body * 0.64);
  figure.rect('copper cu', -motor * 0.05, 0, motor * 0.1, deep + body * 0.9);
  figure.rect('face outline', -motor * 0.48, deep + body, motor * 0.96, motorLength * 0.38, 6);
  figure.rect('bore thin', -motor * 0.3, deep + body + motorLength * 0.12, motor * 0.6, motorLength * 0.14);
  figure.line('axis', 0, -deep * 1.5, 0, deep + motorLength * 1.06);
  flowArrow(figure, -half * 0.62, 0, 1, 0, r * 0.7);
  flowArrow(figure, half * 0.62, 0, 1, 0, r * 0.7);
  figure.tag(-motor * 0.3, deep + body + motorLength * 0.2, 'left', 'Kontrol', model.power);
  figure.tag(-motor * 0.1, deep + body * 0.5, 'left', 'Rotor');
  figure.tag(-motor * 0.3, deep + body * 0.3, 'left', 'Stator');
  figure.tag(-volute * 0.4, -deep * 0.2, 'left', 'Çark');
  return figure;
}
