import { asTyped } from '../../../kernel/input/code-text.js';
import { fold } from '../../../kernel/turkish/fold.js';
import type { QuoteRequested } from '../history/quote.events.js';

const PUNCTUATION = /[^\p{Letter}\p{Number}]+/gu;
const SPACES = /\s+/;

/** The folded words of number, buyer, references and SKUs, each preceded by a space, without punctuation. */
export function quoteSearchText({ number, buyer, references, lines }: QuoteRequested): string {
  const { name = '', email = '', phone = '', company = null } = buyer ?? {};
  const { purchaseOrder = null, project = null, requisition = null } = references ?? {};
  const written = [company, purchaseOrder, project, requisition].map((text) => text ?? '');
  const skus = lines.map(({ product }) => product?.sku ?? '');
  const texts = [number, name, email, phone.replace(/\D/g, ''), ...written, ...skus];
  return [...new Set(texts.flatMap(tokensOf))].map((word) => ` ${word}`).join('');
}

/** The words somebody searches for: a quote has to have them all. */
export const searchedQuoteWords = (text: string): string[] => [...new Set(tokensOf(asTyped(text)))];

const tokensOf = (text: string): string[] =>
  fold(text)
    .split(SPACES)
    .map((word) => word.replace(PUNCTUATION, ''))
    .filter((word) => word !== '');
