import { openTestShop, type TestShop } from '../../../testing/shop.js';
import type { ProductDraft } from '../drafts/product.draft.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const pump: ProductDraft = { name: 'Sirkülasyon Pompası 25-60', sku: 'POM-25-60', basePriceKurus: 1_250_000 };

describe('slugs', () => {
  it.each([
    ['IŞIK ISI Değiştirici', 'isik-isi-degistirici'],
    ['İNOX Çelik Vana DN50 2"', 'inox-celik-vana-dn50-2'],
    ['Pompa-114570-10', 'pompa-114570-10'],
    ['Şamandıra', 'samandira'],
    ['Admin', 'admin-2'],
  ])('makes the slug of %s: %s', async (name, slug) => {
    expect((await shop.save({ ...pump, name })).after.slug).toBe(slug);
  });

  it('makes a slug from random digits of the id when the name has no letter or digit', async () => {
    const { after } = await shop.save({ ...pump, name: '★★★' });
    expect(after.slug).toBe(`urun-${after.id.slice(-8)}`);
  });

  it('keeps the slug on a rename, and changes it only when staff give another', async () => {
    const { after: first } = await shop.save(pump);
    const { after: renamed } = await shop.save({ ...pump, name: 'Başka Ad' }, first);
    expect(renamed.slug).toBe(first.slug);
    const { after: moved } = await shop.save({ ...pump, name: 'Başka Ad', slug: 'Başka Ad' }, renamed);
    expect(moved.slug).toBe('baska-ad');
    expect(await history()).toEqual([{ slug: first.slug, product_id: first.id }]);
  });

  it('redirects a former slug until another product is given it', async () => {
    const { after: first } = await shop.save({ ...pump, slug: 'pompa' });
    const { after: moved } = await shop.save({ ...pump, slug: 'yeni-pompa' }, first);
    const { after: namesake } = await shop.save({ name: 'Pompa', sku: 'X-1' });
    expect(namesake.slug).toBe('pompa-2');
    const { after: taker } = await shop.save({ name: 'Başka', sku: 'X-2', slug: 'pompa' });
    expect(taker.slug).toBe('pompa');
    expect(await history()).toEqual([]);
    const { after: back } = await shop.save({ ...pump, slug: 'pompa' }, moved);
    expect(back.slug).toBe('pompa-3');
  });

  it('gives a slug back to its product without a redirect to itself', async () => {
    const { after: first } = await shop.save({ ...pump, slug: 'pompa' });
    const { after: moved } = await shop.save({ ...pump, slug: 'pompa-yeni' }, first);
    const { after: back } = await shop.save({ ...pump, slug: 'pompa' }, moved);
    expect(back.slug).toBe('pompa');
    expect(await history()).toEqual([{ slug: 'pompa-yeni', product_id: first.id }]);
  });

  const history = () => shop.dataSource.query<unknown[]>('SELECT slug, product_id FROM product_slug_history');
});
