import { formatQuantity } from '../../../shop/format';

/** What the rows of an import would do; those that were left out are counted in `leftOut` alone. */
export interface PlannedCounts {
  readonly newCategories: number;
  readonly changedCategories: number;
  readonly newProducts: number;
  readonly changedProducts: number;
  readonly unchanged: number;
  readonly invalid: number;
  readonly leftOut: number;
  readonly priceJumps: number;
  readonly clearedFields: number;
  readonly withWarnings: number;
}

/** How many rows change the catalog when it is applied. */
export function rowsToApply(planned: PlannedCounts): number {
  const { newCategories, changedCategories, newProducts, changedProducts } = planned;
  return newCategories + changedCategories + newProducts + changedProducts;
}

/** What is written when it is applied, a line each. */
export function whatHappens(planned: PlannedCounts): string[] {
  return lines([
    [planned.newCategories, 'yeni kategori eklenir'],
    [planned.changedCategories, 'kategori güncellenir'],
    [planned.newProducts, 'yeni ürün eklenir'],
    [planned.changedProducts, 'ürün güncellenir'],
    [planned.priceJumps, 'satırda fiyat üç kattan çok değişir'],
    [planned.clearedFields, 'alanın bilgisi silinir, çünkü hücresi boş'],
  ]);
}

/** What is left as it is, a line each. */
export function whatStays(planned: PlannedCounts): string[] {
  return lines([
    [planned.invalid, 'hatalı satır atlanır'],
    [planned.leftOut, 'satır sizin isteğinizle atlanır'],
    [planned.unchanged, 'satır zaten katalogla aynı'],
  ]);
}

/** Why it cannot be applied, in one sentence; undefined when it can. */
export function whyNotApplied(run: {
  readonly planned: PlannedCounts;
  readonly options: { readonly isAllOrNothing: boolean };
}): string | undefined {
  const { planned, options } = run;
  if (options.isAllOrNothing && planned.invalid > 0) {
    return `«Hepsi ya da hiçbiri» seçili: önce ${formatQuantity(planned.invalid, 'hatalı satırı')} düzeltin ya da çıkarın.`;
  }
  return rowsToApply(planned) > 0 ? undefined : 'Bu dosyada kataloğa yazılacak bir şey yok.';
}

function lines(counts: readonly (readonly [number, string])[]): string[] {
  return counts.flatMap(([count, text]) => (count > 0 ? [formatQuantity(count, text)] : []));
}
