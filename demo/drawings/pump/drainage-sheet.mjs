import { headCurve } from '../parts/chart.mjs';
import { Figure } from '../camera/figure.mjs';
import { centreCross, flangeFront, flangeUpright, flowArrow, ground } from '../parts/profile.mjs';
import { flangeOf, mm, threadOf } from '../parts/standards.mjs';
import { radians } from '../camera/vectors.mjs';

export function drainageSection(model) {
  return [
    { figures: [cut(model)], share: 0.55, inset: 28 },
    { figures: [headCurve(model.duty)], share: 0.45, inset: 34, fill: 0.95 },
  ];
}

/** Heights and radii both views share. */
function partsOf({ body, height, dn, thread }) {
  const r = body / 2;
  const pipe = dn ? flangeOf(dn).pipe / 2 : threadOf(thread) * 0.62;
  const [foot, hull] = [height * 0.2, height * 0.3];
  const reach = r + pipe * 1.5;
  return {
    r,
    pipe,
    foot,
    hull,
    low: foot + hull,
    top: height * 0.88,
    reach,
    outletTop: foot + hull / 2 + pipe * 2.4,
  };
}

/** Width from the far side of the body to the outlet's edge, and the height with the handle (mm). */
export function drainageMeasures(model) {
  const { r, reach, pipe } = partsOf(model);
  const half = model.dn ? flangeOf(model.dn).outer / 2 : pipe * 1.45;
  return { width: Math.round(r + reach + half), height: Math.round(model.height + r * 0.53) };
}

function cut(model) {
  const figure = new Figure();
  const { r, pipe, foot, hull, low, top, reach, outletTop } = partsOf(model);
  const wall = r * 0.09;
  if (model.strainer) strainer(figure, r, foot);
  else for (const x of [-0.74, 0.74]) figure.rect('side thin', x * r - r * 0.08, 0, r * 0.16, foot);
  elbow(figure, { r, pipe, y: foot + hull / 2, reach, outletTop });
  figure.hatchedRect(-r, foot, 2 * r, hull, r * 0.09, 'face outline');
  figure.rect('bore thin', -r + wall * 1.4, foot + wall, 2 * r - wall * 2.8, hull - wall * 2.4, r * 0.12);
  figure
    .rect('bore', -r * 0.34, foot - 2, r * 0.68, wall * 2)
    .rect('bore', r * 0.8, foot + hull / 2 - pipe * 0.7, r * 0.5, pipe * 1.4);
  for (const s of [-1, 1]) {
    figure.polygon('copper cu', [
      [0, foot + hull * 0.78],
      [s * r * 0.62, foot + hull * 0.74],
      [s * r * 0.62, foot + hull * 0.4],
      [s * r * 0.16, foot + hull * 0.5],
    ]);
  }
  figure.rect('face outline', -r * 0.9, low, r * 1.8, model.height * 0.05);
  figure.hatchedRect(
    -r * 0.72,
    low + model.height * 0.05,
    r * 1.44,
    top - low - model.height * 0.05,
    r * 0.09,
    'face outline',
  );
  figure.rect('bore', -r * 0.64, low + model.height * 0.07, r * 1.28, top - low - model.height * 0.09);
  const [from, tall] = [low + model.height * 0.14, (top - low) * 0.56];
  for (const s of [-1, 1]) figure.rect('face thin', s * r * 0.45 - r * 0.17, from, r * 0.34, tall);
  figure.rect('side thin', -r * 0.24, from, r * 0.48, tall);
  figure.rect('copper cu', -r * 0.09, foot + hull * 0.5, r * 0.18, top - foot - hull * 0.5);
  figure
    .rect('face thin', -r * 0.22, low - hull * 0.1, r * 0.44, hull * 0.1)
    .rect('face thin', -r * 0.22, low + model.height * 0.055, r * 0.44, hull * 0.1);
  figure.polygon('face outline', [
    [-r * 0.78, top],
    [r * 0.78, top],
    [r * 0.5, model.height],
    [-r * 0.5, model.height],
  ]);
  figure.line('axis', 0, -foot * 0.3, 0, model.height * 1.06);
  flowArrow(figure, reach, outletTop - pipe, 0, 1, pipe * 1.3);
  figure.tag(-r * 0.45, from + tall * 0.7, 'left', 'Stator', model.power);
  figure.tag(-r * 0.2, low + model.height * 0.07, 'left', 'Salmastra', 'çift');
  figure.tag(-r * 0.4, foot + hull * 0.62, 'left', 'Çark', model.impeller);
  figure.tag(
    model.strainer ? -r * 0.8 : 0,
    model.strainer ? foot * 0.4 : foot * 1.02,
    'left',
    model.strainer ? 'Süzgeç' : 'Emiş',
  );
  return figure;
}

