import { useState } from 'react';

/**
 * Columns of a table that somebody hid, stored in this browser.
 *
 * @param table names the table among those of the panel
 * @param initiallyHidden until somebody chooses
 */
export function useStoredColumns(
  table: string,
  initiallyHidden: readonly string[] = [],
): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const key = `panel-sutunlar-${table}`;
  const [hidden, setHidden] = useState(() => read(key) ?? new Set(initiallyHidden));
  const change = (next: ReadonlySet<string>) => {
    setHidden(next);
    try {
      localStorage.setItem(key, JSON.stringify([...next]));
    } catch {
      // A browser that stores nothing shows them again the next time.
    }
  };
  return [hidden, change];
}

/** Null when nothing was chosen, or what is stored cannot be read. */
function read(key: string): ReadonlySet<string> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(stored) ? new Set(stored.filter((id) => typeof id === 'string')) : null;
  } catch {
    return null;
  }
}
