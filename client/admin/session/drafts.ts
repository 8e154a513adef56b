const PREFIX = 'panel-taslak-';
const DAY_MS = 86_400_000;
/** Longer ago nobody remembers what they were about. */
const KEPT_MS = 7 * DAY_MS;

export interface Draft {
  /** Who typed it: it is for nobody else. */
  readonly staffId: string;
  readonly savedAt: number;
  readonly content: unknown;
}

/** What somebody typed into a form of the panel and did not save; it outlives its tab, and ends when they sign out. */
export function readDraft(name: string, staffId: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as Partial<Draft> | null;
    const { savedAt = 0, content } = draft ?? {};
    const isValid = draft?.staffId === staffId && Date.now() - savedAt < KEPT_MS;
    return isValid ? { staffId, savedAt, content } : undefined;
  } catch {
    // Storage is switched off, or somebody else wrote there.
    return undefined;
  }
}

export function writeDraft(name: string, staffId: string, content: unknown): void {
  const draft: Draft = { staffId, savedAt: Date.now(), content };
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Storage is switched off or full: the page itself still asks before it is left.
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is switched off: there was nothing in it.
  }
}

/** After somebody signed out: the next one finds nothing of them. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is switched off: there was nothing in it.
  }
}
