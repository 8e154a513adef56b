import { today } from '../../shop/days';
import { kurusOf, readLira } from '../../shop/read-lira';
import {
  choiceField,
  choicesField,
  dayField,
  keysField,
  listState,
  pageField,
  type Range,
  rangeField,
  textField,
} from '../../ui/navigation/list-state';
import { PERIODS, type PeriodState, periodTimes } from '../list/period-filter';

export const PRODUCTS_PER_PAGE = 50;
export const MAX_SEARCH_LENGTH = 100;
const MAX_CHOSEN = 50;

/** Stands in the address, and among the chosen categories, for products without one; the server takes an empty id for it. */
export const UNCATEGORIZED = 'kategorisiz';

const STATES = { PUBLIC: 'yayinda', HIDDEN: 'gizli', ARCHIVED: 'arsivde' } as const;
const STOCKS = { AVAILABLE: 'stokta', LOW: 'azalan', NONE: 'tukenen' } as const;
const FLAGS = { NEW: 'yeni', FEATURED: 'one-cikan' } as const;
const GAPS = {
  BRAND: 'marka',
  MODEL: 'model',
  CATEGORY: 'kategori',
  PRICE: 'fiyat',
  SHORT_DESCRIPTION: 'kisa-aciklama',
  DESCRIPTION: 'aciklama',
  PICTURE: 'gorsel',
} as const;
const SORTS = {
  NEWEST: 'yeni',
  EDITED: 'duzenlenen',
  NAME: 'ad',
  LOWEST_PRICE: 'fiyat-artan',
  HIGHEST_PRICE: 'fiyat-azalan',
  LOWEST_STOCK: 'stok',
} as const;

export type ProductState = keyof typeof STATES;
export type ProductStock = keyof typeof STOCKS;
export type ProductFlag = keyof typeof FLAGS;
export type ProductGap = keyof typeof GAPS;

export const EVERY_GAP = Object.keys(GAPS) as ProductGap[];

/** What the address of the list asks for. */
export interface ProductsState extends PeriodState {
  readonly text: string;
  /** None: all but archived ones. */
  readonly states: readonly ProductState[];
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly stocks: readonly ProductStock[];
  readonly flags: readonly ProductFlag[];
  readonly gaps: readonly ProductGap[];
  /** Net, in whole lira. */
  readonly priceLira: Range;
  readonly sort: keyof typeof SORTS;
  readonly page: number;
}

export const PRODUCTS_STATE = listState<ProductsState>({
  text: textField('arama', MAX_SEARCH_LENGTH),
  states: choicesField('durum', STATES),
  categories: keysField('kategori', { maxCount: MAX_CHOSEN, maxLength: 100 }),
  brands: keysField('marka', { maxCount: MAX_CHOSEN, maxLength: MAX_SEARCH_LENGTH }),
  stocks: choicesField('stok', STOCKS),
  flags: choicesField('isaret', FLAGS),
  gaps: choicesField('eksik', GAPS),
  priceLira: rangeField('en-az', 'en-cok', readLira),
  period: choiceField('tarih', PERIODS, 'ANY'),
  from: dayField('baslangic'),
  to: dayField('bitis'),
  sort: choiceField('sirala', SORTS, 'NEWEST'),
  page: pageField('sayfa', PRODUCTS_PER_PAGE),
});

export const { parse: readProductsState, serialize: writeProductsState } = PRODUCTS_STATE;

const EVERY_PRODUCT = readProductsState(new URLSearchParams());

/** The parameters of the list, narrowed to something. */
export const productsParameters = (narrowed: Partial<ProductsState>): URLSearchParams =>
  writeProductsState({ ...EVERY_PRODUCT, ...narrowed });

/** The filter of a list as the server takes it. @param day the day in Istanbul, from which periods count back */
export function productsFilter(state: ProductsState, day = today()) {
  const { from, before } = periodTimes(state, day);
  const { text, states, categories, brands, stocks, flags, gaps, priceLira } = state;
  return {
    ...(text && { text }),
    ...(states.length > 0 && { states: [...states] }),
    ...(categories.length > 0 && {
      categoryIds: categories.map((category) => (category === UNCATEGORIZED ? '' : category)),
    }),
    ...(brands.length > 0 && { brands: [...brands] }),
    ...(stocks.length > 0 && { stocks: [...stocks] }),
    ...(flags.includes('NEW') && { isNew: true }),
    ...(flags.includes('FEATURED') && { isFeatured: true }),
    ...(gaps.length > 0 && { gaps: [...gaps] }),
    ...(priceLira.min !== null && { minPrice: kurusOf(priceLira.min) }),
    ...(priceLira.max !== null && { maxPrice: kurusOf(priceLira.max) }),
    ...(from && { createdFrom: from }),
    ...(before && { createdBefore: before }),
  };
}

export function productsVariables(state: ProductsState) {
  return {
    filter: productsFilter(state),
    sort: state.sort,
    skip: (state.page - 1) * PRODUCTS_PER_PAGE,
    take: PRODUCTS_PER_PAGE,
  };
}
