import { fold } from '../turkish/fold.js';

const SYMBOLS: Readonly<Record<string, string>> = {
  '€': 'eur',
  $: 'usd',
  '£': 'gbp',
  '¥': 'jpy',
  '₽': 'rub',
};
const SYMBOL = /[€$£¥₽]/g;
const NAMES =
  /(?<![\p{L}\d])(usd|eur|euro|avro|gbp|chf|jpy|rub|cny|rmb|aed|dolar|dollar|sterlin|frank|doviz)(?![\p{L}])/u;

/** True for a text that names an amount, or a column of amounts, in another currency than lira. */
export function isForeignCurrency(text: string): boolean {
  return text.search(SYMBOL) !== -1 || NAMES.test(fold(text));
}

const LIRA = /₺|(?<!\p{L})(TL|TRY|lira)(?!\p{L})/iu;

export const isLira = (text: string): boolean => LIRA.test(text);

/** Symbols of foreign currencies as their codes: `Fiyat (€)` is another heading than `Fiyat`. */
export const withCurrencyCodes = (text: string): string =>
  text.replace(SYMBOL, (symbol) => ` ${SYMBOLS[symbol] ?? symbol} `);
