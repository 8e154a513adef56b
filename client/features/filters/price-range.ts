/** The slider's right end: it means «100.000 and more», no upper bound. */
export const SLIDER_END_LIRA = 100_000;
export const SLIDER_STEP_LIRA = 1_000;

/** Bounds of a price filter in lira; nothing is an open end. */
export interface PriceBounds {
  readonly minPriceLira: number | null;
  readonly maxPriceLira: number | null;
}

/** Where the two thumbs stand; a bound beyond the slider stands at its end. */
export function thumbPlaces({ minPriceLira, maxPriceLira }: PriceBounds): { low: number; high: number } {
  return {
    low: Math.min(minPriceLira ?? 0, SLIDER_END_LIRA),
    high: Math.min(maxPriceLira ?? SLIDER_END_LIRA, SLIDER_END_LIRA),
  };
}

/** The bounds after the left thumb moved; it stops one step before the right one. */
export function moveLow(bounds: PriceBounds, low: number): PriceBounds {
  const stop = Math.max(0, thumbPlaces(bounds).high - SLIDER_STEP_LIRA);
  const moved = Math.min(low, stop);
  return { ...bounds, minPriceLira: moved === 0 ? null : moved };
}

/** The bounds after the right thumb moved; at the right end there is none. */
export function moveHigh(bounds: PriceBounds, high: number): PriceBounds {
  const stop = Math.min(SLIDER_END_LIRA, thumbPlaces(bounds).low + SLIDER_STEP_LIRA);
  const moved = Math.max(high, stop);
  return { ...bounds, maxPriceLira: moved >= SLIDER_END_LIRA ? null : moved };
}
