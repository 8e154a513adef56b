import { fold } from '../../../kernel/turkish/fold.js';

export const KURUS_PER_LIRA = 100;
const DECIMALS_OF_KURUS = 4;

/** The most a price can be, in lira. */
export const MAX_LIRA = 900_000_000;

/** Whole kuruş of an amount in lira, half-up. */
export function kurusOf(lira: number): number {
  // 1.005 × 100 is 100.49999999999999: the noise of binary fractions is rounded away first.
  return Math.round(Number((lira * KURUS_PER_LIRA).toFixed(DECIMALS_OF_KURUS)));
}

/** How the shop writes a price that is not published. */
export const PRICE_ON_REQUEST = 'Fiyat Sorunuz';

/** How the shop, and those who send it price lists, write a price that is not published. */
export const isPriceOnRequest = (text: string) =>
  ['fiyatsorunuz', 'fiyatsor', 'sorunuz', 'teklifle', 'teklif', 'teklifalin'].includes(
    fold(text).replace(/\s/g, ''),
  );
