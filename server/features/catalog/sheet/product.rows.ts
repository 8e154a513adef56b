import { splitList } from '../../../kernel/spreadsheet/list-text.js';
import type { ProductDraft } from '../drafts/product.draft.js';
import type { FieldOf } from './catalog.columns.js';
import type { ParsedRow } from './row-problem.js';
import { splitPictures } from './picture-list.js';
import { isPriceOnRequest, kurusOf, MAX_LIRA } from './price-text.js';
import type { NumberBounds, RowCells } from './row-cells.js';

type ProductField = FieldOf<'products'>;
type ProductCells = RowCells<ProductField>;

/** What a row says of a product. A field of the draft that is undefined has no column in the sheet. */
export interface ProductRow {
  draft: Omit<ProductDraft, 'sku' | 'categoryId' | 'pictures' | 'technicalSpecs' | 'attributes'>;
  /** Empty when none is given. */
  sku: string;
  category: string;
  /** Addresses and file names. */
  pictures: string[];
}

const COUNT = { least: 0, most: 2_147_483_647, isWhole: true };
const MIN_ORDER = { least: 1, most: 99_999, isWhole: true };
const RATING = { least: 0, most: 5, isWhole: false };
const LIRA = { least: 0, most: MAX_LIRA, isWhole: false };

const DEFAULT_UNIT = 'adet';

export function readProductRow(cells: ProductCells): ParsedRow<ProductRow> {
  cells.require(['name', 'category', 'price'], 'Ürün için zorunlu alanlar eksik');
  const row: ProductRow = {
    draft: readDraft(cells),
    sku: cells.text('sku'),
    category: cells.text('category'),
    pictures: splitPictures(cells.text('pictures')),
  };
  return { place: cells.place, row, problems: cells.problems, warnings: cells.warnings };
}

// One literal: put together from parts by spreading, a hundred thousand drafts take four times as long.
function readDraft(cells: ProductCells): ProductRow['draft'] {
  return {
    name: cells.text('name'),
    slug: cells.text('slug') || undefined,
    shortDescription: text(cells, 'shortDescription'),
    description: text(cells, 'description'),
    brand: text(cells, 'brand'),
    model: text(cells, 'model'),
    unit: cells.has('unit') ? cells.text('unit') || DEFAULT_UNIT : undefined,
    basePriceKurus: price(cells),
    stockQuantity: number(cells, 'stockQuantity', COUNT),
    minOrderQuantity: number(cells, 'minOrderQuantity', MIN_ORDER),
    rating: number(cells, 'rating', RATING),
    reviewCount: number(cells, 'reviewCount', COUNT),
    inStock: yesOrNo(cells, 'inStock', 'yes'),
    isFeatured: yesOrNo(cells, 'isFeatured', 'no'),
    isNew: yesOrNo(cells, 'isNew', 'no'),
    deliveryTime: textOrNull(cells, 'deliveryTime'),
    warranty: textOrNull(cells, 'warranty'),
    features: list(cells, 'features'),
    applications: list(cells, 'applications'),
    certifications: list(cells, 'certifications'),
    tags: list(cells, 'tags'),
    seoTitle: textOrNull(cells, 'seoTitle'),
    seoDescription: textOrNull(cells, 'seoDescription'),
    seoKeywords: list(cells, 'seoKeywords'),
  };
}

// Each gives undefined for a column that the sheet does not have, and the default for an empty cell.

const text = (cells: ProductCells, field: ProductField) => (cells.has(field) ? cells.text(field) : undefined);

const textOrNull = (cells: ProductCells, field: ProductField) =>
  cells.has(field) ? cells.text(field) || null : undefined;

/** The default is the least that is allowed. */
const number = (cells: ProductCells, field: ProductField, bounds: NumberBounds) =>
  cells.has(field) ? (cells.number(field, bounds) ?? bounds.least) : undefined;

const yesOrNo = (cells: ProductCells, field: ProductField, otherwise: 'yes' | 'no') =>
  cells.has(field) ? (cells.yesOrNo(field) ?? otherwise === 'yes') : undefined;

const list = (cells: ProductCells, field: ProductField) =>
  cells.has(field) ? splitList(cells.text(field)) : undefined;

function price(cells: ProductCells): number | undefined {
  if (isPriceOnRequest(cells.text('price'))) return 0;
  const lira = cells.number('price', LIRA);
  if (lira === undefined) return undefined;
  const kurus = kurusOf(lira);
  // 0 is a price on request, which 0,001 is not meant to be.
  if (kurus === 0 && lira > 0) cells.addProblem('price', `Bir kuruştan az olamaz: ${cells.text('price')}`);
  return kurus;
}
