import { setTimeout as wait } from 'node:timers/promises';
import type { TestPictureHost } from '../../kernel/outbound/test-picture-host.js';
import {
  answerWith,
  fetchPictures,
  openPictureShopForEachTest,
  pictureJobOf,
  pictureOf,
} from '../../testing/import-pictures.js';
import type { ImportShop } from '../../testing/import-shop.js';
import { PictureSummaries, PictureTerms } from './index.js';

let shop: ImportShop;
let host: TestPictureHost;

openPictureShopForEachTest((opened, listening) => {
  shop = opened;
  host = listening;
});

const HEAD = ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU', 'Gorsel_URL'];

/** A category and a pump for each cell of addresses. */
const sheetsOf = (cells: string[], categoryPicture = '') => ({
  Kategoriler: [
    ['Kategori_Adi', 'Aciklama', 'Gorsel_URL'],
    ['Pompalar', 'x', categoryPicture],
  ],
  Urunler: [HEAD, ...cells.map((cell, index) => [`Pompa ${index}`, 'Pompalar', 100, `P-${index}`, cell])],
});

const importOf = async (cells: string[], categoryPicture?: string) => {
  const { run } = await shop.importSheets(sheetsOf(cells, categoryPicture));
  return run.id;
};

const summaryOf = (runId: string) => shop.provider(PictureSummaries).of(shop.dataSource, runId);
const pictureIds = async (sku: string) =>
  (await shop.product(sku))?.pictures.map(({ pictureId }) => pictureId);
const storedPictures = () => shop.read<{ id: string }>('SELECT id FROM picture');

it('fetches the pictures of products and categories after they were applied, each address once', async () => {
  host.answers['/a.png'] = answerWith(await pictureOf('#0a5c63'));
  host.answers['/b.png'] = answerWith(await pictureOf('#aa0000'));
  const [a, b] = [host.url('/a.png'), host.url('/b.png')];
  const id = await importOf([`${a}; ${b}`, b, ''], a);
  expect(await summaryOf(id)).toEqual({
    requested: 2,
    fetched: 0,
    failed: 0,
    isFetching: true,
    warnings: [],
  });
  const before = await shop.dataVersion();

  expect(await fetchPictures(shop, id)).toBe('done');
  expect(host.paths().sort()).toEqual(['/a.png', '/b.png']);
  expect(await storedPictures()).toHaveLength(2);
  const [ofA, ofB] = (await pictureIds('P-0')) ?? [];
  expect(ofA).not.toBe(ofB);
  expect(await pictureIds('P-1')).toEqual([ofB]);
  expect(await pictureIds('P-2')).toEqual([]);
  expect(await shop.read('SELECT picture_id, picture_source, version FROM category')).toEqual([
    { picture_id: ofA, picture_source: a, version: 2 },
  ]);
  expect(await summaryOf(id)).toMatchObject({ requested: 2, fetched: 2, failed: 0, isFetching: false });
  expect(await shop.dataVersion()).toBeGreaterThan(before);
});

it('finds nothing to change in the same file after its pictures were fetched', async () => {
  host.answers['/a.png'] = answerWith(await pictureOf('#0a5c63'));
  await fetchPictures(shop, await importOf([host.url('/a.png')], host.url('/a.png')));
  const again = await shop.importSheets(sheetsOf([host.url('/a.png')], host.url('/a.png')));
  expect(again.run.result?.details).toMatchObject({ unchanged: 2, productsUpdated: 0, categoriesUpdated: 0 });
  expect(await pictureJobOf(shop, again.run.id)).toBeUndefined();
});

it('stores the same content of two addresses once', async () => {
  const bytes = await pictureOf('#0a5c63');
  for (const path of ['/a.png', '/b.png']) host.answers[path] = answerWith(bytes);
  await fetchPictures(shop, await importOf([host.url('/a.png'), host.url('/b.png')]));
  expect(await pictureIds('P-0')).toEqual(await pictureIds('P-1'));
  expect(await storedPictures()).toHaveLength(1);
});

it('warns about a dead address and one without a picture, whose rows stay applied', async () => {
  host.answers['/page'] = (response) => void response.end('<html>Giriş yapın</html>');
  const id = await importOf([host.url('/yok.png'), host.url('/page'), 'http://ayse:gizli@127.0.0.1/a.png']);
  expect(await fetchPictures(shop, id)).toBe('done');
  expect(await summaryOf(id)).toMatchObject({ requested: 3, fetched: 0, failed: 3, isFetching: false });
  expect((await summaryOf(id)).warnings.map(({ text }) => text)).toEqual([
    `Görsel alınamadı: ${host.url('/yok.png')}. Bu adreste bir resim yok. (Urunler, satır 2, Gorsel_URL)`,
    `Görsel alınamadı: ${host.url('/page')}. Lütfen sadece resim dosyası yükleyin. (Urunler, satır 3, Gorsel_URL)`,
    'Görsel alınamadı: http://ayse:gizli@127.0.0.1/a.png. Adres http ya da https ile başlamalı; kullanıcı adı, ' +
      'parola ve 80 ile 443 dışında bir port içermemeli. (Urunler, satır 4, Gorsel_URL)',
  ]);
  expect(await shop.read('SELECT outcome FROM import_outcome GROUP BY 1')).toEqual([{ outcome: 'added' }]);
});

