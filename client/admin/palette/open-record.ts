import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type PaletteLine } from './palette-line';

/** The record that a screen shows, as the palette offers it. */
export interface OpenRecord {
  /** Where it is found again, and what tells it from others. */
  readonly line: PaletteLine & { readonly to: string };
  /** What can be done with it now. */
  readonly actions: readonly PaletteLine[];
}

/** With the one that is open. */
const MAX_RECENT = 6;

interface State {
  readonly open: OpenRecord | undefined;
  /** Those that were open, the last one first. In the memory of the page alone, which goes with the session: their lines name people. */
  readonly recent: readonly OpenRecord['line'][];
}

const EMPTY: State = { open: undefined, recent: [] };
let state = EMPTY;
const listeners = new Set<() => void>();

function change(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The record that is open, and those that were. */
export const useOpenRecords = (): State => useSyncExternalStore(subscribe, () => state);

/** Offers a record in the palette while its screen is shown, and the way back to it afterwards. */
export function useOpenRecord(record: OpenRecord): void {
  const { line, actions } = record;
  const offer = useEffectEvent(() => {
    const others = state.recent.filter(({ to }) => to !== line.to);
    change({ open: record, recent: [line, ...others].slice(0, MAX_RECENT) });
  });
  const version = [
    line.to,
    line.title,
    line.detail,
    ...actions.map(({ id, title }) => `${id} ${title}`),
  ].join('\n');
  useEffect(() => offer(), [version]);
  useEffect(() => () => change({ ...state, open: undefined }), []);
}
