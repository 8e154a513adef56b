import { formatLira, formatTaxRate } from '../../kernel/money/money.js';
import { escapeMarkdown } from './content.markdown.js';
import { openingHoursLine, type SiteSettings } from '../settings/index.js';

/** Values of the tokens that texts may contain in braces; null for a setting without a value. */
export type TokenValues = ReadonlyMap<string, string | null>;

const TOKEN = /\{(\p{L}+)\}/gu;

/** An amount inside a sentence: 5.000 TL, or 149,90 TL. */
function amountText(kurus: number): string {
  return `${formatLira(kurus).replace('₺', '')} TL`;
}

/** Created once: creating a formatter costs more than a thousand uses. */
const ISTANBUL_YEAR = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'Europe/Istanbul' });

/** The current year in Istanbul. */
export function yearInIstanbul(now: Date): string {
  return ISTANBUL_YEAR.format(now);
}

export function tokenValues(settings: SiteSettings, year: string): TokenValues {
  const { freeShipping } = settings;
  return new Map([
    ['yil', year],
    ['siteAdi', settings.siteName],
    ['unvan', settings.legalName],
    ['adres', settings.address || null],
    ['telefon', settings.contactPhone],
    ['eposta', settings.contactEmail],
    ['calismaSaatleri', settings.workingHours.map(openingHoursLine).join(', ') || null],
    ['kdvOrani', formatTaxRate(settings.taxRateBasisPoints)],
    ['kargoUcreti', amountText(settings.shippingFeeKurus)],
    ['ucretsizKargo', freeShipping.enabled ? amountText(freeShipping.thresholdKurus) : null],
    ['vergiDairesi', settings.taxOffice],
    ['vergiNo', settings.taxNumber],
    ['mersis', settings.mersisNumber],
    ['kep', settings.kepAddress],
  ]);
}

/** The names of the tokens in a text, known or not. */
export const tokensIn = (text: string): string[] => [...text.matchAll(TOKEN)].map(([, name = '']) => name);

/** The values as they stand in Markdown: literally, never as markup. */
export const literalValues = (values: TokenValues): TokenValues =>
  new Map(Array.from(values, ([name, value]) => [name, value && escapeMarkdown(value)]));

/**
 * Replaces tokens by their values. A line with a token whose value is not set is left out, because half a sentence
 * misleads; unknown tokens stay as they are.
 */
export function fillTokens(text: string, values: TokenValues): string {
  if (!text.includes('{')) return text;
  const hasAllValues = (line: string) =>
    [...line.matchAll(TOKEN)].every(([, name = '']) => values.get(name) !== null);
  return text
    .split('\n')
    .filter(hasAllValues)
    .map((line) => line.replace(TOKEN, (token, name: string) => values.get(name) ?? token))
    .join('\n');
}

/** A copy of the JSON document with the tokens of every text replaced. */
export function fillDocument<Document>(document: Document, values: TokenValues): Document {
  const fill = (_key: string, value: unknown) =>
    typeof value === 'string' ? fillTokens(value, values) : value;
  return JSON.parse(JSON.stringify(document), fill) as Document;
}
