import { chakra } from '@chakra-ui/react';

const WIDTH = 72;
const HEIGHT = 28;
const STROKE = 1.5;

/** The shape of some numbers, beside the numbers themselves: nothing to read. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * WIDTH;
    const y = HEIGHT - STROKE - (value / most) * (HEIGHT - 2 * STROKE);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <chakra.svg
      aria-hidden
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      width={`${String(WIDTH)}px`}
      height={`${String(HEIGHT)}px`}
      flexShrink="0"
      hideBelow="sm"
      marginBottom="1"
      overflow="visible"
    >
      <chakra.polygon
        points={`0,${String(HEIGHT)} ${points.join(' ')} ${String(WIDTH)},${String(HEIGHT)}`}
        fill="petrol.subtle"
      />
      <chakra.polyline
        points={points.join(' ')}
        fill="none"
        stroke="petrol.fg"
        strokeWidth={STROKE}
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}
