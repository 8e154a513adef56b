import { type ImportRow } from './row.fragment';

type Change = ImportRow['changes'][number];

/** What staff look at first, by its heading in the template. */
const FIRST_LOOKED_AT = ['Fiyat', 'Stok_Miktari', 'Kategori', 'Ust_Kategori', 'Marka', 'Model', 'Aciklama'];
const SHOWN = 3;

/** A few changes that say most of a row, and how many there are beside them. */
export function mainChanges({ changes, label }: Pick<ImportRow, 'changes' | 'label'>): {
  readonly main: readonly Change[];
  readonly others: number;
} {
  // The name of a new one heads its row already.
  const shown = changes.filter(({ before, after }) => before !== '' || after !== label);
  const place = ({ column }: Change) => {
    const found = FIRST_LOOKED_AT.indexOf(column);
    return found < 0 ? FIRST_LOOKED_AT.length : found;
  };
  const main = [...shown].sort((one, other) => place(one) - place(other)).slice(0, SHOWN);
  return { main, others: shown.length - main.length };
}
