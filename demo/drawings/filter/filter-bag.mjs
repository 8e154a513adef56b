import { Figure } from '../camera/figure.mjs';
import { diameter } from '../parts/profile.mjs';
import { Solid, camera, project } from '../camera/solid.mjs';
import { mm } from '../parts/standards.mjs';
import { arcSegments } from '../camera/vectors.mjs';

/**
 * Filter bags as spare parts: felt tube, welded bottom, sprung ring with two handles.
 * @param {{ outer: number, height: number }} model millimetres
 */
export function filterBagFront({ outer, height }) {
  const solid = new Solid();
  const r = outer / 2;
  for (const [x, z] of [
    [-r * 2.6, -r * 0.6],
    [0, 0],
    [r * 2.6, r * 0.6],
  ]) {
    bag(solid, x, z, r, height);
  }
  return solid;
}

function bag(solid, x, z, r, height) {
  const [cx, bottom] = project([x, 0, z]);
  const top = project([x, height, z])[1];
  const flat = r * camera.flattening;
  solid.stroke('side outline', [
    ...arcSegments([cx, top], [r, 0], [0, flat], Math.PI, 2 * Math.PI, 'M'),
    ...arcSegments([cx, bottom], [r, 0], [0, r * 0.62], 0, Math.PI, 'L'),
    ['Z'],
  ]);
  solid.stroke('lit', [
    ...arcSegments([cx, bottom], [r, 0], [0, r * 0.5], Math.PI * 0.95, Math.PI * 0.7, 'M'),
    ...arcSegments([cx, top], [r, 0], [0, flat], Math.PI * 0.7, Math.PI * 0.95, 'L'),
    ['Z'],
  ]);
  for (let i = 1; i < 9; i += 1) solid.hoop('none hair', [x, (height * i) / 9, z], [0, 1, 0], r);
  solid.stroke('cu', [
    ['M', [cx + r * 0.34, bottom + r * 0.5]],
    ['L', [cx + r * 0.34, top + flat]],
  ]);
  solid.cylinder([x, height, z], [0, r * 0.16, 0], r * 1.12, { skin: 'copper cu-outline', cap: 'copper cu' });
  solid.disc('bore thin', [x, height + r * 0.16, z], [0, 1, 0], r * 0.92);
  for (const side of [-1, 1]) {
    const at = project([x + side * r * 0.5, height + r * 0.16, z]);
    solid.stroke('thin', arcSegments([at[0], at[1]], [r * 0.3, 0], [0, r * 0.62], Math.PI, 2 * Math.PI, 'M'));
  }
}

/** One bag cut open: felt, weld, ring, way of the water. */
export function filterBagSection(model) {
  const figure = new Figure();
  const { outer, height } = model;
  const [r, felt] = [outer / 2, outer * 0.04];
  const tub = (radius, low) => {
    const end = Array.from({ length: 25 }, (_, i) => {
      const t = Math.PI + (i * Math.PI) / 24;
      return [Math.cos(t) * radius, low + radius + Math.sin(t) * radius];
    });
    return [[-radius, height], ...end, [radius, height]];
  };
  figure
    .polygon('hot', tub(r, 0))
    .polygon('none cu-outline', tub(r, 0))
    .polygon('bore cu', tub(r - felt, felt));
  figure.rect('copper cu-outline', -r * 1.14, height - r * 0.1, r * 0.3, r * 0.26);
  figure.rect('copper cu-outline', r * 0.84, height - r * 0.1, r * 0.3, r * 0.26);
  for (const s of [-1, 1]) figure.arc('thin', s * r * 0.5, height + r * 0.16, r * 0.28, r * 0.6, 0, 180);
  figure.line('axis', 0, -r * 0.4, 0, height + r);
  figure.tag(r * 1, height + r * 0.05, 'right', 'Yaylı halka');
  figure.tag(r - felt / 2, height * 0.6, 'right', 'Keçe', model.material);
  figure.tag(r * 0.5, r * 0.15, 'right', 'Kaynaklı dip');
  figure.tag(0, height * 0.4, 'left', 'Süzme', model.mesh);
  figure.tag(-r * 0.5, height + r * 0.7, 'left', 'Sap');
  return figure;
}

export function filterBagSheet({ outer, height }) {
  const figure = new Figure();
  const r = outer / 2;
  figure.rect('face outline', -r, 0, outer, height, r * 0.9);
  figure.rect('face', -r, height * 0.5, outer, height * 0.5).line('outline', -r, height * 0.4, -r, height);
  figure.line('outline', r, height * 0.4, r, height);
  figure.rect('copper cu-outline', -r * 1.12, height - r * 0.14, r * 2.24, r * 0.3, 4);
  figure.line('axis', 0, -r * 0.3, 0, height + r * 0.6);
  figure
    .upwards(0, height + r * 0.16, -r * 1.12, { label: mm(height) })
    .across(-r, r, 0, { label: diameter(outer) });
  const plan = new Figure();
  const y = height / 2;
  plan.circle('copper cu-outline', 0, y, r * 1.12).circle('bore thin', 0, y, r * 0.92);
  for (const s of [-1, 1]) {
    plan.rect('face thin', s * r * 0.5 - r * 0.26, y - r * 0.06, r * 0.52, r * 0.12, r * 0.05);
  }
  plan.line('axis', -r * 1.4, y, r * 1.4, y).line('axis', 0, y - r * 1.4, 0, y + r * 1.4);
  plan.across(-r * 1.12, r * 1.12, y - r * 1.12, { label: diameter(outer * 1.12) });
  return [figure, plan];
}
