import { type RowData } from '@tanstack/react-table';
import { useState } from 'react';
import { toaster } from '../../ui/feedback/toaster';
import { filterKey, type ListDeclaration, type ListedState } from './declare-list';

/** The selected rows. They belong to what was asked for: nothing is done to rows that another filter has put out of sight. */
export interface ListSelection<Row> {
  readonly ids: ReadonlySet<string>;
  /** As they were listed last: they may have been changed since they were selected. */
  readonly rows: readonly Row[];
  /** How many stand on other pages. */
  readonly elsewhere: number;
  readonly select: (ids: ReadonlySet<string>) => void;
  readonly replace: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

interface SelectionOptions<State extends ListedState, Row extends RowData, Data> {
  readonly list: Pick<ListDeclaration<State, Row, Data>, 'row' | 'noun' | 'maxSelected'>;
  readonly state: State;
  readonly rows: readonly Row[] | undefined;
}

/** Rows that are selected on all pages of what is asked for. Another filter, search or tab empties the selection. */
export function useListSelection<State extends ListedState, Row extends RowData, Data>({
  list: { row: rowOf, noun, maxSelected = Infinity },
  state,
  rows = [],
}: SelectionOptions<State, Row, Data>): ListSelection<Row> {
  const filter = filterKey(state);
  const [kept, setKept] = useState<{ filter: string; rows: ReadonlyMap<string, Row> }>(() => emptyOf(filter));
  // Back to the earlier filter does not bring back what was selected there.
  if (kept.filter !== filter) setKept(emptyOf(filter));
  const selected = kept.filter === filter ? kept.rows : NOTHING;
  const listed = new Map(rows.map((row) => [rowOf.id(row), row]));
  const replace = (chosen: readonly Row[]) =>
    setKept({ filter, rows: new Map(chosen.map((row) => [rowOf.id(row), row])) });
  const select = (ids: ReadonlySet<string>) => {
    if (ids.size > maxSelected) {
      toaster.warning({ title: `En çok ${String(maxSelected)} ${noun} seçilebilir.` });
      return;
    }
    const known = new Map([...selected, ...listed]);
    replace([...known].flatMap(([id, row]) => (ids.has(id) ? [row] : [])));
  };
  return {
    ids: new Set(selected.keys()),
    rows: [...selected].map(([id, row]): Row => listed.get(id) ?? row),
    elsewhere: [...selected.keys()].filter((id) => !listed.has(id)).length,
    select,
    replace,
    clear: () => replace([]),
  };
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();

const emptyOf = (filter: string) => ({ filter, rows: NOTHING });
