import { NO_TEXTS } from '../../features/quotes/asking/request-values';
import { type RequestDraft } from '../../features/quotes/asking/use-draft';
import { NOTES, readNote, writeNote } from '../../shop/session-note';

/** A request as this tab remembers it. */
interface NotedDraft extends RequestDraft {
  /** Marks of the arrivals whose lines are in it, or were removed from it since: a reload brings them no second time. */
  readonly taken: readonly string[];
}

export const EMPTY_DRAFT: RequestDraft = { texts: NO_TEXTS, lines: [], files: [] };

/** A note of another version of the shop, or a broken one, is none. */
export function readDraft(): NotedDraft {
  const note = readNote(NOTES.quoteRequest) as Partial<NotedDraft> | null | undefined;
  const taken = Array.isArray(note?.taken) ? note.taken : [];
  const isWhole = Array.isArray(note?.lines) && Array.isArray(note.files) && typeof note.texts === 'object';
  if (!isWhole) return { ...EMPTY_DRAFT, taken };
  return { ...EMPTY_DRAFT, ...note, texts: { ...NO_TEXTS, ...note.texts }, taken };
}

/** With what the arrival of this mark brought. */
export function noteDraft(draft: RequestDraft, mark: string): void {
  writeNote(NOTES.quoteRequest, { ...draft, taken: [...new Set([...readDraft().taken, mark])] });
}

/** Who asks is not typed again; the lines of the page stay those of the page. */
export function noteTexts({ texts }: RequestDraft): void {
  writeNote(NOTES.quoteRequest, { ...readDraft(), texts });
}
