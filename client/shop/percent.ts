/** Whole percents, rounded down: 100 says that nothing is left. Null while it is not known of how many. */
export function percentOf({ done, total }: { done: number; total: number | null }): number | null {
  if (total === null || total <= 0) return null;
  return Math.min(100, Math.floor((done / total) * 100));
}
