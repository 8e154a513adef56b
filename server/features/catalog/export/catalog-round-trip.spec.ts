import fc from 'fast-check';
import { streamWorkbook } from '../../../kernel/spreadsheet/workbook.stream.js';
import { fold } from '../../../kernel/turkish/fold.js';
import type { CategorySnapshot } from '../drafts/category.draft.js';
import { mergeCategory } from '../drafts/category.merging.js';
import { oneLine } from '../drafts/keys.js';
import type { AttributeDraft, PictureDraft, ProductDraft, ProductSnapshot } from '../drafts/product.draft.js';
import { mergeProduct } from '../drafts/product.merging.js';
import { CATALOG_SHEETS, type SheetKind } from '../sheet/catalog.columns.js';
import { CatalogFile } from '../sheet/catalog-file.js';
import type { DetailRow } from '../sheet/detail.rows.js';
import type { ParsedRow } from '../sheet/row-problem.js';
import { categoryRow, productRow, specRows, variationRows } from './catalog.cells.js';
import { CategoryTexts } from './category.texts.js';
import { oddProduct } from './test-odd-product.js';

const category = (id: string, name: string, rest: Partial<CategorySnapshot> = {}): CategorySnapshot => ({
  ...mergeCategory({ name, description: `${name} açıklaması` }, null),
  id,
  slug: `kategori-${id}`,
  ...rest,
});

const CATEGORIES = [
  category('1', 'Isıtma'),
  category('1-1', '=Vana', { parentId: '1' }),
  category('2', "'=Pompa", { isActive: false }),
];
const TEXTS = new CategoryTexts(CATEGORIES);

async function all<Row>(rows: AsyncIterable<ParsedRow<Row>>): Promise<Row[]> {
  const read: Row[] = [];
  for await (const { row, problems, warnings } of rows) {
    expect([...problems, ...warnings]).toEqual([]);
    read.push(row);
  }
  return read;
}

/** What an import reads of a file with these products. */
async function readBack(products: readonly ProductSnapshot[]) {
  const sheet = (kind: SheetKind, rows: ReturnType<typeof specRows>) => {
    const { title, columns } = CATALOG_SHEETS[kind];
    return {
      name: title,
      columns: columns.map(({ header }) => ({ header, widthCharacters: 9 })),
      rows: batch(rows),
    };
  };
  const file = streamWorkbook(
    sheet(
      'categories',
      CATEGORIES.map((one) => categoryRow(one, TEXTS)),
    ),
    sheet(
      'products',
      products.map((product) => productRow(product, TEXTS)),
    ),
    sheet('specs', products.flatMap(specRows)),
    sheet('variations', products.flatMap(variationRows)),
  );
  const parts: Buffer[] = [];
  for await (const part of file) parts.push(part);
  return CatalogFile.open({ bytes: Buffer.concat(parts) });
}

async function* batch<Row>(rows: Row[]) {
  await Promise.resolve();
  yield rows;
}

function detailsOf(
  sku: string,
  rows: readonly DetailRow[],
): Pick<ProductDraft, 'technicalSpecs' | 'attributes'> {
  const technicalSpecs = rows.flatMap((row) => ('spec' in row && row.sku === sku ? row.spec : []));
  const attributes = new Map<string, AttributeDraft>();
  for (const row of rows) {
    if ('spec' in row || row.sku !== sku) continue;
    const key = fold(oneLine(row.attribute.name));
    const found = attributes.get(key) ?? { ...row.attribute, variations: [] };
    found.variations.push(row.variation);
    attributes.set(key, found);
  }
  return {
    technicalSpecs: technicalSpecs.length > 0 ? technicalSpecs : undefined,
    attributes: attributes.size > 0 ? [...attributes.values()] : undefined,
  };
}

/** As an import finds the picture of an address. */
function storedPicture({ pictures }: ProductSnapshot, address: string): PictureDraft {
  const { pictureId } = pictures.find(({ source }) => source === address)!;
  return pictureId === null ? { source: address } : { pictureId, source: address };
}

it('reads back every product as it was, whatever its texts hold', async () => {
  const products = fc.array(oddProduct, { minLength: 1, maxLength: 20 }).map((drafts) =>
    drafts.map((one, index) => ({
      ...mergeProduct(
        { ...one, sku: `${one.sku}-${index}`, categoryId: CATEGORIES[index % 4]?.id ?? null },
        null,
      ),
      slug: `urun-${index}`,
    })),
  );
  await fc.assert(
    fc.asyncProperty(products, async (snapshots) => {
      const file = await readBack(snapshots);
      expect(file.warnings).toEqual([]);
      const details = await all(file.detailRows());
      const rows = await all(file.productRows());
      expect(rows).toHaveLength(snapshots.length);
      rows.forEach((row, index) => {
        const before = snapshots[index]!;
        expect([row.category, row.draft.slug]).toEqual([TEXTS.of(before.categoryId), before.slug]);
        const pictures = row.pictures.map((address) => storedPicture(before, address));
        const after = {
          ...row.draft,
          sku: row.sku,
          ...(pictures.length > 0 && { pictures }),
          ...detailsOf(row.sku, details),
        };
        expect(mergeProduct(after, before)).toEqual(before);
      });
    }),
    { numRuns: 50 },
  );
});

it('reads back every category as it was', async () => {
  const rows = await all((await readBack([])).categoryRows());
  const parents = rows.map(({ parent }) => parent);
  expect(parents).toEqual(['', 'Isıtma', '']);
  expect(rows.map(({ draft: read }, index) => mergeCategory(read, CATEGORIES[index]!))).toEqual(CATEGORIES);
});

it('names a category by its name, by its path where that is ambiguous, and by its slug where both are', () => {
  const texts = new CategoryTexts([
    category('1', 'Isıtma'),
    category('2', 'Soğutma'),
    category('3', 'SOĞUTMA'),
    category('1-1', 'Pompalar', { parentId: '1' }),
    category('2-1', 'Pompalar', { parentId: '2' }),
    category('1-2', 'Vana > Küresel', { parentId: '1' }),
    category('1-3', 'Boyler', { parentId: '1', slug: 'tank' }),
    category('2-2', 'Tank', { parentId: '2' }),
  ]);
  const ids = ['1', '2', '1-1', '2-1', '1-2', '1-3', '2-2', null];
  expect(ids.map((id) => texts.of(id))).toEqual([
    'Isıtma',
    'kategori-2',
    'Isıtma > Pompalar',
    'Soğutma > Pompalar',
    'kategori-1-2',
    'Boyler',
    'Soğutma > Tank',
    'Kategorisiz',
  ]);
});

it('names thousands of categories without comparing each with all others', () => {
  const mains = Array.from({ length: 100 }, (_, index) => category(`m${index}`, `Ana Kategori ${index}`));
  const below = Array.from({ length: 4_900 }, (_, index) =>
    category(`k${index}`, `Kategori ${index % 2_450}`, { parentId: `m${index % 100}` }),
  );
  const texts = new CategoryTexts([...mains, ...below]);
  const begun = performance.now();
  const named = below.map(({ id }) => texts.of(id));
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(named[0]).toBe('Ana Kategori 0 > Kategori 0');
});
