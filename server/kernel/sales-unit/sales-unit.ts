import { Field, Float, ObjectType } from '@nestjs/graphql';
import { fold } from '../turkish/fold.js';

/**
 * Codes of UN/ECE Recommendation 20, which invoices name; packages by Recommendation 21 with an X in front, as there. By
 * folded words.
 */
const CODES: Readonly<Record<string, string>> = {
  adet: 'C62',
  ad: 'C62',
  parca: 'C62',
  cift: 'PR',
  duzine: 'DZN',
  takim: 'SET',
  set: 'SET',
  kit: 'KT',
  metre: 'MTR',
  m: 'MTR',
  mt: 'MTR',
  santimetre: 'CMT',
  cm: 'CMT',
  milimetre: 'MMT',
  mm: 'MMT',
  metrekare: 'MTK',
  m2: 'MTK',
  'm²': 'MTK',
  metrekup: 'MTQ',
  m3: 'MTQ',
  'm³': 'MTQ',
  kilogram: 'KGM',
  kg: 'KGM',
  gram: 'GRM',
  gr: 'GRM',
  ton: 'TNE',
  litre: 'LTR',
  lt: 'LTR',
  l: 'LTR',
  paket: 'XPK',
  kutu: 'XBX',
  koli: 'XCT',
  rulo: 'XRO',
  top: 'XRO',
  torba: 'XBG',
  palet: 'XPX',
  saat: 'HUR',
  gun: 'DAY',
};

/** A number in front of a word, with at most three decimals: 0,5 metre. */
const STEPPED = /^(\d{1,6}(?:[.,]\d{1,3})?)\s+(\S.*)$/;

@ObjectType({
  description: 'What one counted piece of a product is, in parts: of «0,5 metre» 0.5 and metre.',
})
export class SalesUnit {
  @Field(() => Float, { description: 'How much of the unit a piece is; 1 unless the unit names another.' })
  step: number;

  @Field(() => String, { description: 'The unit without it.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its code in UN/ECE Recommendation 20: C62, MTR. Null for a unit that has none.',
  })
  code: string | null;
}

/** Reads «adet», «0,5 metre», «25 kg». */
export function readSalesUnit(unit: string): SalesUnit {
  const [, number = '', name = ''] = STEPPED.exec(unit.trim()) ?? [];
  const step = Number(number.replace(',', '.'));
  return step > 0 ? { step, name, code: codeOf(name) } : { step: 1, name: unit, code: codeOf(unit) };
}

const codeOf = (name: string): string | null => {
  const key = fold(name.trim());
  return Object.hasOwn(CODES, key) ? (CODES[key] ?? null) : null;
};

/** «1.250 adet», and of what is sold in steps «3 × 0,5 metre»: quantities count pieces, never parts of them. */
export function quantityText(count: number, unit: string): string {
  return `${count.toLocaleString('tr-TR')} ${/^\d/.test(unit) ? '× ' : ''}${unit}`;
}
