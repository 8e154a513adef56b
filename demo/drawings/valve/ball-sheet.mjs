import { Figure } from '../camera/figure.mjs';
import { flatDrive } from './flat-actuators.mjs';
import { centreCross, flangeCut, flangeFront, flangeLevel, flowArrow } from '../parts/profile.mjs';
import { flangeOf, mm, threadOf } from '../parts/standards.mjs';

/** Measures of the body: p pipe, b body radius, bore of the ball. */
function bodyOf({ ends, dn, thread, bore }) {
  if (ends === 'flanged') {
    const flange = flangeOf(dn);
    const b = Math.max(flange.pipe * 0.71, flange.outer * 0.4);
    return {
      p: flange.pipe / 2,
      b,
      bore: dn / 2,
      blade: flange.blade,
      plate: Math.max(b * 0.42, 22),
      neck: b * 1.5,
    };
  }
  const r = threadOf(thread) / 2;
  const b = ends === 'threaded' ? r * 1.42 : r * 1.6;
  return {
    p: r * 1.25,
    b,
    bore: (bore ?? r * 1.64) / 2,
    blade: 0,
    plate: Math.max(r * 1.1, 16),
    neck: b + r * 0.5,
  };
}

export function ballSection(model) {
  const figure = new Figure();
  const body = bodyOf(model);
  const { b, bore, p } = body;
  const half = model.length / 2;
  const gap = b * 0.09;
  outerShell(figure, model, body);
  figure.rect('bore', -half, -bore, half * 2, bore * 2);
  for (const s of [-1, 1]) figure.line('thin', -half, s * bore, half, s * bore);
  const ball = Math.min(b * 0.84, bore * 1.5);
  for (const s of [-1, 1]) {
    figure.rect(
      'side thin',
      s > 0 ? ball * 0.55 : -ball * 0.55 - gap * 3,
      -bore * 1.24,
      gap * 3,
      bore * 2.48,
    );
  }
  figure.circle('copper cu-outline', 0, 0, ball);
  figure.rect('bore', -ball * 1.02, -bore, ball * 2.04, bore * 2);
  for (const s of [-1, 1]) {
    figure.line(
      'cu-outline',
      -Math.sqrt(ball ** 2 - bore ** 2),
      s * bore,
      Math.sqrt(ball ** 2 - bore ** 2),
      s * bore,
    );
  }
  const stem = Math.max(b * 0.11, 4);
  figure.rect('face outline', -stem, ball * 0.9, stem * 2, body.neck - ball * 0.9 + 4);
  figure.rect('copper cu', -stem * 2.2, b * 1.04, stem * 4.4, stem * 1.6);
  if (model.ends === 'flanged') figure.rect('face outline', -body.plate, body.neck - 8, body.plate * 2, 8);
  flatDrive(figure, model.drive, [0, body.neck], body.plate, 'front');
  figure.line('axis', -half * 1.15, 0, half * 1.15, 0);
  flowArrow(figure, -half * 0.8, 0, 1, 0, Math.min(bore * 0.9, half * 0.3));
  figure.tag(ball * 0.5, -bore - (ball - bore) * 0.4, 'right', 'Küre', model.ball);
  figure.tag(ball * 0.55 + gap, bore * 1.1, 'right', 'Oturma', model.seat);
  figure.tag(-b * 0.3, -b * 0.93, 'left', 'Gövde', model.material);
  figure.tag(-stem * 1.8, b * 1.04 + stem, 'left', 'Mil contası');
  if (p && model.ends === 'flanged') {
    figure.tag(-half + body.blade / 2, -flangeOf(model.dn).outer * 0.44, 'left', `DN ${model.dn}`);
  }
  return figure;
}

function outerShell(figure, { ends, dn, length }, { p, b, bore, blade }) {
  const half = length / 2;
  const outline =
    ends === 'flanged'
      ? [
          [-half + blade, p],
          [-b * 0.75, b],
          [b * 0.75, b],
          [half - blade, p],
          [half - blade, bore],
          [-half + blade, bore],
        ]
      : [
          [-half, p],
          [-b * 0.9, p],
          [-b * 0.7, b],
          [b * 0.7, b],
          [b * 0.9, p],
          [half, p],
          [half, bore],
          [-half, bore],
        ];
  for (const s of [1, -1]) {
    const points = outline.map(([x, y]) => [x, y * s]);
    figure.polygon('face outline', points);
    figure.hatch(points, b * 0.13);
  }
  if (ends === 'flanged') for (const s of [-1, 1]) flangeCut(figure, s * half, 0, s, flangeOf(dn), b * 0.13);
  figure.rect('face outline', -b * 0.3, b * 0.94, b * 0.6, b * 0.46);
  figure.hatch(
    [
      [-b * 0.3, b * 0.94],
      [b * 0.3, b * 0.94],
      [b * 0.3, b * 1.4],
      [-b * 0.3, b * 1.4],
    ],
    b * 0.13,
  );
}

