import type { ProductDraft } from '../drafts/product.draft.js';
import { PLAIN_FIELDS } from '../drafts/product.fields.js';
import type { FieldOf } from './catalog.columns.js';
import type { ParsedRow } from './row-problem.js';
import { splitPictures } from './picture-list.js';
import type { RowCells } from './row-cells.js';

type ProductCells = RowCells<FieldOf<'products'>>;

/** What a row says of a product. A field of the draft that is undefined has no column in the sheet, or an empty cell. */
export interface ProductRow {
  draft: Omit<ProductDraft, 'sku' | 'categoryId' | 'pictures' | 'technicalSpecs' | 'attributes'>;
  /** The fields whose cells are empty, as they would be cleared. */
  blanks: Partial<ProductRow['draft']>;
  /** Empty when none is given. */
  sku: string;
  category: string;
  /** Addresses and file names. */
  pictures: string[];
}

export function readProductRow(cells: ProductCells): ParsedRow<ProductRow> {
  cells.require(['name', 'category', 'price'], 'Ürün için zorunlu alanlar eksik');
  const row: ProductRow = {
    ...readDraft(cells),
    sku: cells.code('sku'),
    category: cells.text('category'),
    pictures: splitPictures(cells.text('pictures')),
  };
  return { place: cells.place, row, problems: cells.problems, warnings: cells.warnings };
}

function readDraft(cells: ProductCells): Pick<ProductRow, 'draft' | 'blanks'> {
  const draft: Record<string, unknown> = { name: '' };
  const blanks: Record<string, unknown> = {};
  for (const { name, cell, field } of PLAIN_FIELDS) {
    if (!cells.has(cell)) continue;
    if (cells.isEmpty(cell)) blanks[name] = field.blank;
    else draft[name] = field.read(cells, cell);
  }
  draft.slug = cells.text('slug') || undefined;
  if (cells.isEmpty('brand')) {
    if (cells.has('brand')) blanks.brand = '';
  } else draft.brand = cells.text('brand');
  return { draft: draft as unknown as ProductRow['draft'], blanks };
}
