import type { Cause } from '../../kernel/actor/cause.js';
import { until } from '../../kernel/clock/test-until.js';
import type { TestPictureHost } from '../../kernel/outbound/test-picture-host.js';
import {
  answerWith,
  fetchPictures,
  openPictureShopForEachTest,
  pictureJobOf,
  pictureOf,
} from '../../testing/import-pictures.js';
import type { ImportShop } from '../../testing/import-shop.js';
import { CatalogWriter, type ProductDraft } from '../catalog/index.js';

let shop: ImportShop;
let host: TestPictureHost;

openPictureShopForEachTest((opened, listening) => {
  shop = opened;
  host = listening;
});

beforeEach(async () => {
  host.answers['/a.png'] = answerWith(await pictureOf('#0a5c63'));
  host.answers['/b.png'] = answerWith(await pictureOf('#aa0000'));
});

const HEAD = ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU', 'Gorsel_URL'];
const pump = (number: number, picture: string) => [
  `Pompa ${number}`,
  'Pompalar',
  100,
  `P-${number}`,
  picture,
];

const importOf = async (products: (string | number)[][], categoryPicture?: string) => {
  const head = ['Kategori_Adi', 'Aciklama', 'Gorsel_URL'];
  const Kategoriler = [head, ['Pompalar', 'x', categoryPicture ?? '']];
  const { run } = await shop.importSheets({ Kategoriler, Urunler: [HEAD, ...products] });
  return run.id;
};

const AYSE: Cause = { actor: { kind: 'staff', id: 'ayse' }, requestId: 'edit' };

/** Has staff change a product. */
const edit = (sku: string, draft: Partial<ProductDraft>) =>
  shop.dataSource.transaction(async (transaction) => {
    const writer = shop.provider(CatalogWriter);
    const [existing] = (await writer.findProductsBySku(transaction, [sku])).values();
    if (!existing) throw new Error(`There is no ${sku}`);
    const { name } = existing;
    await writer.saveProduct(transaction, { draft: { name, sku, ...draft }, existing }, AYSE);
  });

const bucketsOf = (runId: string) =>
  shop.read<{ sku: string; bucket: string }>(
    `SELECT i.sku, o.undo_bucket AS bucket FROM import_outcome AS o JOIN import_item AS i USING (run_id, number)
     WHERE run_id = $1 AND o.undo_bucket IS NOT NULL ORDER BY number`,
    [runId],
  );

/** What visitors see, without what an edit leaves behind. */
const catalog = () =>
  shop.read(`
    SELECT jsonb_build_object(
      'products', (SELECT jsonb_agg(to_jsonb(p) - '{updated_at,updated_by_kind,updated_by_id,version}'::text[] ORDER BY p.id) FROM product AS p),
      'pictures', (SELECT jsonb_agg(to_jsonb(p) ORDER BY p.product_id, p.position) FROM product_picture AS p),
      'categories', (SELECT jsonb_agg(to_jsonb(c) - '{updated_at,updated_by_kind,updated_by_id,version}'::text[] ORDER BY c.id) FROM category AS c)) AS state`);

it('takes an import back as if it had never been, also after its pictures were fetched', async () => {
  const [a, b] = [host.url('/a.png'), host.url('/b.png')];
  await fetchPictures(shop, await importOf([pump(0, a), pump(1, '')], a));
  const before = await catalog();
  const id = await importOf([pump(0, `${b}; ${a}`), pump(1, b), pump(2, a)], b);
  await fetchPictures(shop, id);
  expect(await catalog()).not.toEqual(before);
  expect((await shop.product('P-2'))?.pictures).toEqual([
    { source: a, alt: '', pictureId: expect.any(String) as unknown },
  ]);
  expect(await shop.undo(id)).toMatchObject({ status: 'undone' });
  expect(new Set((await bucketsOf(id)).map(({ bucket }) => bucket))).toEqual(new Set(['reversed']));
  expect(await catalog()).toEqual(before);
});

