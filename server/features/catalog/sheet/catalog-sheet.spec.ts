import ExcelJS from 'exceljs';
import { openSpreadsheet } from '../../../kernel/spreadsheet/open-spreadsheet.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import { CATALOG_SHEETS } from './catalog.columns.js';
import { CatalogFile } from './catalog-file.js';
import { catalogTemplate } from './catalog.template.js';
import type { Column } from './column.js';
import type { ParsedRow } from './row-problem.js';

/** The columns of the specification, literally. */
const CATEGORY_HEADINGS = 'Kategori_Adi Aciklama Gorsel_URL SEO_Baslik SEO_Aciklama'.split(' ');
const PRODUCT_HEADINGS = (
  'Urun_Adi Kategori Kisa_Aciklama Aciklama Fiyat Marka Model SKU Stok_Miktari Stok_Durumu Gorsel_URL Ozellikler ' +
  'Uygulama_Alanlari Sertifikalar Garanti Teslimat_Suresi Min_Siparis Puan Degerlendirme_Sayisi One_Cikan Yeni ' +
  'Etiketler SEO_Baslik SEO_Aciklama SEO_Anahtar_Kelimeler'
).split(' ');

const open = (text: string) => CatalogFile.open({ bytes: Buffer.from(text) });

async function all<Row>(rows: AsyncIterable<ParsedRow<Row>>): Promise<ParsedRow<Row>[]> {
  const found: ParsedRow<Row>[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

const products = async (text: string) => all((await open(text)).productRows());
const problemsOf = (rows: ParsedRow<unknown>[]) =>
  rows.flatMap((row) => row.problems.map((problem) => problem.text));

describe('the columns', () => {
  const headings = (kind: 'categories' | 'products', count: number) =>
    CATALOG_SHEETS[kind].columns.slice(0, count).map((column) => column.header);

  it('begins the columns with those of the specification', () => {
    expect(headings('categories', 5)).toEqual(CATEGORY_HEADINGS);
    expect(headings('products', 25)).toEqual(PRODUCT_HEADINGS);
  });

  it('requires the columns that the specification requires', () => {
    const required = Object.entries(CATALOG_SHEETS).map(([kind, sheet]) => {
      const columns: readonly Column[] = sheet.columns;
      return [kind, columns.flatMap(({ isRequired, header }) => (isRequired ? header : []))];
    });
    expect(Object.fromEntries(required)).toMatchObject({
      categories: ['Kategori_Adi', 'Aciklama'],
      products: ['Urun_Adi', 'Kategori', 'Fiyat'],
    });
  });
});

describe('the template', () => {
  it('offers what a cell may hold as a list, and explains each heading in a comment', async () => {
    const lists = { categories: ['Pompalar', 'Vanalar > Küresel'], mainCategories: ['Pompalar', 'Vanalar'] };
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await catalogTemplate(lists)) as never);
    const offered = (sheet: string, cell: string) => {
      const [formula] = workbook.getWorksheet(sheet)!.getCell(cell).dataValidation.formulae as string[];
      const [, column, count] = /^Listeler!\$(\w+)\$1:\$\w+\$(\d+)$/.exec(formula ?? '') ?? [];
      const values = workbook.getWorksheet('Listeler')!.getColumn(column!).values.slice(1);
      expect(values).toHaveLength(Number(count));
      return values;
    };
    expect(offered('Urunler', 'B2')).toEqual(lists.categories);
    expect(offered('Urunler', 'J2')).toEqual(['DOĞRU', 'YANLIŞ']);
    expect(offered('Kategoriler', 'F500')).toEqual(lists.mainCategories);
    expect(workbook.getWorksheet('Listeler')!.state).toBe('hidden');
    for (const { title, columns } of Object.values(CATALOG_SHEETS)) {
      const comments = columns.map((_, place) => workbook.getWorksheet(title)!.getCell(1, place + 1).note);
      expect(comments).not.toContain(undefined);
    }
  });

  it('reads the template without a problem: two categories, two products, their details', async () => {
    const file = await CatalogFile.open({ bytes: await catalogTemplate() });
    const categories = await all(file.categoryRows());
    const rows = await all(file.productRows());
    const details = await all(file.detailRows());
    expect(problemsOf([...categories, ...rows, ...details])).toEqual([]);
    expect(file.warnings).toEqual([]);
    expect(categories).toHaveLength(2);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.row.draft).toMatchObject({ basePriceKurus: 1_500_000, stockQuantity: 15 });
    expect(details).toHaveLength(4);
    file.close();
  });

  it('gives the template a sheet for each kind, in order, and notes that are not mistaken for a sheet', async () => {
    const { format } = await CatalogFile.open({ bytes: await catalogTemplate() });
    expect(format.sheets).toEqual([
      { name: 'Kategoriler', kind: 'categories' },
      { name: 'Urunler', kind: 'products' },
      { name: 'Teknik_Ozellikler', kind: 'specs' },
      { name: 'Varyasyonlar', kind: 'variations' },
      { name: 'Notlar', kind: null },
    ]);
  });

  it('writes every heading of the columns into the template', async () => {
    const { sheets } = await openSpreadsheet({ bytes: await catalogTemplate() });
    for await (const row of sheets[1]!.rows()) {
      expect(row.cells).toEqual([...PRODUCT_HEADINGS, 'Birim', 'Slug', 'Olcuye_Uretim']);
      break;
    }
  });
});

