import { beginningOf } from '../../../kernel/spreadsheet/clean-text.js';
import {
  CATALOG_SHEETS,
  type CategorySnapshot,
  PRODUCT_FIELDS,
  plainText,
  type ProductSnapshot,
} from '../../catalog/index.js';
import type { CategoryDirectory } from '../matching/category-directory.js';
import type { ShownChange } from '../rows/import-items.js';

const MAX_SHOWN = 300;
const ELLIPSIS = '…';

/** Columns of the sheets where a snapshot calls them otherwise. */
const PRODUCT_COLUMNS: Readonly<Record<string, string>> = { categoryId: 'category' };
const CATEGORY_COLUMNS: Readonly<Record<string, string>> = { parentId: 'parent', pictureSource: 'picture' };

/** What a new product or category is shown with. */
const FIELDS_OF_NEW_PRODUCT = ['basePriceKurus', 'categoryId', 'brand', 'model', 'stockQuantity'] as const;
const FIELDS_OF_NEW_CATEGORY = ['parentId', 'description'] as const;

/** The fields a row changes, as a spreadsheet shows them. */
export class ChangeDisplay {
  constructor(private readonly directory: CategoryDirectory) {}

  ofProduct(
    before: ProductSnapshot | null,
    after: ProductSnapshot,
    fields: readonly string[],
  ): ShownChange[] {
    const shown = before === null ? FIELDS_OF_NEW_PRODUCT : (fields as (keyof ProductSnapshot)[]);
    return shown.map((field) => ({
      column: headingOfProduct(field),
      before: before ? this.product(field, before) : '',
      after: this.product(field, after),
    }));
  }

  ofCategory(
    before: CategorySnapshot | null,
    after: CategorySnapshot,
    fields: readonly string[],
  ): ShownChange[] {
    const shown = before === null ? FIELDS_OF_NEW_CATEGORY : (fields as (keyof CategorySnapshot)[]);
    return shown.map((field) => ({
      column: headingOf('categories', CATEGORY_COLUMNS[field] ?? field),
      before: before ? this.category(field, before) : '',
      after: this.category(field, after),
    }));
  }

  private product(field: keyof ProductSnapshot, product: ProductSnapshot): string {
    if (isPlain(field)) return shortened(plainText(product, field));
    if (field === 'categoryId') return this.path(product.categoryId);
    if (field === 'pictures') {
      return shortened(product.pictures.map(({ source, pictureId }) => source ?? pictureId ?? '').join('; '));
    }
    if (field === 'documents') return shortened(product.documents.map(({ title }) => title).join('; '));
    if (field === 'technicalSpecs') {
      const specs = product.technicalSpecs.map(({ name, value, unit }) =>
        `${name}: ${value} ${unit ?? ''}`.trim(),
      );
      return shortened(specs.join('; '));
    }
    if (field === 'attributes') {
      return shortened(
        product.attributes
          .map(
            ({ name, variations }) => `${name}: ${variations.map((variation) => variation.name).join(', ')}`,
          )
          .join('; '),
      );
    }
    return shown(product[field]);
  }

  private category(field: keyof CategorySnapshot, category: CategorySnapshot): string {
    return field === 'parentId' ? this.path(category.parentId) : shown(category[field]);
  }

  private path(id: string | null): string {
    return id === null ? '' : this.directory.pathOfId(id);
  }
}

const isPlain = (field: keyof ProductSnapshot): field is keyof typeof PRODUCT_FIELDS =>
  field in PRODUCT_FIELDS;

function headingOfProduct(field: keyof ProductSnapshot): string {
  if (isPlain(field)) return PRODUCT_FIELDS[field].heading;
  if (field === 'technicalSpecs') return CATALOG_SHEETS.specs.title;
  if (field === 'attributes') return CATALOG_SHEETS.variations.title;
  return headingOf('products', PRODUCT_COLUMNS[field] ?? field);
}

function headingOf(kind: 'products' | 'categories', field: string): string {
  const columns: readonly { field: string; header: string }[] = CATALOG_SHEETS[kind].columns;
  return columns.find((column) => column.field === field)?.header ?? field;
}

type Shown = string | number | boolean | null | readonly string[];

function shown(value: Shown): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number') return value.toLocaleString('tr-TR');
  return shortened(typeof value === 'string' ? value : value.join('; '));
}

const shortened = (text: string) =>
  text.length <= MAX_SHOWN ? text : `${beginningOf(text, MAX_SHOWN - 1)}${ELLIPSIS}`;
