import { drive } from './actuators.mjs';
import { flatDrive } from './flat-actuators.mjs';
import { Figure } from '../camera/figure.mjs';
import { centreCross, flowArrow } from '../parts/profile.mjs';
import { Solid } from '../camera/solid.mjs';
import { flangeOf, mm } from '../parts/standards.mjs';
import { plus, radians } from '../camera/vectors.mjs';

/** Between two flanges: wafer has four guide lugs, lug a threaded one for every bolt. */
const bodyOf = ({ dn, face }) => {
  const { circle, bolts } = flangeOf(dn);
  return {
    ring: circle * 0.44,
    bore: dn / 2,
    lugs: circle / 2,
    bolts,
    deep: face,
    neck: circle * 0.5 + dn * 0.35 + 30,
  };
};

/** @param {{ dn: number, face: number, body: 'wafer'|'lug', drive: string }} model face: length between flanges, mm */
export function butterflyFront(model) {
  const solid = new Solid();
  const { ring, bore, lugs, bolts, deep, neck } = bodyOf(model);
  const z = -deep / 2;
  solid.cylinder([0, -ring * 1.3, z], [0, ring * 0.5, 0], ring * 0.16, { cap: '' });
  lugRing(solid, { lugs, bolts, deep, ring, all: model.body === 'lug' });
  solid.cylinder([0, ring * 0.86, z], [0, neck - ring * 0.86, 0], ring * 0.2, { cap: '' });
  solid.cylinder([0, 0, -deep], [0, 0, deep], ring);
  solid.disc('none thin', [0, 0, 0], [0, 0, 1], ring * 0.88);
  solid.disc('bore outline', [0, 0, 0], [0, 0, 1], bore);
  solid.disc('none thin', [0, 0, -deep], [0, 0, 1], bore, 130, 250);
  clack(solid, bore * 0.965, z);
  const plate = Math.max(24, ring * 0.4);
  solid.cylinder([0, neck, z], [0, 12, 0], plate, { cap: 'top outline' });
  drive(solid, model.drive, [0, neck + 12, z], plate);
  return solid;
}

function lugRing(solid, { lugs, bolts, deep, ring, all }) {
  const size = ring * 0.16;
  const count = all ? bolts : 4;
  const centres = Array.from({ length: count }, (_, i) => ((i + 0.5) * 2 * Math.PI) / count);
  for (const t of centres) {
    const at = [Math.cos(t) * lugs, Math.sin(t) * lugs, -deep * 0.82];
    solid.cylinder(at, [0, 0, deep * 0.7], size);
    solid.disc('bore hair', plus(at, [0, 0, deep * 0.7]), [0, 0, 1], size * 0.5);
  }
}

/** The disc that opens and shuts, a little ajar, on its shaft. */
function clack(solid, radius, z) {
  const t = radians(36);
  solid.disc('copper cu-outline', [0, 0, z], [Math.sin(t), 0, Math.cos(t)], radius);
  solid.cylinder([0, -radius * 1.02, z + 3], [0, radius * 2.04, 0], radius * 0.11, {
    skin: 'face thin',
    cap: '',
    lit: false,
  });
  for (const y of [0.58, -0.58]) {
    solid.disc('face hair', [0, radius * y, z + radius * 0.12], [0, 0, 1], radius * 0.16);
  }
}

