import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { searchText } from '../../../shop/search-text';
import { type PaletteGroup } from '../palette-line';
import { type Finder } from '../palette-source';

/** Long enough to type the next letter, short enough not to be waited for. */
const PAUSE_MS = 120;
/** The server is asked for no shorter text. */
export const MIN_LETTERS = 2;

interface Answer {
  readonly text: string;
  readonly attempt: number;
  readonly groups: readonly PaletteGroup[];
  readonly hasFailed: boolean;
}

interface FoundGroups extends Pick<Answer, 'groups' | 'hasFailed'> {
  /** The groups are those of an earlier text. */
  readonly isSearching: boolean;
}

const NONE: Answer = { text: '', attempt: 0, groups: [], hasFailed: false };

/**
 * What the finders find for a text that is being typed. What was found last stays until the next is there.
 *
 * @param finders the same array for as long as they are the same
 * @param attempt another number asks again
 */
export function useFoundGroups(finders: readonly Finder[], typed: string, attempt: number): FoundGroups {
  const client = useClient();
  const [answer, setAnswer] = useState(NONE);
  const wanted = searchText(typed);
  const text = wanted.length < MIN_LETTERS || finders.length === 0 ? '' : wanted;
  useEffect(() => {
    if (text === '') return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const found = await Promise.allSettled(finders.map((find) => find(client, text, abort.signal)));
      if (abort.signal.aborted) return;
      const groups = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      const hasFailed = found.some(({ status }) => status === 'rejected');
      setAnswer({ text, attempt, groups: groups.filter(({ lines }) => lines.length > 0), hasFailed });
    };
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [client, finders, text, attempt]);
  // What was found for an earlier text is not shown for one that begins anew.
  if (text === '' && answer !== NONE) setAnswer(NONE);
  if (text === '') return { groups: [], hasFailed: false, isSearching: false };
  return { ...answer, isSearching: answer.text !== text || answer.attempt !== attempt };
}