function strainer(figure, r, tall) {
  figure.rect('face outline', -r * 0.94, 0, r * 1.88, tall);
  for (let i = -6; i <= 6; i += 1) {
    figure.rect('bore hair', (i * r) / 7.4 - r * 0.035, tall * 0.24, r * 0.07, tall * 0.52, r * 0.03);
  }
}

function elbow(figure, { r, pipe, y, reach, outletTop }) {
  const outline = [
    [r * 0.6, y + pipe],
    [reach - pipe, y + pipe],
    [reach - pipe, outletTop],
    [reach + pipe, outletTop],
  ];
  for (let a = 0; a >= -90; a -= 10) {
    outline.push([reach + Math.cos(radians(a)) * pipe, y + Math.sin(radians(a)) * pipe]);
  }
  outline.push([r * 0.6, y - pipe]);
  figure.polygon('face outline', outline);
}

export function drainageSheet(model) {
  return [front(model), plan(model)];
}

function front(model) {
  const figure = new Figure();
  const { r, pipe, foot, hull, low, top, reach, outletTop } = partsOf(model);
  const { height } = model;
  const measures = drainageMeasures(model);
  if (model.strainer) strainer(figure, r, foot);
  else for (const x of [-0.74, 0.74]) figure.rect('side thin', x * r - r * 0.09, 0, r * 0.18, foot);
  elbow(figure, { r, pipe, y: foot + hull / 2, reach, outletTop });
  const half = model.dn ? flangeOf(model.dn).outer / 2 : pipe * 1.45;
  if (model.dn) flangeUpright(figure, reach, outletTop, 1, flangeOf(model.dn));
  else figure.rect('face outline', reach - half, outletTop - pipe * 0.7, half * 2, pipe * 0.7);
  figure.rect('face outline', -r, foot, 2 * r, hull, r * 0.08);
  figure.rect('face outline', -r * 0.9, low, r * 1.8, height * 0.05);
  figure.rect('face outline', -r * 0.72, low + height * 0.05, r * 1.44, top - low - height * 0.05);
  for (const y of [0.2, 0.8]) {
    figure.line('hair', -r * 0.72, low + (top - low) * y, r * 0.72, low + (top - low) * y);
  }
  figure.polygon('face outline', [
    [-r * 0.78, top],
    [r * 0.78, top],
    [r * 0.5, height],
    [-r * 0.5, height],
  ]);
  const arch = [
    [-r * 0.4, height],
    [-r * 0.38, height + r * 0.35],
    [-r * 0.2, height + r * 0.52],
    [r * 0.2, height + r * 0.52],
    [r * 0.38, height + r * 0.35],
    [r * 0.4, height],
  ];
  figure.polyline('rim', arch, r * 0.1).polyline('rim-core', arch, r * 0.06);
  figure.line('axis', 0, -foot * 0.2, 0, height + r * 0.7).line('axis', reach, foot, reach, outletTop + pipe);
  ground(figure, -r * 1.2, reach + half);
  figure.upwards(0, measures.height, -r, { level: 1, label: mm(measures.height) });
  figure.upwards(0, outletTop, reach + half, { side: 1, label: mm(outletTop) });
  figure.upwards(0, foot, -r, { label: mm(foot) });
  figure.across(-r, reach + half, 0, { level: 1, label: mm(measures.width) });
  figure.across(0, reach, 0, { label: mm(reach) });
  return figure;
}

function plan(model) {
  const figure = new Figure();
  const { r, pipe, reach } = partsOf(model);
  const y = model.height * 0.5;
  figure.rect('face thin', 0, y - pipe, reach, 2 * pipe);
  figure
    .circle('face outline', 0, y, r)
    .circle('face thin', 0, y, r * 0.78)
    .circle('face thin', 0, y, r * 0.5);
  for (let i = 0; i < 8; i += 1) {
    const t = radians(22.5 + i * 45);
    figure.circle('bore hair', Math.cos(t) * r * 0.89, y + Math.sin(t) * r * 0.89, r * 0.05);
  }
  figure.rect('face thin', -r * 0.45, y - r * 0.07, r * 0.9, r * 0.14, r * 0.06);
  if (model.dn) flangeFront(figure, reach, y, flangeOf(model.dn), 'outline');
  else figure.circle('face outline', reach, y, pipe * 1.4).circle('bore cu', reach, y, pipe * 0.8);
  centreCross(figure, 0, y, r * 1.15);
  figure.across(-r, r, y - r, { label: `Ø ${mm(2 * r)}` });
  figure.tag(reach, y, 'right', model.dn ? `DN ${model.dn}` : `G ${model.thread}`);
  return figure;
}