/** Cut along the pipe: body, liner, disc and shaft. */
export function butterflySection(model) {
  const figure = new Figure();
  const { ring, bore, deep, neck } = bodyOf(model);
  const { circle, blade, outer } = flangeOf(model.dn);
  const shaft = Math.max(10, bore * 0.16);
  for (const side of [-1, 1]) counterFlange(figure, side, { deep, blade, outer, bore });
  for (const s of [-1, 1]) {
    const low = s > 0 ? bore : -ring;
    figure.hatchedRect(-deep / 2, low, deep, ring - bore, bore * 0.08, 'face outline');
  }
  figure.rect('bore', -deep / 2, -bore, deep, bore * 2);
  for (const s of [-1, 1]) {
    figure.rect('side thin', -deep / 2, s > 0 ? bore * 0.94 : -bore, deep, bore * 0.06);
  }
  figure.hatchedRect(-shaft * 1.5, ring, shaft * 3, neck - ring, bore * 0.08, 'face outline');
  figure.rect('face outline', -shaft / 2, -ring * 1.14, shaft, ring * 1.14 - bore * 0.8);
  figure.rect('face outline', -shaft / 2, bore * 0.8, shaft, neck + 20 - bore * 0.8);
  figure.ellipse('copper cu-outline', 0, 0, Math.min(bore * 0.17, deep * 0.3), bore * 0.94);
  for (const s of [-1, 1]) figure.circle('face thin', 0, s * bore * 0.55, bore * 0.05);
  figure.rect('face outline', -Math.max(24, ring * 0.4), neck, Math.max(24, ring * 0.4) * 2, 12);
  flatDrive(figure, model.drive, [0, neck + 12], Math.max(24, ring * 0.4), 'side');
  figure.line('axis', -deep * 1.6 - blade * 2, 0, deep * 1.6 + blade * 2, 0);
  flowArrow(figure, -deep / 2 - blade - bore * 0.42, 0, 1, 0, bore * 0.5);
  figure.tag(bore * 0.02, bore * 0.72, 'right', 'Klape', model.disc);
  figure.tag(deep * 0.4, -bore * 0.97, 'right', 'Manşet', model.seat);
  figure.tag(shaft * 0.2, ring + (neck - ring) * 0.5, 'right', 'Mil');
  figure.tag(deep * 0.3, ring - (ring - bore) * 0.4, 'left', 'Gövde', model.material);
  figure.tag(-deep / 2 - blade * 0.5, -circle / 2, 'left', 'Flanş', `DN ${model.dn}`);
  return figure;
}

function counterFlange(figure, side, { deep, blade, outer, bore }) {
  const x = side > 0 ? deep / 2 + 2 : -deep / 2 - 2 - blade;
  for (const s of [-1, 1]) {
    figure.hatchedRect(x, s > 0 ? bore : -outer / 2, blade, outer / 2 - bore, bore * 0.16, 'face thin');
  }
  const pipe = side > 0 ? x + blade : x - bore * 0.9;
  for (const s of [-1, 1]) {
    figure.hatchedRect(
      pipe,
      s > 0 ? bore : -bore - blade * 0.35,
      bore * 0.9,
      blade * 0.35,
      bore * 0.1,
      'face thin',
    );
  }
}

export function butterflySheet(model) {
  const { ring, bore, lugs, bolts, deep, neck } = bodyOf(model);
  const plate = Math.max(24, ring * 0.4);
  const front = new Figure();
  const count = model.body === 'lug' ? bolts : 4;
  for (let i = 0; i < count; i += 1) {
    const t = ((i + 0.5) * 2 * Math.PI) / count;
    const [x, y] = [Math.cos(t) * lugs, Math.sin(t) * lugs];
    front.circle('face outline', x, y, ring * 0.16).circle('bore hair', x, y, ring * 0.085);
  }
  front.rect('face outline', -ring * 0.2, ring * 0.8, ring * 0.4, neck - ring * 0.8);
  front.rect('face outline', -ring * 0.14, -ring * 1.2, ring * 0.28, ring * 0.5);
  front
    .circle('face outline', 0, 0, ring)
    .circle('none hair', 0, 0, ring * 0.88)
    .circle('copper cu-outline', 0, 0, bore);
  front.rect('face thin', -bore * 0.1, -bore, bore * 0.2, bore * 2);
  front.rect('face outline', -plate, neck, plate * 2, 12);
  const top = flatDrive(front, model.drive, [0, neck + 12], plate, 'front');
  centreCross(front, 0, 0, ring * 1.35);
  front.across(-ring, ring, -ring * 1.2, { label: `Ø ${mm(ring * 2)}` });
  front.upwards(0, top, -ring, { level: 1, label: mm(top) });
  front.upwards(-ring * 1.2, 0, -ring, { level: 0, label: mm(ring * 1.2) });
  const side = new Figure();
  side.rect('face outline', -deep / 2, -ring, deep, ring * 2, 3);
  for (const y of [-1, 1]) side.line('hidden', -deep / 2, y * bore, deep / 2, y * bore);
  side.rect('face outline', -ring * 0.16, ring, ring * 0.32, neck - ring);
  side.rect('face outline', -plate, neck, plate * 2, 12);
  flatDrive(side, model.drive, [0, neck + 12], plate, 'side');
  side.line('axis', -deep, 0, deep, 0).line('axis', 0, -ring * 1.2, 0, neck * 1.05);
  side.across(-deep / 2, deep / 2, -ring * 1.2, { label: mm(deep) });
  side.tag(deep * 0.2, -bore * 0.5, 'right', `DN ${model.dn}`, model.rating);
  return [front, side];
}
