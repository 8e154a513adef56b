import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import ExcelJS from 'exceljs';
import { categories, products } from './catalog/index.mjs';
import { pictureNames } from './draw.mjs';
import { withFixedTimes } from './fixed-times.mjs';

/** Fixed, so that the same data gives the same bytes. */
const WRITTEN_AT = new Date('2026-11-01T09:00:00Z');

const yesNo = (value) => (value ? 'DOĞRU' : 'YANLIŞ');

/** Quotes entries with a comma: the import would split a single-entry list at it. */
const list = (entries) => entries.map((entry) => (entry.includes(',') ? `"${entry}"` : entry)).join('; ');

const CATEGORY_COLUMNS = [
  ['Kategori_Adi', 30, (category) => category.name],
  ['Aciklama', 90, (category) => category.description],
  ['Gorsel_URL', 44, (category) => `${category.picture}.png`],
  ['SEO_Baslik', 48, (category) => category.seoTitle],
  ['SEO_Aciklama', 60, (category) => category.seoDescription],
  ['Ust_Kategori', 24, (category) => category.parent],
  ['Sira', 8, (category) => category.order],
];

const PRODUCT_COLUMNS = [
  ['Urun_Adi', 52, (product) => product.name],
  ['Kategori', 28, (product) => product.category],
  ['Kisa_Aciklama', 60, (product) => product.short],
  ['Aciklama', 80, (product) => product.description],
  ['Fiyat', 14, (product) => product.price, '#,##0.00'],
  ['Marka', 14, (product) => product.brand],
  ['Model', 18, (product) => product.model],
  ['SKU', 18, (product) => product.sku],
  ['Stok_Miktari', 12, (product) => product.stock],
  ['Stok_Durumu', 12, (product) => yesNo(product.inStock)],
  ['Gorsel_URL', 44, (product) => pictureNames(product).join('; ')],
  ['Ozellikler', 44, (product) => list(product.features)],
  ['Uygulama_Alanlari', 40, (product) => list(product.applications)],
  ['Sertifikalar', 30, (product) => list(product.certificates)],
  ['Garanti', 10, (product) => product.warranty],
  ['Teslimat_Suresi', 14, (product) => product.delivery],
  ['Min_Siparis', 11, (product) => product.minOrder],
  ['Puan', 8, (product) => product.rating],
  ['Degerlendirme_Sayisi', 12, (product) => product.reviews],
  ['One_Cikan', 11, (product) => yesNo(product.isFeatured)],
  ['Yeni', 10, (product) => yesNo(product.isNew)],
  ['Etiketler', 44, (product) => list(product.tags)],
  ['SEO_Baslik', 52, (product) => product.seoTitle],
  ['SEO_Aciklama', 60, (product) => product.seoDescription],
  ['SEO_Anahtar_Kelimeler', 44, (product) => list(product.seoKeywords)],
  ['Birim', 10, (product) => product.unit],
];

const SPEC_COLUMNS = [
  ['SKU', 18, (row) => row.sku],
  ['Grup', 24, (row) => row.group],
  ['Ozellik', 30, (row) => row.name],
  ['Deger', 30, (row) => row.value],
  ['Birim', 12, (row) => row.unit],
];

const CHOICE_COLUMNS = [
  ['SKU', 18, (row) => row.sku],
  ['Secim_Grubu', 24, (row) => row.group],
  ['Secim_Turu', 12, (row) => row.kind],
  ['Secenek', 30, (row) => row.name],
  ['Deger', 20, (row) => row.value],
  ['Fiyat_Farki', 14, (row) => row.price, '#,##0.00'],
  ['Stok', 10, (row) => row.stock],
];

const specRows = products.flatMap(({ sku, specs }) => specs.map((spec) => ({ sku, ...spec })));

const choiceRows = products.flatMap(({ sku, choices }) =>
  choices.flatMap(({ name, kind, options }) =>
    options.map((option) => ({ sku, group: name, kind, ...option })),
  ),
);

export const sheets = [
  ['Kategoriler', CATEGORY_COLUMNS, categories],
  ['Urunler', PRODUCT_COLUMNS, products],
  ['Teknik_Ozellikler', SPEC_COLUMNS, specRows],
  ['Varyasyonlar', CHOICE_COLUMNS, choiceRows],
];

function addSheet(workbook, [title, columns, rows]) {
  const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(([header, width]) => ({ header, width }));
  sheet.getRow(1).font = { bold: true, color: { argb: 'FFFFFFFF' } };
  sheet.getRow(1).fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF0B5563' } };
  for (const row of rows) sheet.addRow(columns.map(([, , cell]) => cell(row)));
  columns.forEach(([, , , format], i) => {
    if (format) sheet.getColumn(i + 1).numFmt = format;
  });
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
}

/** Builds the catalog as an .xlsx file. */
export async function buildWorkbook() {
  const workbook = new ExcelJS.Workbook();
  workbook.creator = 'Tesisat mağazası';
  workbook.lastModifiedBy = workbook.creator;
  workbook.created = WRITTEN_AT;
  workbook.modified = WRITTEN_AT;
  for (const sheet of sheets) addSheet(workbook, sheet);
  return withFixedTimes(Buffer.from(await workbook.xlsx.writeBuffer()));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const target = new URL('katalog.xlsx', import.meta.url);
  const bytes = await buildWorkbook();
  await writeFile(target, bytes);
  console.log(
    `${products.length} products, ${specRows.length} specs, ${choiceRows.length} choices, ${bytes.length} bytes`,
  );
}
