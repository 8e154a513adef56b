import { type Range } from '../../../ui/navigation/list-state';

/** The slider's right end: it means «100.000 and more», no upper bound. */
export const SLIDER_END_LIRA = 100_000;
export const SLIDER_STEP_LIRA = 1_000;

/** Where the two thumbs stand; a bound beyond the slider stands at its end. */
export function thumbPlaces({ min, max }: Range): { low: number; high: number } {
  return {
    low: Math.min(min ?? 0, SLIDER_END_LIRA),
    high: Math.min(max ?? SLIDER_END_LIRA, SLIDER_END_LIRA),
  };
}

/** The bounds after the left thumb moved; it stops one step before the right one. */
export function moveLow(bounds: Range, low: number): Range {
  const stop = Math.max(0, thumbPlaces(bounds).high - SLIDER_STEP_LIRA);
  const moved = Math.min(low, stop);
  return { ...bounds, min: moved === 0 ? null : moved };
}

/** The bounds after the right thumb moved; at the right end there is none. */
export function moveHigh(bounds: Range, high: number): Range {
  const stop = Math.min(SLIDER_END_LIRA, thumbPlaces(bounds).low + SLIDER_STEP_LIRA);
  const moved = Math.max(high, stop);
  return { ...bounds, max: moved >= SLIDER_END_LIRA ? null : moved };
}
