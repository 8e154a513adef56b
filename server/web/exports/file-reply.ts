import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';

/** Longer than a browser that is still downloading reads nothing; a stopped one would hold the file open for ever. */
const STALLED_MS = 120_000;

/** Of a workbook that nobody stores and no search engine lists. */
export const spreadsheetHeaders = (fileName: string) => ({
  'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'content-disposition': `attachment; filename="${fileName}"`,
});

/** Sends a file while it is written; resolves with whether its reader took all of it, and never rejects. */
export async function sendFile(
  reply: FastifyReply,
  file: Readable,
  { stalledMs = STALLED_MS } = {},
): Promise<boolean> {
  const response = reply.raw;
  response.setTimeout(stalledMs, () => response.destroy());
  const taken = finished(response).then(
    () => true,
    () => false,
  );
  void reply.send(file);
  return taken;
}
