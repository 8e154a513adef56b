import type { StreamedCell } from '../../../kernel/spreadsheet/workbook.stream.js';
import type { CategorySnapshot } from '../drafts/category.draft.js';
import type {
  AttributeKind,
  AttributeSnapshot,
  PictureSnapshot,
  ProductSnapshot,
  TechnicalSpecSnapshot,
  VariationSnapshot,
} from '../drafts/product.draft.js';
import { KURUS_PER_LIRA, PRICE_ON_REQUEST } from '../drafts/price-text.js';
import { PLAIN_FIELDS, type PlainCell } from '../drafts/product.fields.js';
import { CATALOG_SHEETS, type FieldOf, type SheetKind } from '../sheet/catalog.columns.js';
import { splitPictures } from '../sheet/picture-list.js';
import type { CategoryTexts } from './category.texts.js';

/** What each column of a sheet holds of what its rows are about. */
type Cells<Kind extends SheetKind, Subject> = Record<FieldOf<Kind>, (subject: Subject) => StreamedCell>;

interface Filed<Snapshot> {
  snapshot: Snapshot;
  categories: CategoryTexts;
}

interface Spec {
  sku: string;
  spec: TechnicalSpecSnapshot;
}

interface Choice {
  sku: string;
  attribute: AttributeSnapshot;
  variation: VariationSnapshot;
}

const KIND_NAMES: Readonly<Record<AttributeKind, string>> = {
  select: 'secim',
  color: 'renk',
  size: 'olcu',
  text: 'metin',
};

const CATEGORY_CELLS: Cells<'categories', Filed<CategorySnapshot>> = {
  name: ({ snapshot }) => snapshot.name,
  description: ({ snapshot }) => snapshot.description,
  picture: ({ snapshot }) =>
    picturesText([{ pictureId: snapshot.pictureId, source: snapshot.pictureSource }]),
  seoTitle: ({ snapshot }) => snapshot.seoTitle,
  seoDescription: ({ snapshot }) => snapshot.seoDescription,
  parent: ({ snapshot, categories }) => categories.ofParent(snapshot),
  slug: ({ snapshot }) => snapshot.slug,
  sortOrder: ({ snapshot }) => snapshot.sortOrder,
  isActive: ({ snapshot }) => (snapshot.isActive ? 'Evet' : 'Hayır'),
};

type PlainCells = Record<PlainCell, (filed: Filed<ProductSnapshot>) => StreamedCell>;

const PRODUCT_CELLS: Cells<'products', Filed<ProductSnapshot>> = {
  ...(Object.fromEntries(
    PLAIN_FIELDS.map(({ name, cell, field }): [string, PlainCells[PlainCell]] => [
      cell,
      ({ snapshot }) => field.write(snapshot[name]),
    ]),
  ) as PlainCells),
  category: ({ snapshot, categories }) => categories.of(snapshot.categoryId),
  brand: ({ snapshot }) => snapshot.brand,
  sku: ({ snapshot }) => snapshot.sku,
  pictures: ({ snapshot }) => picturesText(snapshot.pictures),
  slug: ({ snapshot }) => snapshot.slug,
};

const SPEC_CELLS: Cells<'specs', Spec> = {
  sku: ({ sku }) => sku,
  group: ({ spec }) => spec.group,
  name: ({ spec }) => spec.name,
  value: ({ spec }) => spec.value,
  unit: ({ spec }) => spec.unit,
};

const VARIATION_CELLS: Cells<'variations', Choice> = {
  sku: ({ sku }) => sku,
  attribute: ({ attribute }) => attribute.name,
  kind: ({ attribute }) => KIND_NAMES[attribute.kind],
  name: ({ variation }) => variation.name,
  value: ({ variation }) => variation.value,
  price: ({ variation: { priceKurus } }) => (priceKurus === null ? PRICE_ON_REQUEST : lira(priceKurus)),
  stock: ({ variation }) => variation.stock,
  variationSku: ({ variation }) => variation.sku,
};

/** The row of a category. The import of it changes nothing, as with all rows of this file. */
export const categoryRow = (snapshot: CategorySnapshot, categories: CategoryTexts): StreamedCell[] =>
  rowOf('categories', CATEGORY_CELLS, { snapshot, categories });

export const productRow = (snapshot: ProductSnapshot, categories: CategoryTexts): StreamedCell[] =>
  rowOf('products', PRODUCT_CELLS, { snapshot, categories });

/** A row for each technical spec, in their order. */
export const specRows = ({ sku, technicalSpecs }: ProductSnapshot): StreamedCell[][] =>
  technicalSpecs.map((spec) => rowOf('specs', SPEC_CELLS, { sku, spec }));

/** A row for each choice, group after group. */
export const variationRows = ({ sku, attributes }: ProductSnapshot): StreamedCell[][] =>
  attributes.flatMap((attribute) =>
    attribute.variations.map((variation) =>
      rowOf('variations', VARIATION_CELLS, { sku, attribute, variation }),
    ),
  );

function rowOf<Kind extends SheetKind, Subject>(
  kind: Kind,
  cells: Cells<Kind, Subject>,
  subject: Subject,
): StreamedCell[] {
  const columns: readonly { field: FieldOf<Kind> }[] = CATALOG_SHEETS[kind].columns;
  return columns.map(({ field }) => cells[field](subject));
}

const lira = (kurus: number) => ({ lira: kurus / KURUS_PER_LIRA });

/** The addresses; empty, which keeps all pictures, where one has none, would be read as two, or has that of another. */
function picturesText(pictures: readonly Omit<PictureSnapshot, 'alt'>[]): string {
  const addresses = [...new Set(pictures.flatMap(({ source }) => source ?? []))];
  const text = addresses.join('; ');
  const isComplete = addresses.length === pictures.length && addresses.every(isAddress);
  return isComplete && splitPictures(text).length === addresses.length ? text : '';
}

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text);
