import ExcelJS from 'exceljs';
import { CATALOG_SHEETS } from './catalog.columns.js';
import { CatalogFile } from './catalog-file.js';
import type { ParsedRow } from './row-problem.js';

const open = (text: string) => CatalogFile.open({ bytes: Buffer.from(text) });

async function all<Row>(rows: AsyncIterable<ParsedRow<Row>>): Promise<ParsedRow<Row>[]> {
  const found: ParsedRow<Row>[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

const products = async (text: string) => all((await open(text)).productRows());
const problemsOf = (rows: ParsedRow<unknown>[]) =>
  rows.flatMap((row) => row.problems.map((problem) => problem.text));
const warningsOf = (rows: ParsedRow<unknown>[]) =>
  rows.flatMap((row) => row.warnings.map((problem) => problem.text));

/** One product with the given cells and the required ones. */
async function product(cells: Record<string, string>) {
  const all = { Urun_Adi: 'Vana', Kategori: 'Vanalar', Fiyat: '10', ...cells };
  const quoted = Object.values(all).map((cell) => `"${cell.replaceAll('"', '""')}"`);
  const [row] = await products(`${Object.keys(all).join(';')}\n${quoted.join(';')}\n`);
  return row!;
}

describe('a product', () => {
  it('clears fields to the defaults of the specification where cells are empty', async () => {
    const { row, problems } = await product(
      Object.fromEntries(CATALOG_SHEETS.products.columns.slice(5).map(({ header }) => [header, ''])),
    );
    expect(problems).toEqual([]);
    expect(row).toMatchObject({ sku: '', pictures: [] });
    expect(row.draft).toEqual({ name: 'Vana', basePriceKurus: 1000 });
    expect(row.blanks).toMatchObject({
      stockQuantity: 0,
      inStock: true,
      minOrderQuantity: 1,
      rating: 0,
      reviewCount: 0,
      isFeatured: false,
      isNew: false,
      features: [],
      warranty: null,
    });
  });

  it.each([
    ['Urun_Adi', 200],
    ['SKU', 100],
    ['Marka', 100],
    ['Slug', 120],
    ['Garanti', 100],
    ['Kisa_Aciklama', 500],
    ['SEO_Baslik', 500],
  ])('takes no more than a form does in %s', async (heading, most) => {
    expect((await product({ [heading]: 'x'.repeat(most) })).problems).toEqual([]);
    const { problems } = await product({ [heading]: 'x'.repeat(most + 1) });
    expect(problems.map(({ message }) => message)).toEqual([
      `En çok ${most} karakter olabilir, ${most + 1} karakter yazılmış`,
    ]);
  });

  it('cuts no character of a text in two that is too long: the database would refuse the whole plan', async () => {
    const { row, problems } = await product({ SKU: `${'x'.repeat(99)}😀 fazlası` });
    expect(problems).toHaveLength(1);
    expect(row.sku).toBe('x'.repeat(99));
  });

  it('takes no more entries of a list than a form does, and none that is longer', async () => {
    const tags = (count: number, length = 3) => ({
      Etiketler: Array.from({ length: count }, (_, index) => String(index).padStart(length, 'x')).join('; '),
    });
    expect((await product(tags(100))).problems).toEqual([]);
    expect((await product(tags(101))).problems.map(({ message }) => message)).toEqual([
      'En çok 100 değer olabilir',
    ]);
    expect((await product(tags(2, 101))).problems.map(({ message }) => message)).toEqual([
      'En çok 100 karakter olabilir, 101 karakter yazılmış',
    ]);
  });

  it('leaves fields undefined whose columns the sheet does not have', async () => {
    const { row } = await product({});
    expect(row.draft).toEqual({ name: 'Vana', basePriceKurus: 1000 });
  });

  it.each([
    ['false', false],
    ['YANLIŞ', false],
    ['hayır', false],
    ['yok', false],
    ['0', false],
    ['true', true],
    ['evet', true],
    ['tükendi', true],
  ])('reads the stock flag as yes unless the cell says no: %s', async (text, inStock) => {
    expect((await product({ Stok_Durumu: text })).row.draft.inStock).toBe(inStock);
  });

  it.each([
    ['true', true],
    ['DOĞRU', true],
    ['evet', true],
    ['1', true],
    ['x', true],
    ['yeni', false],
    ['false', false],
  ])('reads a badge as no unless the cell says yes: %s', async (text, isNew) => {
    expect((await product({ Yeni: text })).row.draft.isNew).toBe(isNew);
  });

  it('warns of a text that is neither yes nor no', async () => {
    expect(warningsOf([await product({ Stok_Durumu: 'tükendi' })])).toEqual([
      'Evet ya da hayır olarak anlaşılmadı: tükendi (CSV, satır 2, Stok_Durumu)',
    ]);
  });

  it.each([
    ['0', 0],
    ['Fiyat Sorunuz', 0],
    ['₺15.000,50', 1_500_050],
    ['15.000', 1_500_000],
    ['1,005', 101],
    ['0,005', 1],
  ])('reads the price %s in kuruş', async (text, kurus) => {
    const { row, problems } = await product({ Fiyat: text });
    expect(problems).toEqual([]);
    expect(row.draft.basePriceKurus).toBe(kurus);
  });

  it('doubts a number that the other style would read differently', async () => {
    expect(warningsOf([await product({ Fiyat: '15,000' })])).toEqual([
      '15,000 yazılmış, 15 olarak okundu (CSV, satır 2, Fiyat)',
    ]);
  });

  it('names every required cell that is empty in one line', async () => {
    expect(problemsOf(await products('Urun_Adi;Kategori;Fiyat;Marka\n;Vanalar;;X\n'))).toEqual([
      'Ürün için zorunlu alanlar eksik (CSV, satır 2, Urun_Adi, Fiyat)',
    ]);
  });

  it.each([
    [{ Puan: '5,1' }, 'En çok 5 olmalı: 5,1 (CSV, satır 2, Puan)'],
    [{ Puan: '-1' }, 'Eksi olamaz: -1 (CSV, satır 2, Puan)'],
    [{ Fiyat: '-5' }, 'Eksi olamaz: -5 (CSV, satır 2, Fiyat)'],
    [{ Fiyat: '0,001' }, 'Bir kuruştan az olamaz: 0,001 (CSV, satır 2, Fiyat)'],
    [{ Fiyat: 'beş' }, 'Sayı değil: beş (CSV, satır 2, Fiyat)'],
    [{ Fiyat: '#DEĞER!' }, 'Formül hatası: #DEĞER! (CSV, satır 2, Fiyat)'],
    [{ Stok_Miktari: '1,5' }, 'Tam sayı olmalı: 1,5 (CSV, satır 2, Stok_Miktari)'],
    [{ Min_Siparis: '0' }, 'En az 1 olmalı: 0 (CSV, satır 2, Min_Siparis)'],
    [{ Aciklama: '#YOK' }, 'Formül hatası: #YOK (CSV, satır 2, Aciklama)'],
  ])('reports the problem of a product row with %o', async (cells, text) => {
    expect(problemsOf([await product(cells)])).toEqual([text]);
  });

  it('cleans texts, and leaves a formula as text', async () => {
    const { row } = await product({
      Urun_Adi: ' S\u0327amandıra\u0007 ',
      Marka: `'=HYPERLINK("x")`,
      Model: '=1+1',
    });
    expect(row.draft).toMatchObject({ name: 'Şamandıra', brand: '=HYPERLINK("x")', model: '=1+1' });
  });

  it('removes characters from a name that turn the direction of reading', async () => {
    const { row } = await product({ Urun_Adi: 'Vana \u202eDN50\u202c \u2067x\u2069' });
    expect(row.draft.name).toBe('Vana DN50 x');
  });

  it('replaces half of a character, which no database takes', async () => {
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet('Urunler');
    sheet.addRow(['Urun_Adi', 'Kategori', 'Fiyat']);
    sheet.addRow(['Vana _xD83D_', 'Vanalar', 10]);
    const bytes = Buffer.from(await workbook.xlsx.writeBuffer());
    const [row] = await all((await CatalogFile.open({ bytes })).productRows());
    expect(row?.row.draft.name).toBe('Vana \ufffd');
  });

  it('reads a list of pictures whose addresses may hold commas', async () => {
    const pictures = async (text: string) => (await product({ Gorsel_URL: text })).row.pictures;
    expect(await pictures('https://a.com/w_1,h_2/x.png, https://b.com/y.png')).toEqual([
      'https://a.com/w_1,h_2/x.png',
      'https://b.com/y.png',
    ]);
    expect(await pictures('a.png,b.png; c.png')).toEqual(['a.png', 'b.png', 'c.png']);
  });
});

describe('a category', () => {
  const categories = async (text: string) => all((await open(text)).categoryRows());

  it('requires a name and a description of a category', async () => {
    expect(problemsOf(await categories('Kategori_Adi;Aciklama;Gorsel_URL\nVanalar;;\n;Metin;\n'))).toEqual([
      'Kategori için zorunlu alanlar eksik (CSV, satır 2, Aciklama)',
      'Kategori için zorunlu alanlar eksik (CSV, satır 3, Kategori_Adi)',
    ]);
  });

  it('gives a category its position among the rows, and no parent without the column', async () => {
    const rows = await categories('Kategori_Adi;Aciklama\nA;a\n\nB;b\n');
    expect(rows.map(({ row }) => [row.draft.name, row.position, row.parent])).toEqual([
      ['A', 1, undefined],
      ['B', 2, undefined],
    ]);
  });
});

describe('details', () => {
  const details = async (text: string) => all((await open(text)).detailRows());

  it('reads technical specs, one per row', async () => {
    const [first] = await details('SKU;Grup;Ozellik;Deger;Birim\nA-1;Genel;Kapasite;1,5;kW\n');
    expect(first?.row).toEqual({
      sku: 'A-1',
      spec: { name: 'Kapasite', value: '1,5', unit: 'kW', group: 'Genel' },
    });
  });

  it('reads variations with signed price differences', async () => {
    const [first, second] = await details(
      'SKU;Secim_Grubu;Secim_Turu;Secenek;Deger;Fiyat_Farki;Stok\nA-1;Renk;renk;Kırmızı;#f00;-1.250,50;3\nA-1;Renk;boya;Mavi;;;\n',
    );
    expect(first?.row).toMatchObject({
      attribute: { name: 'Renk', kind: 'color' },
      variation: { name: 'Kırmızı', value: '#f00', priceKurus: -125_050, stock: 3 },
    });
    expect(second?.problems.map((problem) => problem.message)).toEqual(['Bilinmeyen seçim türü: boya']);
  });

  it.each(['constructor', '__proto__', 'toString'])('knows no kind of choice %s', async (kind) => {
    const [row] = await details(`SKU;Secim_Grubu;Secim_Turu;Secenek\nA-1;Renk;${kind};Mavi\n`);
    expect(row?.problems.map((problem) => problem.message)).toEqual([`Bilinmeyen seçim türü: ${kind}`]);
  });

  it('reads a variation whose price is on request, and none from an empty difference', async () => {
    const rows = await details(
      'SKU;Secim_Grubu;Secenek;Fiyat_Farki\nA-1;Plaka;Titanyum;Fiyat Sorunuz\nA-1;Plaka;Nikel;TEKLİFLE\nA-1;Plaka;Çelik;\n',
    );
    expect(rows.map(({ row }) => 'variation' in row && row.variation.priceKurus)).toEqual([
      null,
      null,
      undefined,
    ]);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  });
});
