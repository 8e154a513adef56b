/** What is kept where the browser keeps nothing: it lasts as long as the page. */
const kept = new Map<string, string>();

/** Something a tab remembers over a reload and forgets when it is closed; whoever reads it judges its shape. */
export function readNote(key: string): unknown {
  try {
    const json = sessionStorage.getItem(key) ?? kept.get(key);
    return json === undefined ? undefined : (JSON.parse(json) as unknown);
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
