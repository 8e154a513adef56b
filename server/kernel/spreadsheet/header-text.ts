import { fold } from '../turkish/fold.js';

/** A heading normalized for comparison: `Ürün Adı`, `URUN_ADI` and `Urun_Adi *` give the same key. */
export function headerKey(text: string): string {
  return fold(text).replace(/[^a-z0-9]+/g, '');
}
