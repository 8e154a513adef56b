import {
  countsOf,
  errorsOf,
  type ImportShop,
  openImportShopForEachTest,
  warningsOf,
} from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

const importText: ImportShop['importText'] = (text, options) => shop.importText(text, options);
const importSheets: ImportShop['importSheets'] = (sheets, options) => shop.importSheets(sheets, options);
const product = (sku: string) => shop.product(sku);

const CATEGORIES = [
  ['Kategori_Adi', 'Aciklama', 'Ust_Kategori'],
  ['Plakalı Isı Değiştiriciler', 'Plakalı', 'Isı Değiştiriciler'],
  ['Isı Değiştiriciler', 'Hepsi', ''],
];
const PRODUCTS = [
  ['Urun_Adi', 'Kategori', 'Fiyat', 'Marka', 'Model', 'SKU'],
  ['IŞIK ISI Değiştirici', 'Plakalı Isı Değiştiriciler', 15000, 'Therm', 'PHE-100', 'THERM-1'],
  ['İNOX Çelik Vana DN50 2"', 'Isı Değiştiriciler', '₺15.000,50', 'İnox', 'DN50', ''],
];

describe('a workbook', () => {
  it('imports categories, parents first, and products of a workbook whose sheets are in reverse order', async () => {
    const result = await importSheets({ 'Sayfa B': PRODUCTS, 'Sayfa A': CATEGORIES });
    expect(result).toMatchObject({
      success: true,
      status: 'complete',
      message: 'Excel dosyası başarıyla işlendi!',
      run: { format: { file: { kind: 'xlsx' }, numberStyle: 'turkish' } },
    });
    expect(countsOf(result)).toEqual({ categories: [2, 0], products: [2, 0], unchanged: 0, failed: 0 });
    expect(await shop.read('SELECT id, slug, sort_order FROM category ORDER BY id')).toEqual([
      { id: '1', slug: 'isi-degistiriciler', sort_order: 2 },
      { id: '1-1', slug: 'plakali-isi-degistiriciler', sort_order: 1 },
    ]);
    expect(await product('therm-1')).toMatchObject({ slug: 'isik-isi-degistirici', categoryId: '1-1' });
    expect(await product('INOX-DN50')).toMatchObject({
      slug: 'inox-celik-vana-dn50-2',
      basePriceKurus: 1_500_050,
    });
  });

  it('changes nothing on a second import of the same workbook and keeps the data version', async () => {
    await importSheets({ Kategoriler: CATEGORIES, Urunler: PRODUCTS });
    const before = await shop.dataVersion();
    const again = await importSheets({ Kategoriler: CATEGORIES, Urunler: PRODUCTS });
    expect(countsOf(again)).toEqual({ categories: [0, 0], products: [0, 0], unchanged: 4, failed: 0 });
    expect(await shop.dataVersion()).toBe(before);
  });
});

