import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { adminProducts } from '../../../testing/admin-products.js';
import { openTestShop, type TestShop } from '../../../testing/shop.js';

let shop: TestShop;
let products: ReturnType<typeof adminProducts>;
let categoryId: string;

beforeAll(async () => {
  shop = await openTestShop();
  products = adminProducts(shop);
});

beforeEach(async () => {
  categoryId = (await shop.addCategory('Pompalar')).id;
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const create = (change: object = {}) => products.create(categoryId, change);

async function addDocument(id: string) {
  await shop.dataSource.query(
    `INSERT INTO document_file (id, bytes, uploaded_at) VALUES ($1, 7, '2026-11-26') ON CONFLICT DO NOTHING`,
    [id],
  );
  return { fileId: id, kind: 'DATA_SHEET', language: 'tr', title: 'Teknik föy' };
}

describe('the text of a picture', () => {
  const source = 'https://example.com/a.jpg';

  it('is stored, and kept where none is given', async () => {
    const product = await create({ pictures: [{ source, alt: ' Önden  görünüş ' }] });
    expect(product.pictures).toEqual([{ picture: null, source, alt: 'Önden görünüş' }]);
    const again = await products.update(product, {
      pictures: [{ source: 'https://example.com/b.jpg' }, { source }],
    });
    expect(again.pictures).toMatchObject([{ alt: '' }, { alt: 'Önden görünüş' }]);
    expect((await products.update(again, { pictures: [{ source, alt: '' }] })).pictures).toMatchObject([
      { alt: '' },
    ]);
  });
});

describe('documents', () => {
  it('belong to a product in their order, each file once', async () => {
    const first = await addDocument('a');
    const second = await addDocument('b');
    const product = await create({ documents: [second, first, { ...second, title: 'İki' }] });
    expect(product.documents).toEqual([
      { ...second, title: 'İki', bytes: 7 },
      { ...first, bytes: 7 },
    ]);
    const again = await products.update(product, { documents: [first] });
    expect(again.documents).toEqual([{ ...first, bytes: 7 }]);
    expect((await products.restoreVersion(again, 1)).documents).toEqual(product.documents);
  });

  it('are kept from the sweeper once something was saved with them', async () => {
    await create({ documents: [await addDocument('c')] });
    const [file] = await shop.dataSource.query<object[]>(`SELECT is_kept FROM document_file WHERE id = 'c'`);
    expect(file).toEqual({ is_kept: true });
  });

  it('are refused when their file is not there', async () => {
    const documents = [{ ...(await addDocument('d')), fileId: 'yok' }];
    expect(await codeOf(create({ documents }))).toBe('DOCUMENT_GONE');
  });
});

describe('related products', () => {
  it('are a successor, equivalents and spare parts in their order', async () => {
    const first = await shop.pump({ name: 'Bir', sku: 'B-1' });
    const second = await shop.pump({ name: 'İki', sku: 'B-2' });
    const product = await create({
      successorId: first.id,
      equivalentIds: [second.id, first.id, second.id],
      sparePartIds: [second.id],
    });
    const related = (id: string, name: string, sku: string) => ({ id, name, sku, isArchived: false });
    expect(product).toMatchObject({
      successor: related(first.id, 'Bir', 'B-1'),
      equivalents: [related(second.id, 'İki', 'B-2'), related(first.id, 'Bir', 'B-1')],
      spareParts: [related(second.id, 'İki', 'B-2')],
    });
    expect(
      await products.update(product, { successorId: null, equivalentIds: [], name: 'Pompa' }),
    ).toMatchObject({
      successor: null,
      equivalents: [],
      spareParts: [{ id: second.id }],
    });
  });

  it.each([
    ['itself', (own: string) => own],
    ['one that is not there', () => '00000000-0000-4000-8000-000000000000'],
  ])('are never %s', async (_what, related) => {
    const product = await create();
    await expect(products.update(product, { sparePartIds: [related(product.id)] })).rejects.toMatchObject({
      code: 'PRODUCT_INVALID',
      details: { field: 'sparePartIds' },
    });
  });
});
