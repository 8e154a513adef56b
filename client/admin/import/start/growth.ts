/** How much more or less there is than before, in whole per cent; null where there was nothing to compare with. */
export function growthPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** 23 → +%23, −7 → −%7 */
export function growthText(percent: number): string {
  return `${percent < 0 ? '−' : '+'}%${String(Math.abs(percent))}`;
}
