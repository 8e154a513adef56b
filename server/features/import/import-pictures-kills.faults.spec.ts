import { until } from '../../kernel/clock/test-until.js';
import type { TestPictureHost } from '../../kernel/outbound/test-picture-host.js';
import {
  answerWith,
  fetchPictures,
  openLoopback,
  openPictureShopForEachTest,
  pictureJobOf,
  pictureOf,
} from '../../testing/import-pictures.js';
import { ImportShop } from '../../testing/import-shop.js';
import { PictureSummaries } from './index.js';

let shop: ImportShop;
let host: TestPictureHost;

openPictureShopForEachTest((opened, listening) => {
  shop = opened;
  host = listening;
});

const PICTURES = 20;
const PATHS = Array.from({ length: PICTURES }, (_, index) => `/${index}.png`);

const importAll = async () => {
  const rows = PATHS.map((path, index) => [`Pompa ${index}`, 'Pompalar', 100, `P-${index}`, host.url(path)]);
  const { run } = await shop.importSheets({
    Kategoriler: [
      ['Kategori_Adi', 'Aciklama'],
      ['Pompalar', 'x'],
    ],
    Urunler: [['Urun_Adi', 'Kategori', 'Fiyat', 'SKU', 'Gorsel_URL'], ...rows],
  });
  return run.id;
};

const products = () =>
  shop.read<{ version: number; pictures: number }>(
    `SELECT p.version, count(pp.picture_id)::int AS pictures FROM product AS p
     LEFT JOIN product_picture AS pp ON pp.product_id = p.id GROUP BY p.id`,
  );

it('goes on where a worker was that is gone, with each picture stored once and few asked for twice', async () => {
  let release: () => void = () => undefined;
  for (const [index, path] of PATHS.entries()) {
    host.answers[path] = answerWith(await pictureOf(`rgb(${index}, 0, 0)`));
  }
  const whenAnswering = host.answers['/9.png'];
  host.answers['/9.png'] = (response, request) => {
    release = () => void whenAnswering?.(response, request);
  };
  const id = await importAll();
  const gone = fetchPictures(shop, id);
  await until(() => Promise.resolve(host.paths().includes('/9.png')));
  await until(async () => (await storedCount()) >= 10);
  if (whenAnswering) host.answers['/9.png'] = whenAnswering;

  // As if its lease had run out; what it still does must not count.
  await shop.read(
    `UPDATE job SET lease_until = now() - interval '1 second' WHERE kind = 'import-pictures' AND status = 'running'`,
  );
  const successor = await ImportShop.open(shop.environment);
  openLoopback(successor);
  try {
    expect(await fetchPictures(successor, id)).toBe('done');
  } finally {
    await successor.close();
  }
  release();
  await gone;

  expect(await shop.read('SELECT FROM picture')).toHaveLength(PICTURES);
  expect(await products()).toEqual(Array.from({ length: PICTURES }, () => ({ version: 2, pictures: 1 })));
  expect(await shop.provider(PictureSummaries).of(shop.dataSource, id)).toMatchObject({
    requested: PICTURES,
    fetched: PICTURES,
    failed: 0,
    isFetching: false,
  });
  expect(host.requests.length).toBeGreaterThan(PICTURES);
  expect(host.requests.length).toBeLessThanOrEqual(PICTURES + 6);
});

const storedCount = async () => (await shop.read('SELECT FROM picture')).length;

it('writes pictures into products that a worker had stored only', async () => {
  host.answers['/0.png'] = answerWith(await pictureOf('#0a5c63'));
  const id = await importAll();
  const bytes = await pictureOf('#0a5c63');
  for (const path of PATHS) host.answers[path] = answerWith(bytes);
  await fetchPictures(shop, id);
  await shop.read(`UPDATE product_picture SET picture_id = NULL WHERE position = 0`);
  await shop.read(
    `UPDATE job SET status = 'waiting', finished_at = NULL WHERE id = '${await pictureJobOf(shop, id)}'`,
  );
  await fetchPictures(shop, id);
  expect(host.requests).toHaveLength(PICTURES);
  expect(await products()).toEqual(Array.from({ length: PICTURES }, () => ({ version: 3, pictures: 1 })));
});