export function ballSheet(model) {
  return [front(model), side(model)];
}

function front(model) {
  const figure = new Figure();
  const { p, b, blade, plate, neck, bore } = bodyOf(model);
  const half = model.length / 2;
  if (model.ends === 'flanged') {
    figure.polygon('face outline', [
      [-half + blade, -p],
      [-half + blade, p],
      [-b * 0.75, b],
      [b * 0.75, b],
      [half - blade, p],
      [half - blade, -p],
      [b * 0.75, -b],
      [-b * 0.75, -b],
    ]);
    for (const s of [-1, 1]) flangeLevel(figure, s * half, 0, s, flangeOf(model.dn));
    figure.line('thin', b * 0.6, -b, b * 0.6, b);
  } else if (model.ends === 'threaded') {
    figure.rect('face outline', -b, -b, b * 2, b * 2, b * 0.4);
    for (const s of [-1, 1]) {
      const x = s > 0 ? half * 0.5 : -half;
      figure.rect('face outline', x, -p * 1.2, half * 0.5, p * 2.4, 2);
      for (const y of [-0.4, 0.4]) figure.line('hair', x, y * p, x + half * 0.5, y * p);
    }
  } else threePieces(figure, { half, p, b });
  figure.rect('face outline', -b * 0.28, b * 0.98, b * 0.56, neck - b * 0.98);
  const top = flatDrive(figure, model.drive, [0, neck], plate, 'front');
  figure.line('axis', -half * 1.12, 0, half * 1.12, 0).line('axis', 0, -b * 1.3, 0, top * 1.04);
  const low = model.ends === 'flanged' ? -flangeOf(model.dn).outer / 2 : -b;
  figure.across(-half, half, low, { label: mm(model.length) });
  figure.upwards(0, top, -half, { label: mm(top) });
  if (model.ends !== 'flanged') figure.tag(half * 0.8, -bore * 0.3, 'right', `G ${model.thread}`);
  return figure;
}

function threePieces(figure, { half, p, b }) {
  figure.rect('face outline', -half, -p, half * 2, p * 2);
  figure.rect('face outline', -b * 0.6, -b * 0.94, b * 1.2, b * 1.88, 4);
  for (const s of [-1, 1]) {
    figure.rect('face outline', s > 0 ? b * 0.6 : -b * 0.86, -b, b * 0.26, b * 2, 2);
    for (const y of [-0.84, 0.84]) {
      figure.rect('face thin', s > 0 ? b * 0.86 : -b * 1, y * b - b * 0.08, b * 0.14, b * 0.16);
    }
  }
  for (const y of [-0.84, 0.84]) figure.rect('face thin', -b * 0.6, y * b - b * 0.06, b * 1.2, b * 0.12);
}

function side(model) {
  const figure = new Figure();
  const { b, plate, neck, bore, p } = bodyOf(model);
  figure.rect('face outline', -b * 0.28, 0, b * 0.56, neck);
  if (model.ends === 'flanged') flangeFront(figure, 0, 0, flangeOf(model.dn), 'outline');
  else if (model.ends === 'threaded') {
    figure.circle('face outline', 0, 0, b).circle('face thin', 0, 0, p * 1.16);
  } else figure.rect('face outline', -b, -b, b * 2, b * 2, b * 0.2).circle('face thin', 0, 0, p);
  figure.circle('bore cu', 0, 0, bore);
  flatDrive(figure, model.drive, [0, neck], plate, 'side');
  const reach = model.ends === 'flanged' ? flangeOf(model.dn).outer / 2 : b;
  centreCross(figure, 0, 0, reach * 1.15);
  figure.across(-reach, reach, -reach, {
    label: model.ends === 'three-piece' ? mm(reach * 2) : `Ø ${mm(reach * 2)}`,
  });
  figure.tag(
    bore * 0.4,
    bore * 0.2,
    'right',
    model.dn ? `DN ${model.dn}` : `Geçiş ${mm(bore * 2)}`,
    model.rating,
  );
  return figure;
}
