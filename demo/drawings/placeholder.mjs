import { Figure } from './camera/figure.mjs';
import { radians } from './camera/vectors.mjs';

/** A drawing sheet with a gate valve in thin line, where a product has no picture yet. */
export function placeholder() {
  const figure = new Figure();
  for (const s of [-1, 1]) {
    figure.rect('none thin', s > 0 ? 92 : -104, -62, 12, 124, 2);
    figure.polyline('none thin', [
      [s * 92, 30],
      [s * 44, 44],
      [s * 36, 96],
    ]);
    figure.polyline('none thin', [
      [s * 92, -30],
      [s * 40, -48],
      [0, -54],
    ]);
    figure.rect('none thin', s > 0 ? 4 : -14, 120, 10, 62, 2);
  }
  figure.rect('none thin', -46, 96, 92, 12, 2).rect('none thin', -46, 108, 92, 12, 2);
  figure.rect('none thin', -20, 182, 40, 10, 2);
  figure.line('thin', 0, 120, 0, 206).rect('none cu', -62, 206, 124, 12, 6);
  figure.circle('none cu', 0, 0, 30);
  for (let t = 45; t < 360; t += 90) {
    const [c, s] = [Math.cos(radians(t)), Math.sin(radians(t))];
    figure.line('hair', c * 8, s * 8, c * 22, s * 22);
  }
  figure.line('axis', -150, 0, 150, 0).line('axis', 0, -90, 0, 240);
  return figure;
}
