import { staffContext } from '../../../kernel/actor/test-context.js';
import { adminProducts, type TestAdminProduct } from '../../../testing/admin-products.js';
import { openTestShop, type TestShop } from '../../../testing/shop.js';

const PRODUCT = `query ($slug: String!) { product(slug: $slug) {
  documents { title kind url bytes } successor { slug } equivalents { slug } spareParts(take: 1) { slug } pictures { alt } } }`;
const DISCONTINUED = `query ($slug: String!) { discontinuedProduct(slug: $slug) { name successor { slug } } }`;
const ARCHIVE = `mutation ($input: ProductVersionInput!) { archiveProduct(input: $input) { version } }`;

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

const create = (sku: string, change: object = {}) =>
  products.create(categoryId, { name: `Pompa ${sku}`, sku, ...change });

async function archive({ id, version }: TestAdminProduct): Promise<void> {
  await shop.ask(ARCHIVE, { input: { id, expectedVersion: version } }, staffContext(['catalog']));
  await shop.dataVersions.refresh();
}

const read = async (slug: string) =>
  (await shop.ask<{ product: Record<string, unknown> | null }>(PRODUCT, { slug })).product;
const discontinued = async (slug: string) =>
  (await shop.ask<{ discontinuedProduct: object | null }>(DISCONTINUED, { slug })).discontinuedProduct;

describe('the page of a product', () => {
  it('shows its documents by an address with their title', async () => {
    await shop.dataSource.query(
      `INSERT INTO document_file (id, bytes, uploaded_at) VALUES ('f', 7, '2026-11-26')`,
    );
    const documents = [{ fileId: 'f', kind: 'DATA_SHEET', language: 'tr', title: 'Teknik föy, ısıtma' }];
    await create('A', { documents });
    expect((await read('pompa-a'))?.documents).toEqual([
      { title: 'Teknik föy, ısıtma', kind: 'DATA_SHEET', url: '/belge/f/teknik-foy-isitma.pdf', bytes: 7 },
    ]);
  });

  it('shows the public products that belong to it, in their order', async () => {
    const first = await create('1');
    const second = await create('2');
    const gone = await create('3');
    await archive(gone);
    await create('A', {
      successorId: gone.id,
      equivalentIds: [second.id, gone.id, first.id],
      sparePartIds: [first.id, second.id],
    });
    expect(await read('pompa-a')).toMatchObject({
      successor: null,
      equivalents: [{ slug: 'pompa-2' }, { slug: 'pompa-1' }],
      spareParts: [{ slug: 'pompa-1' }],
    });
  });
});

describe('a product out of sale', () => {
  it('leads to what replaces it, also where that was replaced in turn', async () => {
    const last = await create('3');
    const middle = await create('2', { successorId: last.id });
    const first = await create('1', { successorId: middle.id, slug: 'ilk' });
    await archive(middle);
    expect(await discontinued('ilk')).toBeNull();
    await archive(first);
    expect(await discontinued('ilk')).toEqual({ name: 'Pompa 1', successor: { slug: 'pompa-3' } });
  });

  it('is unknown without a public successor, and where successors run in a circle', async () => {
    const first = await create('1');
    const second = await create('2', { successorId: first.id });
    const again = await products.update(first, { successorId: second.id });
    await archive(again);
    await archive(second);
    expect(await discontinued('pompa-1')).toBeNull();
    expect(await discontinued('yok')).toBeNull();
  });
});