describe('a sheet', () => {
  it('recognizes a sheet by its headings in any spelling and order', async () => {
    const rows = await products('FİYAT (TL);Ürün Adı *;stok miktarı;KATEGORİ\n15.000;Vana;3;Vanalar\n');
    expect(rows[0]?.row).toMatchObject({
      category: 'Vanalar',
      draft: { name: 'Vana', basePriceKurus: 1_500_000, stockQuantity: 3 },
    });
  });

  it('recognizes a sheet with a title above its headings', async () => {
    const rows = await products('2026 FİYAT LİSTESİ;;\n\nUrun_Adi;Kategori;Fiyat\nVana;Vanalar;5\n');
    expect(rows.map((row) => row.place)).toEqual([{ sheet: 'CSV', rowNumber: 4 }]);
  });

  it('recognizes a sheet whose headings are two merged rows', async () => {
    const rows = await products(
      'Urun_Adi;Kategori;Ticari bilgiler;\n;;Fiyat;Stok_Miktari\nVana;Vanalar;5;7\n',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row.draft).toMatchObject({ basePriceKurus: 500, stockQuantity: 7 });
  });

  it('distinguishes a sheet of categories from a sheet of products', async () => {
    const kinds = async (text: string) => (await open(text)).format.sheets.map((sheet) => sheet.kind);
    expect(await kinds('Kategori;Açıklama\nVanalar;x\n')).toEqual(['categories']);
    expect(await kinds('Ürün;Kategori Adı;Fiyat;Açıklama\n')).toEqual(['products']);
    expect(await kinds('SKU;Özellik;Değer\n')).toEqual(['specs']);
    expect(await kinds('SKU;Seçim Grubu;Seçenek;Fiyat Farkı\n')).toEqual(['variations']);
  });

  it('warns of headings that are unknown, duplicate or missing', async () => {
    const file = await open('Urun_Adi;Kategori;Renk;Kategori\n');
    expect(file.warnings.map((warning) => warning.text)).toEqual([
      'Zorunlu sütun yok (CSV, satır 1, Fiyat)',
      'Sütun tanınmadı, okunmadı (CSV, satır 1, Renk)',
      '«Kategori» okunmadı: «Kategori» ile aynı sütun (CSV, satır 1)',
    ]);
  });

  it('guesses headings with a possessive ending, a note in brackets, or the word of a supplier', async () => {
    const file = await open(
      'Ürün Adı;Kategorisi;Liste Fiyatı (TL);Üretici Firma;Kod;Açıklaması\nVana;Vanalar;5;Therm;V-1;Metin\n',
    );
    expect(file.warnings).toEqual([]);
    const [row] = await all(file.productRows());
    expect(row?.row).toMatchObject({
      category: 'Vanalar',
      sku: 'V-1',
      draft: { basePriceKurus: 500, brand: 'Therm', description: 'Metin' },
    });
  });

  it('takes the heading of the template before one that it guesses', async () => {
    const [row] = await products('Urun_Adi;Kategori;Liste Fiyatı;Fiyat\nVana;Vanalar;9;5\n');
    expect(row?.row.draft.basePriceKurus).toBe(500);
  });

  it('refuses a file without a catalog sheet', async () => {
    const refused = open('Ad;Soyad\nAyşe;Yılmaz\n');
    await expect(refused).rejects.toThrow(Refusal);
    await expect(refused).rejects.toMatchObject({ code: 'CATALOG_NOT_RECOGNIZED' });
  });
});
