import { readLira } from '../../ui/read-lira';
import { LAST_PAGE } from './page-numbers';

/** The orders of a list, in the words of the address. */
export const LIST_SORTS = ['relevance', 'name', 'price-low', 'price-high', 'rating', 'newest'] as const;
export type ListSort = (typeof LIST_SORTS)[number];
export type ListView = 'grid' | 'list';

/** The names a list reads from its address; any other parameter is ignored and dropped. */
export const LIST_PARAMETERS = {
  text: 'arama',
  categories: 'kategori',
  brands: 'marka',
  minPrice: 'fiyat-min',
  maxPrice: 'fiyat-max',
  inStock: 'stok',
  isNew: 'yeni',
  sort: 'sirala',
  view: 'gorunum',
  page: 'sayfa',
} as const;

/** Characters of a search; the server refuses a longer one. */
const MAX_TEXT_LENGTH = 200;
/** Categories or brands of a list; the server refuses more. */
const MAX_NAMES = 100;
const MAX_NAME_LENGTH = 200;

/** What the address of a list asks for: filters, order, view and page. */
export interface ListQuery {
  readonly text: string;
  /** Slugs, sorted. */
  readonly categories: readonly string[];
  /** Brand keys, sorted. */
  readonly brands: readonly string[];
  readonly minPriceLira: number | null;
  readonly maxPriceLira: number | null;
  readonly inStock: boolean;
  readonly isNew: boolean;
  readonly sort: ListSort;
  readonly view: ListView;
  readonly page: number;
}

/** Reads an address. Whatever is unknown, empty or out of range counts as not given, and what is too long is cut. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const text = readText(parameters.get(LIST_PARAMETERS.text) ?? '');
  const [minPriceLira, maxPriceLira] = readPriceBounds(parameters);
  return {
    text,
    categories: readNames(parameters, LIST_PARAMETERS.categories),
    brands: readNames(parameters, LIST_PARAMETERS.brands),
    minPriceLira,
    maxPriceLira,
    inStock: parameters.get(LIST_PARAMETERS.inStock) === 'var',
    isNew: parameters.get(LIST_PARAMETERS.isNew) === 'true',
    sort: readSort(parameters.get(LIST_PARAMETERS.sort), text),
    view: parameters.get(LIST_PARAMETERS.view) === 'liste' ? 'list' : 'grid',
    page: readPage(parameters.get(LIST_PARAMETERS.page) ?? ''),
  };
}

/** Writes the shortest address of a query: what is the default is left out. */
export function writeListQuery(query: ListQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query.text) parameters.set(LIST_PARAMETERS.text, query.text);
  for (const slug of query.categories) parameters.append(LIST_PARAMETERS.categories, slug);
  for (const key of query.brands) parameters.append(LIST_PARAMETERS.brands, key);
  if (query.minPriceLira !== null) parameters.set(LIST_PARAMETERS.minPrice, String(query.minPriceLira));
  if (query.maxPriceLira !== null) parameters.set(LIST_PARAMETERS.maxPrice, String(query.maxPriceLira));
  if (query.inStock) parameters.set(LIST_PARAMETERS.inStock, 'var');
  if (query.isNew) parameters.set(LIST_PARAMETERS.isNew, 'true');
  if (query.sort !== defaultSort(query.text)) parameters.set(LIST_PARAMETERS.sort, query.sort);
  if (query.view === 'list') parameters.set(LIST_PARAMETERS.view, 'liste');
  if (query.page > 1) parameters.set(LIST_PARAMETERS.page, String(query.page));
  return parameters;
}

/** The address of a query below a path. */
export function listAddress(path: string, query: ListQuery): string {
  const search = writeListQuery(query).toString();
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
  return writeListQuery({ ...query, view: 'grid', page: 1 }).toString() === '';
}

/** Text, order and view stay; every filter goes. */
export function withoutFilters(query: ListQuery): ListQuery {
  return refine(query, {
    categories: [],
    brands: [],
    minPriceLira: null,
    maxPriceLira: null,
    inStock: false,
    isNew: false,
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
    ...(query.minPriceLira !== null && { minPrice: query.minPriceLira * 100 }),
    ...(query.maxPriceLira !== null && { maxPrice: query.maxPriceLira * 100 }),
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

function readSort(given: string | null, text: string): ListSort {
  return offeredSorts(text).find((sort) => sort === given) ?? defaultSort(text);
}

function readText(given: string): string {
  return given.trim().slice(0, MAX_TEXT_LENGTH).trim();
}

function readNames(parameters: URLSearchParams, name: string): string[] {
  const names = parameters.getAll(name).map((value) => value.trim());
  const possible = names.filter((value) => value !== '' && value.length <= MAX_NAME_LENGTH);
  return [...new Set(possible)].slice(0, MAX_NAMES).sort();
}

function readPriceBounds(parameters: URLSearchParams): [number | null, number | null] {
  const lowest = readLira(parameters.get(LIST_PARAMETERS.minPrice) ?? '') ?? 0;
  const highest = readLira(parameters.get(LIST_PARAMETERS.maxPrice) ?? '');
  if (highest !== null && highest < lowest) return [highest === 0 ? null : highest, lowest];
  return [lowest === 0 ? null : lowest, highest];
}

function readPage(given: string): number {
  return /^[1-9]\d{0,5}$/.test(given) ? Math.min(Number(given), LAST_PAGE) : 1;
}
