import { useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { type ListQuery, listAddress, readListQuery } from './list-query';

/**
 * The query to show, and a way to go to another. `settled` is the one whose results are there; what was just asked for,
 * by a field or by a link, is shown at once, before its results are. The back button brings the earlier one back.
 */
export function useListAddress(path: string, settled: ListQuery) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const resultsRef = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<{ from: string; query: ListQuery } | null>(null);
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === path;
  const { key, search } = isLoading ? navigation.location : location;
  // A field has to show its change in the same moment; from the next one on the navigation knows it.
  if (asked && asked.from !== key) setAsked(null);
  const coming = isLoading ? readListQuery(new URLSearchParams(search)) : settled;

  const apply = (query: ListQuery, history: 'push' | 'replace' = 'push') => {
    setAsked({ from: key, query });
    bringIntoView(resultsRef.current);
    void navigate(listAddress(path, query), { preventScrollReset: true, replace: history === 'replace' });
  };
  return {
    query: asked?.from === key ? asked.query : coming,
    isLoading,
    apply,
    resultsRef,
  };
}

/** Scrolls to the start of the new results when the page was scrolled down through the old ones. */
function bringIntoView(results: HTMLElement | null) {
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView({ block: 'start' });
}
