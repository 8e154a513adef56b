/** The notes of a tab, all about the person who uses it. */
export const NOTES = {
  checkout: 'siparis-bilgileri',
  orderAttempt: 'siparis-denemesi',
  quoteRequest: 'teklif-talebi',
  quoteSent: 'teklif-talebi-alindi',
} as const;

/** What is kept where the browser keeps nothing: it lasts as long as the page. */
const kept = new Map<string, string>();

/** Something a tab remembers over a reload and forgets when it is closed; its reader validates its shape. */
export function readNote(key: string): unknown {
  try {
    // What is kept here is newer: the browser refused to store it.
    const json = kept.get(key) ?? sessionStorage.getItem(key);
    return json === null ? undefined : (JSON.parse(json) as unknown);
  } catch {
    return undefined;
  }
}

export function writeNote(key: string, value: unknown): void {
  const json = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, json);
    kept.delete(key);
  } catch {
    kept.set(key, json);
  }
}

export function dropNote(key: string): void {
  kept.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: there was nothing in it.
  }
}

/** After a person signed out: the next one finds nothing of them. */
export function dropNotes(): void {
  for (const key of Object.values(NOTES)) dropNote(key);
}
