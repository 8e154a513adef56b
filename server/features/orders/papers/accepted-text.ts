import type { TextDocument } from '../../../kernel/document/text-document.js';
import { markdownBlocks } from '../../content/index.js';
import { documentEvidence } from '../documents/document-file.js';
import type { RenderedDocument } from '../documents/rendered-document.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';

/**
 * A text as it was accepted, on paper. Nothing of the shop as it is today stands on it, so the same text is the same file for ever.
 *
 * @param origin of the shop's own pages, against which links of the text are resolved
 */
export const acceptedTextOf = (
  text: RenderedDocument,
  { number, createdAt }: Pick<OrderSnapshot, 'number' | 'createdAt'>,
  origin: string,
): TextDocument => ({
  title: text.title,
  number: `Sipariş #${number}`,
  date: createdAt,
  blocks: markdownBlocks(text.markdown, origin),
  evidence: documentEvidence(text, number),
});
