import { formatQuantity } from '../../../shop/format';

/** What the rows of an import would do. */
export interface PlannedCounts {
  readonly newCategories: number;
  readonly changedCategories: number;
  readonly newProducts: number;
  readonly changedProducts: number;
  readonly unchanged: number;
  readonly invalid: number;
  readonly leftOut: number;
  readonly priceJumps: number;
  readonly withWarnings: number;
}

/** The rows that were not left out, by what they would do. */
export interface TakenCounts {
  readonly added: number;
  readonly changed: number;
  readonly invalid: number;
  readonly priceJumps: number;
}

/** What is written when it is applied, a line each; the plan counts rows that were left out too. */
export function whatHappens(planned: PlannedCounts, taken: TakenCounts): string[] {
  const written: [number, string][] =
    planned.leftOut > 0
      ? [
          [taken.added, 'yeni ürün ya da kategori eklenir'],
          [taken.changed, 'ürün ya da kategori güncellenir'],
        ]
      : [
          [planned.newCategories, 'yeni kategori eklenir'],
          [planned.changedCategories, 'kategori güncellenir'],
          [planned.newProducts, 'yeni ürün eklenir'],
          [planned.changedProducts, 'ürün güncellenir'],
        ];
  return lines([...written, [taken.priceJumps, 'satırda fiyat üç kattan çok değişir']]);
}

/** What is left as it is, a line each. */
export function whatStays(planned: PlannedCounts, taken: TakenCounts): string[] {
  return lines([
    [taken.invalid, 'hatalı satır atlanır'],
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
  const { newCategories, changedCategories, newProducts, changedProducts } = planned;
  const isAnything = newCategories + changedCategories + newProducts + changedProducts > 0;
  return isAnything ? undefined : 'Bu dosyada kataloğa yazılacak bir şey yok.';
}

function lines(counts: readonly (readonly [number, string])[]): string[] {
  return counts.flatMap(([count, text]) => (count > 0 ? [formatQuantity(count, text)] : []));
}
