import { kurusOf } from '../../../shop/read-lira';
import { formatCount, formatLira } from '../../../shop/format';
import { type ListQuery, refine } from './list-query';

/** Names for what an address knows by slug or key; undefined for what the catalog no longer knows. */
interface FilterNames {
  readonly category: (slug: string) => string | undefined;
  readonly brand: (key: string) => string | undefined;
}

/** One filter in force: how it reads, and the query without it. */
export interface AppliedFilter {
  readonly id: string;
  readonly label: string;
  readonly without: ListQuery;
}

/** More of them than this are named as a number: every chip is a link that holds all the others. */
const CATEGORIES_NAMED = 8;
const BRANDS_NAMED = 3;

/** The filters of a query in the order of the filter column. The searched text is none: it heads the page. */
export function appliedFilters(query: ListQuery, names: FilterNames): AppliedFilter[] {
  return [
    ...appliedCategories(query, names),
    ...when(hasPrice(query), () => ({
      id: 'fiyat',
      label: priceRangeLabel(query),
      without: refine(query, { priceLira: { min: null, max: null } }),
    })),
    ...appliedBrands(query, names),
    ...when(query.inStock, () => ({
      id: 'stok',
      label: 'Stokta olanlar',
      without: refine(query, { inStock: false }),
    })),
    ...when(query.isNew, () => ({
      id: 'yeni',
      label: 'Yeni ürünler',
      without: refine(query, { isNew: false }),
    })),
    ...when(query.isBought, () => ({
      id: 'alinan',
      label: 'Daha önce aldıklarım',
      without: refine(query, { isBought: false }),
    })),
  ];
}

/** «₺2.000 – ₺80.000», or one open end in words. */
function priceRangeLabel({ priceLira: { min, max } }: ListQuery): string {
  const lowest = min === null ? null : formatLira(kurusOf(min));
  const highest = max === null ? null : formatLira(kurusOf(max));
  if (lowest && highest) return `${lowest} – ${highest}`;
  return lowest ? `${lowest} ve üzeri` : `${highest ?? ''} ve altı`;
}

function appliedCategories(query: ListQuery, names: FilterNames): AppliedFilter[] {
  if (query.categories.length > CATEGORIES_NAMED) {
    const label = `${formatCount(query.categories.length)} kategori`;
    return [{ id: 'kategori', label, without: refine(query, { categories: [] }) }];
  }
  return query.categories.map((slug) => ({
    id: `kategori-${slug}`,
    label: names.category(slug) ?? slug,
    without: refine(query, { categories: query.categories.filter((other) => other !== slug) }),
  }));
}

function appliedBrands(query: ListQuery, names: FilterNames): AppliedFilter[] {
  if (query.brands.length > BRANDS_NAMED) {
    const label = `${formatCount(query.brands.length)} marka`;
    return [{ id: 'marka', label, without: refine(query, { brands: [] }) }];
  }
  return query.brands.map((key) => ({
    id: `marka-${key}`,
    label: names.brand(key) ?? key,
    without: refine(query, { brands: query.brands.filter((other) => other !== key) }),
  }));
}

function hasPrice({ priceLira: { min, max } }: ListQuery): boolean {
  return min !== null || max !== null;
}

function when<Item>(holds: boolean, item: () => Item): Item[] {
  return holds ? [item()] : [];
}
