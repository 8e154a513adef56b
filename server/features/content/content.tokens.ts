import { formatLira, formatTaxRate } from '../../kernel/money/money.js';
import { openingHoursLine, type SiteSettings } from '../settings/index.js';

/** Words in braces that texts may name, with what stands for them; nothing for what the settings leave open. */
export type TokenValues = ReadonlyMap<string, string | null>;

const TOKEN = /\{(\p{L}+)\}/gu;

/** As sentences write it: 5.000 TL, or 149,90 TL. */
function sumInWords(kurus: number): string {
  return `${formatLira(kurus).replace('₺', '')} TL`;
}

/** Made once: a formatter costs more than a thousand of its answers. */
const ISTANBUL_YEAR = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'Europe/Istanbul' });

/** The year a clock on the wall in Istanbul shows. */
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
    ['kargoUcreti', sumInWords(settings.shippingFeeKurus)],
    ['ucretsizKargo', freeShipping.enabled ? sumInWords(freeShipping.thresholdKurus) : null],
    ['vergiDairesi', settings.taxOffice],
    ['vergiNo', settings.taxNumber],
    ['mersis', settings.mersisNumber],
    ['kep', settings.kepAddress],
  ]);
}

/**
 * Puts values for tokens. A line that names a value which is not set is left out whole, because half a sentence misleads;
 * braces around an unknown word stay as they are.
 */
export function fillTokens(text: string, values: TokenValues): string {
  if (!text.includes('{')) return text;
  const namesNothingMissing = (line: string) =>
    [...line.matchAll(TOKEN)].every(([, name = '']) => values.get(name) !== null);
  return text
    .split('\n')
    .filter(namesNothingMissing)
    .map((line) => line.replace(TOKEN, (token, name: string) => values.get(name) ?? token))
    .join('\n');
}

/** The same JSON document with the tokens of every text filled. */
export function fillDocument<Document>(document: Document, values: TokenValues): Document {
  const fill = (_key: string, value: unknown) =>
    typeof value === 'string' ? fillTokens(value, values) : value;
  return JSON.parse(JSON.stringify(document), fill) as Document;
}
