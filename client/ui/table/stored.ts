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

/**
 * Columns of a table that somebody hid.
 *
 * @param table names the table among those of the panel
 * @param initiallyHidden until somebody chooses
 */
export function useStoredColumns(
  table: string,
  initiallyHidden: readonly string[] = [],
): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const [hidden, setHidden] = useStored<readonly string[]>(`panel-sutunlar-${table}`, (ids) =>
    Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : initiallyHidden,
  );
  return [new Set(hidden), (next) => setHidden([...next])];
}

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
