import { fold } from '../../../kernel/turkish/fold.js';
import type { Buyer, OrderRecipient, OrderReferences } from '../history/order.events.js';
import { typedNumber } from '../history/order.number.js';

const PUNCTUATION = /[^\p{Letter}\p{Number}]+/gu;
const SPACES = /\s+/;
/** Dialled from anywhere instead of a `+`. */
const INTERNATIONAL_PREFIX = /^00(?=\d{11,})/;

/** What an order is found by. The buyer is null once erased. */
interface Searched {
  number: string;
  buyer: Pick<Buyer, 'name' | 'email' | 'phone' | 'company'> | null;
  /** Null when the buyer named nobody. */
  recipient?: OrderRecipient | null;
  /** Null when the buyer gave none. */
  references?: OrderReferences | null;
  lines: readonly { product: { sku: string } | null }[];
}

/**
 * The folded words of number, buyer, recipient, references and SKUs, each preceded by a space, so that the start of a word can be searched for. Words have no
 * punctuation: «AB-12/3» is found as «ab12», «0532 111 22 33» as «5321112233».
 */
export function searchTextOf({ number, buyer, recipient, references, lines }: Searched): string {
  const texts = buyer ? [buyer.name, buyer.company ?? '', buyer.email, internationalPhone(buyer.phone)] : [];
  const skus = lines.flatMap(({ product }) =>
    product ? [product.sku, product.sku.replaceAll(' ', '')] : [],
  );
  return prefixedTokens([number, ...texts, ...deliveredTo(recipient), ...filedUnder(references), ...skus]);
}

/** Precedes the words of corrected references; no word has it. */
export const CORRECTED = ' |';

/** What corrected references add to the search text of an order, in place of those of an earlier correction. */
export const correctedTextOf = (references: OrderReferences | null): string =>
  references ? `${CORRECTED}${prefixedTokens(filedUnder(references))}` : '';

const deliveredTo = (recipient: OrderRecipient | null | undefined): string[] => {
  const { siteName, contactName, phone } = recipient ?? {};
  return [siteName, contactName, phone && internationalPhone(phone)].flatMap((text) => text ?? []);
};

const filedUnder = (references: OrderReferences | null | undefined): string[] =>
  Object.values(references ?? {}).flatMap((reference: string | null) => reference ?? []);

const prefixedTokens = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap(tokensOf))].map((word) => ` ${word}`).join('');

/** The words somebody searches for: an order has to have them all, anywhere in its words. The whole id stands for the number. */
export function searchedWords(text: string): string[] {
  return [...new Set(text.split(SPACES).flatMap((typed) => tokensOf(typedNumber(typed))))];
}

function tokensOf(text: string): string[] {
  return fold(text)
    .split(SPACES)
    .map((word) => word.replace(PUNCTUATION, '').replace(INTERNATIONAL_PREFIX, ''))
    .filter((word) => word !== '');
}

/** With the country code, so that it contains the number as it is dialled at home, with a leading 0 and without. */
function internationalPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length === 10) return `90${digits}`;
  return digits.length === 11 && digits.startsWith('0') ? `9${digits}` : digits;
}
