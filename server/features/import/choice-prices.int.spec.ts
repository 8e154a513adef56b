import {
  countsOf,
  errorsOf,
  type ImportShop,
  openImportShopForEachTest,
  warningsOf,
} from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

const PRODUCT = 'Urun_Adi;Kategori;Fiyat;SKU\nEşanjör;Eşanjörler;96.800;PLT-1\n';
const CHOICES = 'SKU;Secim_Grubu;Secenek;Fiyat_Farki\n';

beforeEach(() => shop.importText('Kategori_Adi;Aciklama\nEşanjörler;x\n'));

const importChoices = (...rows: string[]) =>
  shop.importText(`${CHOICES}${rows.map((row) => `PLT-1;${row}\n`).join('')}`);

const pricesOf = async () =>
  (await shop.product('PLT-1'))?.attributes.flatMap(({ variations }) =>
    variations.map(({ name, priceKurus }) => [name, priceKurus]),
  );

it('keeps a choice that says Fiyat Sorunuz without a price, and changes nothing on a second import', async () => {
  await shop.importText(PRODUCT);
  const rows = ['Plaka;AISI 316;0', 'Plaka;Titanyum;Fiyat Sorunuz', 'Plaka;254 SMO;teklifle'];
  expect(errorsOf(await importChoices(...rows))).toEqual([]);
  expect(await pricesOf()).toEqual([
    ['AISI 316', 0],
    ['Titanyum', null],
    ['254 SMO', null],
  ]);
  expect(countsOf(await importChoices(...rows))).toMatchObject({ products: [0, 0], unchanged: 1 });
});

it('reports a choice that takes the whole price and keeps it without a price', async () => {
  await shop.importText(PRODUCT);
  const rows = ['Plaka;AISI 316;0', 'Plaka;Titanyum;-96.800', 'Plaka;Grafit;-100.000', 'Conta;EPDM;2.150'];
  const result = await importChoices(...rows);
  expect(warningsOf(result)).toEqual([
    'Sayı biçimi belirsiz: -96.800 yazılmış, -96800 olarak okundu (CSV, satır 1, Fiyat_Farki). Öyle değilse sayı biçimini «Değiştir» altında seçin.',
    '«Titanyum» seçeneği fiyatı ₺0 yapıyor, «Fiyat Sorunuz» olarak satılır (CSV, satır 2, Fiyat_Farki)',
    '«Grafit» seçeneği fiyatı -₺3.200 yapıyor, «Fiyat Sorunuz» olarak satılır (CSV, satır 2, Fiyat_Farki)',
  ]);
  expect(await pricesOf()).toEqual([
    ['AISI 316', 0],
    ['Titanyum', null],
    ['Grafit', null],
    ['EPDM', 215_000],
  ]);
  expect(countsOf(await importChoices(...rows))).toMatchObject({ products: [0, 0], unchanged: 1 });
});

it('reports choices that take the whole price together', async () => {
  await shop.importText(PRODUCT);
  const result = await importChoices('Plaka;AISI 304;-50.000', 'Plaka;AISI 316;0', 'Conta;NBR;-46.800');
  expect(warningsOf(result)).toEqual([
    'Sayı biçimi belirsiz: -50.000 yazılmış, -50000 olarak okundu (CSV, satır 1, Fiyat_Farki). Öyle değilse sayı biçimini «Değiştir» altında seçin.',
    '«AISI 304» ve «NBR» birlikte seçilince fiyat ₺0 oluyor, «Fiyat Sorunuz» olarak satılır (CSV, satır 2, Fiyat_Farki)',
  ]);
});

it('reports a choice that a lower price of its product leaves nothing for, and keeps its difference', async () => {
  await shop.importText(PRODUCT);
  await importChoices('Plaka;AISI 316;0', 'Plaka;AISI 304;-6.400');
  const result = await shop.importText(PRODUCT.replace('96.800', '6.000'));
  expect(warningsOf(result)).toContain(
    '«AISI 304» seçeneği fiyatı -₺400 yapıyor, «Fiyat Sorunuz» olarak satılır (CSV, satır 2, Fiyat_Farki)',
  );
  expect(await pricesOf()).toEqual([
    ['AISI 316', 0],
    ['AISI 304', -640_000],
  ]);
});
