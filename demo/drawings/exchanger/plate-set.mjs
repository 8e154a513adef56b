import { Figure } from '../camera/figure.mjs';
import { measuresOf, pressedPlate } from './gasketed-exchanger.mjs';
import { centreCross } from '../parts/profile.mjs';
import { Solid } from '../camera/solid.mjs';
import { mm } from '../parts/standards.mjs';

/**
 * Spare plates and gaskets of a gasketed exchanger.
 * @param {{ dn: number, height: number, width: number, gasket: string, plate: string }} model millimetres
 */
export function plateSetFront(model) {
  const body = measuresOf({ ...model, plates: 3, pack: 60 });
  const solid = new Solid();
  for (const k of [2, 1, 0]) pressedPlate(solid, body, -k * body.w * 0.8);
  return solid;
}

/** One plate from the front: herringbone, ports and the gasket in its groove. */
export function plateSetSection(model) {
  const figure = plate(model, true);
  const { height: h, width: w } = model;
  figure.tag(w * 0.38, h * 0.2, 'right', 'Ana conta', model.gasket);
  figure.tag(-w * 0.25, h * 0.37, 'left', 'Halka conta');
  figure.tag(-w * 0.1, -h * 0.05, 'left', 'Balıksırtı desen', model.plate);
  figure.tag(w * 0.28, -h * 0.36, 'right', 'Geçiş deliği', `DN ${model.dn}`);
  return figure;
}

export function plateSetSheet(model) {
  const figure = plate(model, false);
  const { height: h, width: w } = model;
  figure
    .upwards(-h / 2, h / 2, -w / 2, { level: 1, label: mm(h) })
    .upwards(-h * 0.37, h * 0.37, -w / 2, { label: mm(h * 0.74) });
  figure
    .across(-w * 0.27, w * 0.27, -h / 2, { label: mm(w * 0.54) })
    .across(-w / 2, w / 2, -h / 2, { level: 1, label: mm(w) });
  const edge = new Figure();
  edge.rect('face outline', 0, -h / 2, 14, h).rect('copper cu', 14, -h * 0.47, 9, h * 0.94, 4);
  edge.across(0, 23, -h / 2, { label: model.thickness });
  edge.tag(18, h * 0.2, 'right', 'Conta', model.gasket);
  return [figure, edge];
}

function plate({ height: h, width: w, dn }, shaded) {
  const figure = new Figure();
  const port = Math.min(dn * 0.5 + 6, w * 0.14);
  figure.rect('face outline', -w / 2, -h / 2, w, h, w * 0.08);
  for (let i = 0; i <= 22; i += 1) {
    const y = -h * 0.25 + (i * h * 0.44) / 22;
    figure.polyline('none hair', [
      [-w * 0.37, y],
      [0, y + w * 0.22],
      [w * 0.37, y],
    ]);
  }
  for (const x of [-1, 1]) {
    for (const y of [-1, 1]) {
      figure.circle('bore outline', x * w * 0.27, y * h * 0.37, port);
      if (x !== y) figure.circle('none cu-outline', x * w * 0.27, y * h * 0.37, port * 1.35);
      if (!shaded) centreCross(figure, x * w * 0.27, y * h * 0.37, port * 1.7);
    }
  }
  const [gx, gy] = [w * 0.42, h * 0.45];
  figure.polygon('none cu-outline', [
    [-gx, -gy],
    [w * 0.02, -gy],
    [gx, -h * 0.24],
    [gx, gy],
    [-w * 0.02, gy],
    [-gx, h * 0.24],
  ]);
  return figure;
}
