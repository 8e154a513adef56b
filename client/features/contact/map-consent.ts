const KEY = 'harita';
const GIVEN = 'evet';

const listeners = new Set<() => void>();

/** Whether the visitor said that the map is always to be loaded in this browser. */
export function hasMapConsent(): boolean {
  try {
    return localStorage.getItem(KEY) === GIVEN;
  } catch {
    return false;
  }
}

export const rememberMapConsent = (): void => store(() => localStorage.setItem(KEY, GIVEN));

export const forgetMapConsent = (): void => store(() => localStorage.removeItem(KEY));

export function followMapConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function store(change: () => void): void {
  try {
    change();
  } catch {
    // Storage is switched off: the map is asked about the next time.
  }
  for (const listener of listeners) listener();
}
