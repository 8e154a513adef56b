import { useMemo } from 'react';
import { type ResultOf } from '../../../graphql/graphql';
import { amountFilter } from '../../list/amount-filter';
import { type Choice, choicesFilter } from '../../list/choices-filter';
import { type ListFilter } from '../../list/declare-list';
import { periodFilter } from '../../list/period-filter';
import { FLAG_LABELS, GAP_LABELS, STOCK_LABELS } from '../product-labels';
import { type ProductsState, UNCATEGORIZED } from '../products-state';
import { type ProductOptionsQuery } from './products.query';

export type ProductOptions = ResultOf<typeof ProductOptionsQuery>;

/** The filters of the list, with the categories and brands there are. */
export function useProductFilters(options: ProductOptions | undefined): readonly ListFilter<ProductsState>[] {
  return useMemo(
    () => [
      choicesFilter({ field: 'categories', label: 'Kategori', choices: categoryChoices(options) }),
      choicesFilter({
        field: 'brands',
        label: 'Marka',
        choices: (options?.adminBrands ?? []).map((value) => ({ value, label: value })),
      }),
      choicesFilter({ field: 'stocks', label: 'Stok', choices: choicesOf(STOCK_LABELS) }),
      choicesFilter({ field: 'gaps', label: 'Eksik bilgi', choices: choicesOf(GAP_LABELS) }),
      amountFilter('priceLira', 'Fiyat'),
      periodFilter('Eklenme tarihi'),
      choicesFilter({ field: 'flags', label: 'İşaret', choices: choicesOf(FLAG_LABELS) }),
    ],
    [options],
  );
}

const choicesOf = <Value extends string>(labels: Readonly<Record<Value, string>>): Choice<Value>[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));

/** Main categories, each with its own below it. */
export function categoryChoices(options: Pick<ProductOptions, 'adminCategories'> | undefined): Choice[] {
  const all = options?.adminCategories ?? [];
  const choices = all
    .filter(({ parentId }) => parentId === null)
    .flatMap((main) => [
      { value: main.id, label: main.name },
      ...all
        .filter(({ parentId }) => parentId === main.id)
        .map(({ id, name }) => ({ value: id, label: name, isBelow: true })),
    ]);
  return [...choices, { value: UNCATEGORIZED, label: 'Kategorisiz' }];
}
