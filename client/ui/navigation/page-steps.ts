type PageStep = number | 'gap';

/**
 * The page links to show: the first, the last, the current one and its neighbours, gaps between.
 * A gap never hides a single page: the page itself takes no more room.
 */
export function pageSteps(current: number, last: number): PageStep[] {
  const shown = [1, 2, current - 1, current, current + 1, last - 1, last];
  const near = [...new Set(shown)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  const kept = near.filter((page) => isKept(page, current, last));
  return kept.flatMap((page, index) => {
    const before = kept[index - 1];
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page];
  });
}

/** 2 and the last but one stand only where they would be the single page of a gap. */
function isKept(page: number, current: number, last: number): boolean {
  if (page === 1 || page === last || Math.abs(page - current) <= 1) return true;
  return page === 2 ? current === 4 : current === last - 3;
}
