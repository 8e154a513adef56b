import { useState } from 'react';

/**
 * What somebody chose, stored in this browser.
 *
 * @param read makes it of what is stored: null when nothing was chosen, or what is stored cannot be read
 */
export function useStored<Value>(
  key: string,
  read: (stored: unknown) => Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => read(stored(key)));
  const change = (next: Value) => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that stores nothing has forgotten it the next time.
    }
  };
  return [value, change];
}

/** What somebody made of the columns of a table. */
export interface StoredColumns {
  readonly hidden: ReadonlySet<string>;
  readonly hide: (hidden: ReadonlySet<string>) => void;
  /** Ids; empty for the order that the table has by itself. */
  readonly order: readonly string[];
  readonly reorder: (order: readonly string[]) => void;
}

/**
 * Columns of a table that somebody hid or moved.
 *
 * @param table names the table among those of the panel
 * @param initiallyHidden until somebody chooses
 */
export function useStoredColumns(table: string, initiallyHidden: readonly string[] = []): StoredColumns {
  const [hidden, setHidden] = useStored(`panel-sutunlar-${table}`, (ids) => textsOf(ids) ?? initiallyHidden);
  const [order, reorder] = useStored(`panel-sutun-sirasi-${table}`, (ids) => textsOf(ids) ?? []);
  return { hidden: new Set(hidden), hide: (next) => setHidden([...next]), order, reorder };
}

const textsOf = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : undefined;

/** Whether somebody wants more rows in a window, in every table of the panel. */
export function useDenseRows(): [boolean, (isDense: boolean) => void] {
  return useStored('panel-sik-satirlar', (isDense) => isDense === true);
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
