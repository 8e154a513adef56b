import { fold } from '../turkish/fold.js';
import { withCurrencyCodes } from './foreign-currency.js';

/** A heading normalized for comparison: `Ürün Adı`, `URUN_ADI` and `Urun_Adi *` give the same key. */
export function headerKey(text: string): string {
  return fold(withCurrencyCodes(text)).replace(/[^a-z0-9]+/g, '');
}
