/** A thing that another screen hands to the request for a quote: a product by its slug, or what it is in words. */
export interface WantedQuoteLine {
  readonly slug?: string;
  /** As the buyer wrote it. */
  readonly text?: string;
  readonly quantity: number;
  readonly unit?: string;
}

/** What `navigate` to the request takes along: it stays over a reload, and no address grows with it. */
export const quoteState = (lines: readonly WantedQuoteLine[]) => ({ quoteLines: lines });

/** What the way here took along; empty for any other state. */
export function wantedLinesIn(state: unknown): readonly WantedQuoteLine[] {
  if (typeof state !== 'object' || state === null || !('quoteLines' in state)) return [];
  return Array.isArray(state.quoteLines) ? (state.quoteLines as WantedQuoteLine[]) : [];
}