it('takes an import back whose pictures were fetched one after the other', async () => {
  const id = await importOf([
    pump(0, [host.url('/a.png', 'a.example'), host.url('/b.png', 'b.example')].join(';')),
  ]);
  await shop.read(`UPDATE import_picture SET status = 'dropped' WHERE host LIKE 'b.example%'`);
  await fetchPictures(shop, id);
  await shop.read(`UPDATE import_picture SET status = 'waiting' WHERE status = 'dropped'`);
  await shop.read(`UPDATE job SET status = 'waiting', finished_at = NULL WHERE kind = 'import-pictures'`);
  await fetchPictures(shop, id);
  expect(await shop.product('P-0')).toMatchObject({ version: 3 });
  await shop.undo(id);
  expect(await shop.product('P-0')).toBeNull();
});

it('keeps what staff edited after its picture was fetched', async () => {
  const id = await importOf([pump(0, host.url('/a.png')), pump(1, host.url('/a.png'))]);
  await fetchPictures(shop, id);
  await edit('P-0', { basePriceKurus: 12_500 });
  await shop.undo(id);
  expect(await bucketsOf(id)).toEqual([
    { sku: '', bucket: 'kept' },
    { sku: 'P-0', bucket: 'kept' },
    { sku: 'P-1', bucket: 'reversed' },
  ]);
});

it('gives what staff edited before the fetching its picture, and keeps it when the import is taken back', async () => {
  const id = await importOf([pump(0, host.url('/a.png'))]);
  await edit('P-0', { basePriceKurus: 12_500 });
  await fetchPictures(shop, id);
  expect(await shop.product('P-0')).toMatchObject({
    basePriceKurus: 12_500,
    pictures: [{ pictureId: expect.any(String) as unknown, source: host.url('/a.png'), alt: '' }],
  });
  await shop.undo(id);
  expect(await bucketsOf(id)).toContainEqual({ sku: 'P-0', bucket: 'kept' });
});

it('leaves a product alone whose pictures staff replaced before the fetching', async () => {
  const id = await importOf([pump(0, host.url('/a.png')), pump(1, host.url('/b.png'))]);
  await edit('P-0', { pictures: [{ source: host.url('/b.png') }] });
  await fetchPictures(shop, id);
  const [ofB] = (await shop.product('P-1'))?.pictures ?? [];
  expect((await shop.product('P-0'))?.pictures).toEqual([ofB]);
});

it('does not fetch for products that staff removed the address from', async () => {
  const id = await importOf([pump(0, host.url('/a.png'))]);
  await edit('P-0', { pictures: [] });
  await fetchPictures(shop, id);
  expect((await shop.product('P-0'))?.pictures).toEqual([]);
  expect(host.requests).toEqual([]);
});

it('fetches no picture any more once an import is taken back, but those of products that stay', async () => {
  const id = await importOf([pump(0, host.url('/a.png')), pump(1, host.url('/b.png'))]);
  await edit('P-0', { basePriceKurus: 12_500 });
  const stopped = await pictureJobOf(shop, id);
  await shop.undo(id);
  expect(await shop.read('SELECT status FROM job WHERE cancel_requested_at IS NOT NULL')).toHaveLength(1);
  const begun = await pictureJobOf(shop, id);
  expect(begun).not.toBe(stopped);
  await fetchPictures(shop, id);
  expect(host.paths()).toEqual(['/a.png']);
  expect((await shop.product('P-0'))?.pictures).toEqual([
    { pictureId: expect.any(String) as unknown, source: host.url('/a.png'), alt: '' },
  ]);
});

it('takes an import back while its pictures are being fetched', async () => {
  let release: () => void = () => undefined;
  const bytes = await pictureOf('#0a5c63');
  host.answers['/slow.png'] = (response) => {
    release = () => void response.end(bytes);
  };
  const id = await importOf([pump(0, host.url('/slow.png')), pump(1, host.url('/a.png'))]);
  const fetching = fetchPictures(shop, id);
  await until(() => Promise.resolve(host.requests.length === 2));
  const undone = await shop.undo(id);
  release();
  expect(await fetching).toBe('cancelled');
  expect(undone).toMatchObject({ status: 'undone' });
  expect(await shop.read('SELECT FROM product')).toEqual([]);
});
