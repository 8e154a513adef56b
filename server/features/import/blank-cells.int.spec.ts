import { countsOf, type ImportShop, openImportShopForEachTest } from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

const PRODUCTS = 1_000;

const HEADINGS = [
  'Urun_Adi',
  'Kategori',
  'Fiyat',
  'SKU',
  'Marka',
  'Model',
  'Aciklama',
  'Kisa_Aciklama',
  'Stok_Miktari',
  'Stok_Durumu',
  'Garanti',
  'Sertifikalar',
  'Puan',
  'Min_Siparis',
  'Birim',
  'Yeni',
  'SEO_Baslik',
];
const GIVEN = [
  'Therm',
  'PHE',
  'Uzun metin',
  'Kısa metin',
  26,
  'Hayır',
  '2 yıl',
  'CE; ISO',
  4.7,
  5,
  'takım',
  'Evet',
  'Başlık',
];
/** Each of GIVEN differs from what an empty cell would clear it to. */
const CLEARED = GIVEN.length;

const sheetOf = (cellsOf: (row: number) => (string | number)[]) => ({
  Urunler: [
    HEADINGS,
    ...Array.from({ length: PRODUCTS }, (_, row) => [
      `Ürün ${row}`,
      'Kategorisiz',
      10,
      `P-${row}`,
      ...cellsOf(row),
    ]),
  ],
});
const ALL_BLANK = sheetOf(() => GIVEN.map(() => ''));

const everything = () =>
  shop.read(
    `SELECT p.*, s.quantity, NULL AS updated_at, NULL AS xmin FROM product AS p
     JOIN product_stock AS s ON s.product_id = p.id ORDER BY p.sku`,
  );

it('loses nothing of a thousand products whose cells a sheet leaves empty', async () => {
  await shop.importSheets(sheetOf(() => GIVEN));
  const before = await everything();
  const result = await shop.importSheets(ALL_BLANK);
  expect(countsOf(result)).toMatchObject({ products: [0, 0], unchanged: PRODUCTS, failed: 0 });
  expect(await shop.planned(result.run.id)).toMatchObject({ clearedFields: 0 });
  expect(await everything()).toEqual(before);
}, 120_000);

it('clears exactly as many fields as its preview counts where empty cells are to clear', async () => {
  await shop.importSheets(sheetOf((row) => (row % 2 === 0 ? GIVEN : GIVEN.map(() => ''))));
  const planned = await shop.planSheets(ALL_BLANK, { options: { clearsBlanks: true } });
  expect(await shop.planned(planned.id)).toMatchObject({
    changedProducts: PRODUCTS / 2,
    unchanged: PRODUCTS / 2,
    clearedFields: (PRODUCTS / 2) * CLEARED,
  });
  await shop.apply(planned);
  expect(await shop.product('P-0')).toMatchObject({
    brand: '',
    model: '',
    description: '',
    shortDescription: '',
    stockQuantity: 0,
    inStock: true,
    warranty: null,
    certifications: [],
    rating: 0,
    minOrderQuantity: 1,
    unit: 'adet',
    isNew: false,
    seoTitle: null,
    basePriceKurus: 1_000,
  });
}, 120_000);

describe('an existing row', () => {
  it('counts a cell that says 0 as a change, and no field that somebody clears', async () => {
    await shop.importText(
      'Urun_Adi;Kategori;Fiyat;SKU;Stok_Miktari;Garanti\nPompa;Kategorisiz;5;P-1;7;2 yıl\n',
    );
    const text = 'Urun_Adi;Kategori;Fiyat;SKU;Stok_Miktari;Garanti\nPompa;Kategorisiz;5;P-1;0;\n';
    const { items } = await shop.importText(text, { options: { clearsBlanks: true } });
    expect(items[0]).toMatchObject({ fields: ['warranty', 'stockQuantity'], clearedFields: 1 });
  });

  it('keeps stock, price and SKU of a choice whose cells are empty', async () => {
    const sheets = (stock: number | string, price: number | string, sku: string) => ({
      Urunler: [HEADINGS.slice(0, 4), ['Pompa', 'Kategorisiz', 5, 'P-1']],
      Varyasyonlar: [
        ['SKU', 'Secim_Grubu', 'Secenek', 'Deger', 'Fiyat_Farki', 'Stok', 'Secenek_SKU'],
        ['P-1', 'Renk', 'Kırmızı', '', price, stock, sku],
      ],
    });
    await shop.importSheets(sheets(9, 2, 'P-1-K'));
    const again = await shop.importSheets(sheets('', '', ''), { options: { clearsBlanks: true } });
    expect(countsOf(again)).toMatchObject({ unchanged: 1, failed: 0 });
    expect(await shop.product('P-1')).toMatchObject({
      attributes: [{ variations: [{ stock: 9, priceKurus: 200, sku: 'P-1-K' }] }],
    });
  });

  it('keeps the texts and the parent of a category, and clears them where asked to', async () => {
    const head = 'Kategori_Adi;Aciklama;SEO_Baslik;Ust_Kategori;Slug\n';
    await shop.importText(`${head}Isıtma;x;;;isitma\nVanalar;x;Başlık;Isıtma;vanalar\n`);
    const blank = `${head}Vanalar;x;;;vanalar\n`;
    expect(countsOf(await shop.importText(blank))).toMatchObject({ categories: [0, 0], unchanged: 1 });
    const { items } = await shop.importText(blank, { options: { clearsBlanks: true } });
    expect(items[0]).toMatchObject({ fields: ['parentId', 'seoTitle'], clearedFields: 2 });
    expect(await shop.read(`SELECT parent_id, seo_title FROM category WHERE slug = 'vanalar'`)).toEqual([
      { parent_id: null, seo_title: null },
    ]);
  });
});
