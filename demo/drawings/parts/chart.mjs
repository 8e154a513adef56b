import { Figure } from '../camera/figure.mjs';
import { decimal } from './standards.mjs';

const WIDE = 300;
const HIGH = 250;

/**
 * Head over flow of a pump, with its duty point in copper; several pumps side by side give one line each.
 * @param {{ flow: number, head: number, pumps?: number }} duty flow in m³/h of all pumps, head in metres
 */
export function headCurve({ flow, head, pumps = 1 }) {
  const figure = new Figure();
  const shutOff = head * 1.24;
  const reach = flow * 1.45;
  const [xStep, yStep] = [niceStep(reach / 4), niceStep(shutOff / 5)];
  const [xMax, yMax] = [Math.ceil(reach / xStep) * xStep, Math.ceil((shutOff * 1.04) / yStep) * yStep];
  const at = (q, h) => [(q / xMax) * WIDE, (h / yMax) * HIGH];
  axes(figure, { xMax, yMax, xStep, yStep, at });
  for (let n = 1; n <= pumps; n += 1) {
    const share = (flow * n) / pumps;
    const points = Array.from({ length: 13 }, (_, i) => {
      const q = (share * 1.45 * i) / 12;
      return at(q, shutOff - (shutOff - head) * (q / share) ** 2);
    });
    figure.curve(n === pumps ? 'none outline' : 'none thin', points);
    if (pumps > 1) {
      const [x, y] = points[10];
      figure.circle('paper', x, y, 11).write(x, y - 7, String(n), { size: 18 });
    }
  }
  const [x, y] = at(flow, head);
  figure.polyline('cu', [
    [x, 0],
    [x, y],
    [0, y],
  ]);
  figure.circle('copper cu-outline', x, y, 6);
  figure.write(WIDE, HIGH + 22, `${decimal(flow)} m³/h, ${decimal(head)} m`, { anchor: 'end', size: 18 });
  return figure;
}

/** The last number of each axis makes room for the unit. */
function axes(figure, { xMax, yMax, xStep, yStep, at }) {
  for (let q = 0; q <= xMax + 1e-9; q += xStep) {
    const [x] = at(q, 0);
    figure.line('hair', x, 0, x, HIGH);
    figure.write(x, -30, q > xMax - xStep / 2 ? 'm³/h' : decimal(q), { size: 18 });
  }
  for (let h = 0; h <= yMax + 1e-9; h += yStep) {
    const [, y] = at(0, h);
    figure.line('hair', 0, y, WIDE, y);
    if (h > 0) figure.write(-10, y - 7, h > yMax - yStep / 2 ? 'm' : decimal(h), { anchor: 'end', size: 18 });
  }
  figure.polyline('none thin', [
    [0, HIGH],
    [0, 0],
    [WIDE, 0],
  ]);
}

/** The nearest 1, 2, 2.5 or 5 times a power of ten that is not smaller. */
function niceStep(rough) {
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= rough - 1e-9);
}
