import type { FastifyReply } from 'fastify';
import type { QuoteFiles, QuoteSnapshot } from '../../features/quotes/index.js';
import { sendFile } from '../exports/file-reply.js';
import { FILE_POLICY } from '../security/security-headers.js';

interface FoundFile {
  id: string;
  name: string;
  mediaType: string;
  bytes: number;
}

/** A file of a request or of a message; null for what the quote does not have, and once the buyer was erased. */
export function fileOfQuote(quote: QuoteSnapshot | null, id: string): FoundFile | null {
  if (!quote?.buyer) return null;
  const sent = [{ files: quote.files, fileNames: quote.texts?.fileNames }, ...quote.messages];
  const found = sent.flatMap(({ files, fileNames }) =>
    files.filter((file) => file.id === id).map((file) => ({ ...file, name: fileNames?.[id] ?? 'dosya' })),
  );
  return found[0] ?? null;
}

/** Answers with a file as it was uploaded: it is saved, never run as a page of the shop. */
export async function sendQuoteFile(reply: FastifyReply, files: QuoteFiles, file: FoundFile): Promise<void> {
  void reply.headers({
    'content-type': file.mediaType,
    'content-length': file.bytes,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'content-security-policy': FILE_POLICY,
    'x-content-type-options': 'nosniff',
  });
  if (reply.request.method === 'HEAD') void reply.send();
  else await sendFile(reply, await files.read(file.id));
}