it('says nothing of where a private name leads', async () => {
  const id = await importOf(['http://10.20.30.40/a.png']);
  await fetchPictures(shop, id);
  const [warning] = (await summaryOf(id)).warnings;
  expect(warning?.message).toBe(
    'Görsel alınamadı: http://10.20.30.40/a.png. Adres herkese açık bir sunucuya ait değil.',
  );
});

it('tries again what failed for a while, and gives up after three tries', async () => {
  const bytes = await pictureOf('#0a5c63');
  let tries = 0;
  host.answers['/later.png'] = (response) => {
    tries += 1;
    if (tries < 3) response.writeHead(503, { 'retry-after': '1' }).end();
    else response.end(bytes);
  };
  host.answers['/never.png'] = (response) => void response.writeHead(500).end();
  const id = await importOf([host.url('/later.png', 'a.example'), host.url('/never.png', 'b.example')]);
  await fetchPictures(shop, id);
  expect(await summaryOf(id)).toMatchObject({ fetched: 1, failed: 1 });
  expect(host.paths().filter((path) => path === '/never.png')).toHaveLength(3);
});

it('gives up a host that never answers, without asking it for all of its addresses', async () => {
  const paths = Array.from({ length: 60 }, (_, index) => `/${index}.png`);
  for (const path of paths) host.answers[path] = (response) => void response.writeHead(502).end();
  const id = await importOf(paths.map((path) => host.url(path)));
  await fetchPictures(shop, id);
  expect(await summaryOf(id)).toMatchObject({ requested: 60, failed: 60, fetched: 0 });
  expect(host.requests.length).toBeLessThan(25);
});

it('asks a host for two pictures at once, and all of them for four', async () => {
  const hosts = ['a.example', 'b.example', 'c.example'];
  const byHost = new Map<string, { now: number; most: number }>();
  const bytes = await pictureOf('#0a5c63');
  const cells = hosts.flatMap((name) =>
    Array.from({ length: 6 }, (_, index) => {
      host.answers[`/${index}.png`] = async (response, request) => {
        const ofHost = byHost.get(request.headers.host ?? '') ?? { now: 0, most: 0 };
        byHost.set(request.headers.host ?? '', ofHost);
        ofHost.most = Math.max(ofHost.most, (ofHost.now += 1));
        response.on('close', () => (ofHost.now -= 1));
        await wait(60);
        response.end(bytes);
      };
      return host.url(`/${index}.png`, name);
    }),
  );
  await fetchPictures(shop, await importOf(cells));
  expect(host.requests).toHaveLength(18);
  expect([...byHost.values()].map(({ most }) => most)).toEqual([2, 2, 2]);
  expect(host.stats.mostAtOnce).toBe(4);
});

it('applies what was compared before its products got the pictures of an earlier import', async () => {
  host.answers['/a.png'] = answerWith(await pictureOf('#0a5c63'));
  const [a, b] = [host.url('/a.png'), host.url('/b.png')];
  const earlier = await importOf([a], a);
  const sheets = sheetsOf([`${a}; ${b}`], a);
  sheets.Kategoriler[1] = ['Pompalar', 'Yeni açıklama', a];
  const planned = await shop.planSheets(sheets);
  await fetchPictures(shop, earlier);
  const { result, id } = await shop.apply(planned);
  expect(result?.details).toMatchObject({ productsUpdated: 1, categoriesUpdated: 1, outdated: 0 });
  expect((await shop.product('P-0'))?.pictures).toEqual([
    { pictureId: expect.any(String) as unknown, source: a, alt: '' },
    { pictureId: null, source: b, alt: '' },
  ]);
  await shop.undo(id);
  expect(await shop.product('P-0')).toMatchObject({ pictures: [{ source: a }] });
});

it('leaves out the addresses beyond a number, with one warning', async () => {
  Object.assign(shop.provider(PictureTerms), { maxPictures: 2 });
  const bytes = await pictureOf('#0a5c63');
  for (const path of ['/1.png', '/2.png']) host.answers[path] = answerWith(bytes);
  const id = await importOf(['/1.png', '/2.png', '/3.png', '/4.png'].map((path) => host.url(path)));
  await fetchPictures(shop, id);
  expect(host.paths().sort()).toEqual(['/1.png', '/2.png']);
  expect(await summaryOf(id)).toMatchObject({
    requested: 2,
    fetched: 2,
    warnings: [{ text: 'Dosyada çok fazla görsel adresi var: 2 tanesi indirilmeyecek' }],
  });
});
