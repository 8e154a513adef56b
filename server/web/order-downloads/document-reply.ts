import type { FastifyReply } from 'fastify';
import { documentFile, orderNumber } from '../../features/orders/index.js';
import type { PaperFile } from '../../kernel/document/paper-file.js';
import { FILE_POLICY } from '../security/security-headers.js';

/** Of everything about one order or quote: nobody stores it, and no search engine lists it. */
export const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/**
 * Answers with an accepted document as a file that stands alone.
 *
 * @param options.disposition `inline` shows it in the browser, which prints it or saves it as PDF
 */
export function sendDocument(
  reply: FastifyReply,
  document: Parameters<typeof documentFile>[0],
  {
    orderId,
    origin,
    disposition = 'attachment',
  }: { orderId: string; origin: string; disposition?: 'attachment' | 'inline' },
): void {
  const file = documentFile(document, { orderNumber: orderNumber(orderId), origin });
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': `${disposition}; filename="${file.name}"`,
    'content-security-policy': FILE_POLICY,
  });
  void reply.send(file.html);
}

/** Answers with a paper that was made for this request. */
export function sendPaper(reply: FastifyReply, { name, pdf }: PaperFile): void {
  void reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': FILE_POLICY,
  });
  void reply.send(pdf);
}
