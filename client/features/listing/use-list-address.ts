import { useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { type ListQuery, listAddress, readListQuery } from './list-query';

/**
 * The query of the address a visitor is at, and a way to go to another. What was just asked for is shown at once, before
 * its results are there; the back button brings the earlier one back.
 */
export function useListAddress(path: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const resultsRef = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<{ from: string; query: ListQuery } | null>(null);
  if (asked && asked.from !== location.key) setAsked(null);
  const settled = readListQuery(new URLSearchParams(location.search));

  const apply = (query: ListQuery, history: 'push' | 'replace' = 'push') => {
    setAsked({ from: location.key, query });
    bringIntoView(resultsRef.current);
    void navigate(listAddress(path, query), { preventScrollReset: true, replace: history === 'replace' });
  };
  return {
    query: asked?.from === location.key ? asked.query : settled,
    isLoading: navigation.state === 'loading' && navigation.location.pathname === path,
    apply,
    resultsRef,
  };
}

/** Whoever scrolled down through old results sees the new ones from their beginning; others stay where they are. */
function bringIntoView(results: HTMLElement | null) {
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView({ block: 'start' });
}
