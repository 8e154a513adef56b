import { useMemo, useState } from 'react';
import { useOpenRecords } from '../open-record';
import { type PaletteGroup, type PaletteLine } from '../palette-line';
import { matchingGroups, searchedWords } from '../palette-matching';
import { type LoadPaletteSource, type PaletteSource } from '../palette-source';
import { useFoundGroups } from './use-found-groups';
import { usePaletteSources } from './use-palette-sources';

const MAX_RECENT = 5;

export interface PaletteContent {
  /** The sections that the person may see. */
  pages: readonly PaletteLine[];
  /** What can be done everywhere in the panel. */
  actions: readonly PaletteLine[];
  /** What the sections add; the same array for as long as they are the same. */
  sources: readonly LoadPaletteSource[];
}

/**
 * What the palette shows for a text: what is open first. What the browser knows itself comes first: it is there at once, and nothing that is found later
 * moves it.
 */
export function usePaletteGroups({ pages, actions, sources: loads }: PaletteContent, typed: string) {
  const [attempt, setAttempt] = useState(0);
  const { sources, isLoading, hasFailed: isPartMissing } = usePaletteSources(loads, attempt);
  const finders = useMemo(() => sources.flatMap(({ finder }) => finder ?? []), [sources]);
  const found = useFoundGroups(finders, typed, attempt);
  const words = searchedWords(typed);
  const { open, recent } = useOpenRecords();
  const own: PaletteGroup[] = [
    ...(open ? [{ title: open.line.title, lines: open.actions }] : []),
    { title: 'Son açılanlar', lines: recent.filter(({ to }) => to !== open?.line.to).slice(0, MAX_RECENT) },
    { title: 'Sayfalar', lines: [...pages, ...linesOf(sources, 'pages')] },
    { title: 'İşlemler', lines: [...linesOf(sources, 'actions'), ...actions] },
  ];
  return {
    words,
    /** Those that are never of an earlier text. */
    own: matchingGroups(own, typed),
    found: found.groups,
    isSearching: isLoading || found.isSearching,
    hasFailed: found.hasFailed || isPartMissing,
    retry: () => setAttempt(attempt + 1),
  };
}

/** Sections know nothing of the ids of others. */
const linesOf = (sources: readonly PaletteSource[], part: 'pages' | 'actions'): PaletteLine[] =>
  sources.flatMap((source, place) =>
    (source[part] ?? []).map((line) => ({ ...line, id: `${String(place)}.${line.id}` })),
  );
