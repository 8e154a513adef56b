import { useEffect, useRef, useState } from 'react';
import { loadPart } from '../../../ui/feedback/load-part';
import { type LoadPaletteSource, type PaletteSource } from '../palette-source';

interface LoadedSources {
  readonly sources: readonly PaletteSource[];
  readonly isLoading: boolean;
  /** A part of the build is missing: what it adds cannot be found. */
  readonly hasFailed: boolean;
}

const LOADING: LoadedSources = { sources: [], isLoading: true, hasFailed: false };

/** What sections add, whose code comes when the palette is first opened. @param attempt another number loads what is missing */
export function usePaletteSources(loads: readonly LoadPaletteSource[], attempt: number): LoadedSources {
  const [loaded, setLoaded] = useState(LOADING);
  const whole = useRef<readonly LoadPaletteSource[] | null>(null);
  useEffect(() => {
    if (whole.current === loads) return undefined;
    let isCurrent = true;
    const load = async () => {
      const settled = await Promise.allSettled(loads.map((one) => loadPart(one)));
      if (!isCurrent) return;
      const hasFailed = settled.some(({ status }) => status === 'rejected');
      if (!hasFailed) whole.current = loads;
      const sources = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      setLoaded({ sources, isLoading: false, hasFailed });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [loads, attempt]);
  return loaded;
}
