import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { useOwnNumberMatches } from '../../purchases/own-number-matches';
import { searchText } from '../../../shop/search-text';
import { SuggestionsQuery, type SuggestionOption, suggestionOptions } from './suggestion-options';

/** A pause this long means the visitor waits for something. */
const PAUSE_MS = 180;
const MIN_LETTERS = 2;

/** What the shop suggests for what is typed so far. Older suggestions stay until the new ones are there. */
export function useSuggestions(typed: string): SuggestionOption[] {
  const wanted = searchText(typed);
  const text = useAfterPause(wanted);
  const isAsked = text.length >= MIN_LETTERS && wanted.length >= MIN_LETTERS;
  const [{ data }] = useQuery({ query: SuggestionsQuery, variables: { text }, pause: !isAsked });
  const ownNumbers = useOwnNumberMatches(isAsked ? text : '');
  return isAsked && data ? suggestionOptions(data.suggestions, ownNumbers) : [];
}

function useAfterPause(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value]);
  return settled;
}
