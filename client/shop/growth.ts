/** How much more or less there is than before, in whole per cent; null where there was nothing to compare with. */
export function growthPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** 23 → +23%, −7 → −7%, 0 → 0%, and «—» where there was nothing to compare with. */
export function growthText(percent: number | null): string {
  if (percent === null) return '—';
  const sign = percent === 0 ? '' : percent < 0 ? '−' : '+';
  return `${sign}${String(Math.abs(percent))}%`;
}