describe('a product row', () => {
  beforeEach(() => importText('Kategori_Adi;Aciklama\nPompalar;x\nVanalar;y\n'));

  it('finds the category of a product in the shop unless it has to be one of the file', async () => {
    const text = 'Urun_Adi;Kategori;Fiyat;SKU\nPompa;POMPALAR;5;P-1\n';
    const strict = await importText(text, { options: { isStrict: true } });
    expect(errorsOf(strict)).toEqual([
      'Ürün için kategori bulunamadı: POMPALAR (CSV, satır 2, Kategori). En yakın: Pompalar',
    ]);
    expect(countsOf(await importText(text))).toMatchObject({ products: [1, 0] });
    expect(await product('P-1')).toMatchObject({ categoryId: '1' });
  });

  it('finds a product by SKU in any case and keeps the fields without a column', async () => {
    await importText('Urun_Adi;Kategori;Fiyat;SKU;Garanti;Stok_Miktari\nPompa;Pompalar;5;abc-ı;2 yıl;7\n');
    const result = await importText('Urun_Adi;Kategori;Fiyat;SKU\nPompa XL;Pompalar;6;ABC-ı\n');
    expect(countsOf(result)).toMatchObject({ products: [0, 1] });
    expect(result.items[0]).toMatchObject({
      kind: 'changed',
      changes: [
        { column: 'Urun_Adi', before: 'Pompa', after: 'Pompa XL' },
        { column: 'Fiyat', before: '₺5,00', after: '₺6,00' },
        { column: 'SKU', before: 'abc-ı', after: 'ABC-ı' },
      ],
    });
    expect(await product('abc-ı')).toMatchObject({ warranty: '2 yıl', stockQuantity: 7, slug: 'pompa' });
  });

  it('takes a product of a sheet without columns for the stock as in stock with no piece counted', async () => {
    await importText('Urun_Adi;Kategori;Fiyat;SKU;Teslimat_Suresi\nPompa;Pompalar;5;P-1;1 hafta\n');
    expect(await product('P-1')).toMatchObject({ inStock: true, stockQuantity: 0 });
    expect(await shop.read('SELECT quantity FROM product_stock')).toEqual([{ quantity: 0 }]);
  });

  it('reports a second row of the same SKU as an error, ignoring case', async () => {
    const result = await importText(
      'Urun_Adi;Kategori;Fiyat;SKU\nBir;Pompalar;5;abc-1\nİki;Pompalar;6;ABC-1\n',
    );
    expect(countsOf(result)).toMatchObject({ products: [1, 0], failed: 1 });
    expect(errorsOf(result)).toEqual(['Bu ürün dosyada 2. satırda da var: ABC-1 (CSV, satır 3, SKU)']);
    expect(await product('ABC-1')).toMatchObject({ name: 'Bir' });
  });

  it('generates the same SKU on each import and keeps two products of one brand and model apart', async () => {
    const lines = ['Pompa 1,5 kW;Pompalar;5;Therm;P', 'Pompa 2,2 kW;Pompalar;6;Therm;P'];
    const text = (rows: string[]) => `Urun_Adi;Kategori;Fiyat;Marka;Model\n${rows.join('\n')}\n`;
    expect(countsOf(await importText(text(lines)))).toMatchObject({ products: [2, 0] });
    expect(countsOf(await importText(text(lines)))).toMatchObject({ unchanged: 2 });
    expect(countsOf(await importText(text([...lines].reverse())))).toMatchObject({ unchanged: 2 });
  });

  it('finds a product by slug when the row has no SKU, and keeps its SKU', async () => {
    await importText('Urun_Adi;Kategori;Fiyat;SKU\nKüresel Vana;Vanalar;5;KV-1\n');
    const result = await importText('Urun_Adi;Kategori;Fiyat\nKÜRESEL VANA;Vanalar;6\n');
    expect(countsOf(result)).toMatchObject({ products: [0, 1] });
    expect(await product('KV-1')).toMatchObject({ basePriceKurus: 600 });
  });

  it('creates another product for the same name with another SKU', async () => {
    const text = 'Urun_Adi;Kategori;Fiyat;SKU\nKüresel Vana;Vanalar;5;KV-15\nKüresel Vana;Vanalar;6;KV-20\n';
    expect(countsOf(await importText(text))).toMatchObject({ products: [2, 0] });
    expect(countsOf(await importText(text))).toMatchObject({ unchanged: 2 });
    expect(await product('KV-20')).toMatchObject({ slug: 'kuresel-vana-2' });
  });

  it('warns when a price changes more than threefold', async () => {
    const text = (price: number) => `Urun_Adi;Kategori;Fiyat;SKU\nPompa;Pompalar;${price};P-1\n`;
    await importText(text(100));
    expect(warningsOf(await importText(text(300)))).toEqual([]);
    expect(warningsOf(await importText(text(1000)))).toEqual([
      'Fiyat 3 kattan fazla değişti: ₺300 → ₺1.000 (CSV, satır 2, Fiyat)',
    ]);
    expect(warningsOf(await importText(text(0)))).toEqual([
      'Fiyat sıfırlanıyor: ₺1.000 → Fiyat Sorunuz (CSV, satır 2, Fiyat)',
    ]);
  });

  it('warns when a stock falls to nothing', async () => {
    const text = (stock: number) => `Urun_Adi;Kategori;Fiyat;SKU;Stok\nPompa;Pompalar;5;P-1;${stock}\n`;
    await importText(text(1850));
    expect(warningsOf(await importText(text(0)))).toEqual([
      'Stok sıfırlanıyor: 1.850 → 0 (CSV, satır 2, Stok_Miktari)',
    ]);
  });

  it('skips rows with errors and saves the others', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => `Pompa ${index};Pompalar;5;P-${index};`);
    rows[3] = 'Pompa 3;Pompalr;5;P-3;';
    rows[600] = ';Pompalar;;P-600;';
    rows[601] = 'Pompa;Pompalar;5;P-601;7';
    const result = await importText(`Urun_Adi;Kategori;Fiyat;SKU;Puan\n${rows.join('\n')}\n`);
    expect(result).toMatchObject({ success: true, status: 'partial' });
    expect(countsOf(result)).toMatchObject({ products: [1197, 0], failed: 3 });
    expect(errorsOf(result)).toEqual([
      'Ürün için kategori bulunamadı: Pompalr (CSV, satır 5, Kategori). En yakın: Pompalar',
      'Ürün için zorunlu alanlar eksik (CSV, satır 602, Urun_Adi, Fiyat)',
      'En çok 5 olmalı: 7 (CSV, satır 603, Puan)',
    ]);
  });

  it('reports a product that the catalog refuses and saves the rest of its chunk', async () => {
    const result = await importSheets({
      Urunler: [
        ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'],
        ...Array.from({ length: 9 }, (_, index) => [`Pompa ${index}`, 'Pompalar', 5, `P-${index}`]),
      ],
      Varyasyonlar: [
        ['SKU', 'Secim_Grubu', 'Secenek'],
        ['p-4', 'Boy', 'Kısa'],
        ['P-4', 'Boy', 'KISA'],
      ],
    });
    expect(countsOf(result)).toMatchObject({ products: [8, 0], failed: 1 });
    expect(errorsOf(result)).toEqual([
      'Ürün eklenirken hata (Urunler, satır 6). «KISA» seçeneği iki kez verilmiş.',
    ]);
  });

  it('reports a product that the database cannot store and saves the others', async () => {
    await shop.read(`ALTER TABLE product ADD CONSTRAINT without_i CHECK (sku <> 'I-1')`);
    const result = await importText('Urun_Adi;Kategori;Fiyat;SKU\nBir;Pompalar;5;B-1\nİki;Pompalar;5;I-1\n');
    expect(countsOf(result)).toMatchObject({ products: [1, 0], failed: 1 });
    expect(errorsOf(result)).toEqual(['Ürün eklenirken hata (CSV, satır 3)']);
  });
});

