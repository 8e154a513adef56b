import { type AnyVariables, type Client, type DocumentInput, type OperationContext } from '@urql/core';
import { type PaletteGroup, type PaletteLine } from './palette-line';

/** What a section of the panel adds to the command palette. */
export interface PaletteSource {
  /** Its screens, beside the one that the sidebar leads to. */
  readonly pages?: readonly PaletteLine[];
  readonly actions?: readonly PaletteLine[];
  readonly finder?: Finder;
}

/** Its code comes when the palette is first opened. */
export type LoadPaletteSource = () => Promise<PaletteSource>;

/**
 * Asks the server what a text may stand for; once the signal is aborted the answer is no longer wanted. Rejects with urql's
 * CombinedError.
 */
export type Finder = (client: Client, text: string, signal: AbortSignal) => Promise<readonly PaletteGroup[]>;

/** What is found is as it is now: the status of an order may have changed since the last search. */
const CONTEXT: Partial<OperationContext> = { requestPolicy: 'network-only' };

/** The finder of a query whose one variable is the text. */
export function finderOf<Data, Variables extends AnyVariables & { text: string }>(
  query: DocumentInput<Data, Variables>,
  groupsOf: (data: Data) => readonly PaletteGroup[],
): Finder {
  return (client, text, signal) =>
    new Promise((resolve, reject) => {
      const asked = client
        .query(query, { text } as Variables, CONTEXT)
        .subscribe(({ data, error, stale }) => {
          if (stale) return;
          if (data) resolve(groupsOf(data));
          else reject(error ?? new Error('A query was answered with neither data nor error'));
        });
      signal.addEventListener('abort', () => asked.unsubscribe());
    });
}
