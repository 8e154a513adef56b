import type { QuoteSnapshot } from '../../features/quotes/index.js';
import type { NamedFile } from '../../kernel/files/private-files.js';

/** A file of a request or of a message; null for what the quote does not have, and once the buyer was erased. */
export function fileOfQuote(quote: QuoteSnapshot | null, id: string): NamedFile | null {
  if (!quote?.buyer) return null;
  const sent = [{ files: quote.files, fileNames: quote.texts?.fileNames }, ...quote.messages];
  const found = sent.flatMap(({ files, fileNames }) =>
    files.filter((file) => file.id === id).map((file) => ({ ...file, name: fileNames?.[id] ?? 'dosya' })),
  );
  return found[0] ?? null;
}