describe('details without a product row', () => {
  it('applies specs without a product row to the product in the shop and keeps its variations', async () => {
    await importSheets({
      Urunler: [PRODUCTS[0] ?? [], ['Eşanjör', 'Kategorisiz', 5, '', '', 'PHE-100']],
      Varyasyonlar: [
        ['SKU', 'Secim_Grubu', 'Secenek'],
        ['PHE-100', 'Plaka sayısı', '20'],
      ],
    });
    const result = await importText('SKU;Ozellik;Deger\nphe-100;Ağırlık;12,5\nYOK-1;Ağırlık;1\n');
    expect(countsOf(result)).toMatchObject({ products: [0, 1], failed: 1 });
    expect(errorsOf(result)).toEqual(['Bu SKU ile ürün bulunamadı: YOK-1 (CSV, satır 3, SKU)']);
    const changed = await product('PHE-100');
    expect(changed?.technicalSpecs).toMatchObject([{ name: 'Ağırlık', number: 12.5 }]);
    expect(changed?.attributes).toHaveLength(1);
  });
});

describe('categories', () => {
  it('keeps order and slug of categories imported again, matching them only under the same parent', async () => {
    await importSheets({ Kategoriler: CATEGORIES });
    const result = await importText(
      'Kategori_Adi;Aciklama;Ust_Kategori;Slug\nISI DEĞİŞTİRİCİLER;Yeni;;\nIsı Değiştiriciler;Alt;Isı Değiştiriciler;alt\n',
    );
    expect(countsOf(result)).toMatchObject({ categories: [1, 1] });
    expect(await shop.read('SELECT id, slug, name, sort_order FROM category ORDER BY id')).toMatchObject([
      { id: '1', slug: 'isi-degistiriciler', name: 'ISI DEĞİŞTİRİCİLER', sort_order: 2 },
      { id: '1-1' },
      { id: '1-2', slug: 'alt', sort_order: 2 },
    ]);
  });

  it('reports each category that cannot be saved', async () => {
    await importSheets({ Kategoriler: CATEGORIES });
    const result = await importText(
      'Kategori_Adi;Aciklama;Ust_Kategori;Slug\nA;;;\nB;b;Isı Degistirici;\nC;c;;\nc;d;;\nIsı;e;C;isi-degistiriciler\n',
    );
    expect(countsOf(result)).toMatchObject({ categories: [1, 0], failed: 4 });
    expect(errorsOf(result)).toEqual([
      'Kategori için zorunlu alanlar eksik (CSV, satır 2, Aciklama)',
      'Üst kategori bulunamadı: Isı Degistirici (CSV, satır 3, Ust_Kategori). En yakın: Isı Değiştiriciler',
      'Kategori bu dosyada 4. satırda da var (CSV, satır 5)',
      'Kategori eklenirken hata (CSV, satır 6). Kategoriler en fazla iki düzey olabilir.',
    ]);
  });
});
