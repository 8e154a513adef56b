import {
  choiceField,
  flagField,
  keysField,
  type ListField,
  listState,
  pageField,
  type Range,
  rangeField,
  textField,
} from '../../../ui/navigation/list-state';
import { kurusOf, readLira } from '../../../shop/read-lira';
import { searchText } from '../../../shop/search-text';
import { PAGE_SIZE } from './page-numbers';

/** The orders of a list, as the address spells them. */
export const LIST_SORTS = ['relevance', 'name', 'price-low', 'price-high', 'rating', 'newest'] as const;
export type ListSort = (typeof LIST_SORTS)[number];
export type ListView = 'grid' | 'list';

/** The parameters a list reads from its address; any other one is ignored and dropped. */
export const LIST_PARAMETERS = {
  text: 'arama',
  categories: 'kategori',
  brands: 'marka',
  minPrice: 'fiyat-min',
  maxPrice: 'fiyat-max',
  inStock: 'stok',
  isNew: 'yeni',
  isBought: 'alinan',
  sort: 'sirala',
  view: 'gorunum',
  page: 'sayfa',
} as const;

/** Categories or brands of a list; the server refuses more. */
const KEY_LIMITS = { maxCount: 100, maxLength: 200 };

/** What the address of a list asks for: filters, order, view and page. */
export interface ListQuery {
  readonly text: string;
  /** Slugs, sorted. */
  readonly categories: readonly string[];
  /** Brand keys, sorted. */
  readonly brands: readonly string[];
  readonly priceLira: Range;
  readonly inStock: boolean;
  readonly isNew: boolean;
  /** What the customer who looks at it bought before; only their browser knows. */
  readonly isBought: boolean;
  readonly sort: ListSort;
  readonly view: ListView;
  readonly page: number;
}

const searchedText = searchField();

const { parse, serialize } = listState<ListQuery>({
  text: searchedText,
  categories: keysField(LIST_PARAMETERS.categories, KEY_LIMITS),
  brands: keysField(LIST_PARAMETERS.brands, KEY_LIMITS),
  priceLira: rangeField(LIST_PARAMETERS.minPrice, LIST_PARAMETERS.maxPrice, readLira),
  inStock: flagField(LIST_PARAMETERS.inStock, 'var'),
  isNew: flagField(LIST_PARAMETERS.isNew, 'true'),
  isBought: flagField(LIST_PARAMETERS.isBought, 'evet'),
  sort: sortField(),
  view: choiceField(LIST_PARAMETERS.view, { grid: 'izgara', list: 'liste' }, 'grid'),
  page: pageField(LIST_PARAMETERS.page, PAGE_SIZE),
});

export { parse as readListQuery, serialize as writeListQuery };

/** The address of a query below a path. */
export function listAddress(path: string, query: ListQuery): string {
  const search = serialize(query).toString();
  return search ? `${path}?${search}` : path;
}

/** A search is ordered by how well it fits, anything else by what came in last. */
function defaultSort(text: string): ListSort {
  return text ? 'relevance' : 'newest';
}

/** The orders on offer: relevance means something only when searching. */
export function offeredSorts(text: string): ListSort[] {
  return LIST_SORTS.filter((sort) => sort !== 'relevance' || text !== '');
}

/** The query with other filters; a change of filters always begins at page 1. */
export function refine(query: ListQuery, change: Partial<Omit<ListQuery, 'page'>>): ListQuery {
  return { ...query, ...change, page: 1 };
}

/** The list behind a search: filters stay, and the order, unless it meant something to the search only. */
export function withoutText(query: ListQuery): ListQuery {
  const sort = query.sort === 'relevance' ? defaultSort('') : query.sort;
  return refine(query, { text: '', sort });
}

/** Whether a list stands as it is: not searched, narrowed or put into another order. */
export function isWhole(query: ListQuery): boolean {
  return serialize({ ...query, view: 'grid', page: 1 }).toString() === '';
}

/** Text, order and view stay; every filter goes. */
export function withoutFilters(query: ListQuery): ListQuery {
  return refine(query, {
    categories: [],
    brands: [],
    priceLira: { min: null, max: null },
    inStock: false,
    isNew: false,
    isBought: false,
  });
}

/** The filter of a query as the server takes it; prices become kuruş. `within` is the category a list is about. */
export function toFilter(query: ListQuery, within?: string) {
  const categories =
    query.categories.length > 0 ? [...query.categories] : within === undefined ? [] : [within];
  return {
    ...(query.text && { text: query.text }),
    ...(categories.length > 0 && { categories }),
    ...(query.brands.length > 0 && { brands: [...query.brands] }),
    ...(query.priceLira.min !== null && { minPrice: kurusOf(query.priceLira.min) }),
    ...(query.priceLira.max !== null && { maxPrice: kurusOf(query.priceLira.max) }),
    ...(query.inStock && { inStock: true }),
    ...(query.isNew && { isNew: true }),
  };
}

const SORTS = {
  relevance: 'RELEVANCE',
  name: 'NAME',
  'price-low': 'PRICE_LOW',
  'price-high': 'PRICE_HIGH',
  rating: 'RATING',
  newest: 'NEWEST',
} as const satisfies Record<ListSort, string>;

/** The order of a query as the server names it. */
export function toSort(query: ListQuery) {
  return SORTS[query.sort];
}

/** The server refuses a search of more characters. */
function searchField(): ListField<string> {
  const field = textField(LIST_PARAMETERS.text, 200);
  return { ...field, read: (parameters) => searchText(field.read(parameters)) };
}

/** Without a search there is no relevance to order by. */
function sortField(): ListField<ListSort> {
  const spelling = Object.fromEntries(LIST_SORTS.map((sort) => [sort, sort])) as Record<ListSort, string>;
  const field = choiceField(LIST_PARAMETERS.sort, spelling, (parameters) =>
    defaultSort(searchedText.read(parameters)),
  );
  return {
    ...field,
    read: (parameters) => {
      const text = searchedText.read(parameters);
      const sort = field.read(parameters);
      return offeredSorts(text).includes(sort) ? sort : defaultSort(text);
    },
  };
}
