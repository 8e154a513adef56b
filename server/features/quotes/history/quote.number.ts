const PREFIX = 'TKL-';
const LENGTH = 8;
const WHOLE_ID = /^[0-9a-f]{8}-/i;
const TYPED_PREFIX = /^#?tkl-?/i;

/** What people call a quote: TKL- and the first eight characters of its id, in capitals. */
export const quoteNumber = (id: string): string => `${PREFIX}${id.slice(0, LENGTH).toUpperCase()}`;

/** People write a number with a hash in front, in small letters, without the prefix, or as the whole id. */
export function typedQuoteNumber(text: string): string {
  const typed = text.trim().replace(/^#/, '');
  if (WHOLE_ID.test(typed)) return quoteNumber(typed);
  return `${PREFIX}${typed.replace(TYPED_PREFIX, '').toUpperCase()}`;
}
