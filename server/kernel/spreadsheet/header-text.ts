import { fold } from '../turkish/fold.js';

/** A heading without what people write differently: `Ürün Adı`, `URUN_ADI` and `Urun_Adi *` are one. */
export function headerKey(text: string): string {
  return fold(text).replace(/[^a-z0-9]+/g, '');
}
