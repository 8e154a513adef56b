import ExcelJS from 'exceljs';

const ROOTS = ['Isı Transferi', 'Pompalar', 'Vanalar', 'Ölçüm', 'Tanklar'];
const KINDS = ['Eşanjör', 'Pompa', 'Vana'];
const BRANDS = ['Anadolu Isı', 'Marmara Teknik', 'Ege Pompa', 'Toros Vana', 'Doruk Makine', 'Çınar Sanayi'];
const MATERIALS = ['Paslanmaz Çelik', 'Pirinç', 'Dökme Demir', 'Bronz'];

/**
 * Writes a workbook of `size` products with two technical specs each, as the import reads it. They are numbered from `first`:
 * files of different numbers have different products of the same categories.
 *
 * @returns {Promise<number>} rows of all sheets, without their headings
 */
export async function writeProductSheet(filename, size, { first = 1 } = {}) {
  const numbers = { first, last: first + size - 1 };
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    filename,
    useSharedStrings: false,
    useStyles: false,
  });
  const rows =
    writeSheet(workbook, 'Kategoriler', ['Kategori_Adi', 'Aciklama', 'Ust_Kategori'], categoryRows()) +
    writeSheet(workbook, 'Urunler', PRODUCT_COLUMNS, productRows(numbers)) +
    writeSheet(workbook, 'Teknik_Ozellikler', ['SKU', 'Ozellik', 'Deger'], specRows(numbers));
  await workbook.commit();
  return rows;
}

const PRODUCT_COLUMNS = [
  'Urun_Adi',
  'Kategori',
  'Kisa_Aciklama',
  'Aciklama',
  'Fiyat',
  'Marka',
  'Model',
  'SKU',
  'Stok_Miktari',
  'Stok_Durumu',
  'Etiketler',
  'Slug',
];

function writeSheet(workbook, name, columns, rows) {
  const sheet = workbook.addWorksheet(name);
  sheet.addRow(columns).commit();
  let count = 0;
  for (const row of rows) {
    sheet.addRow(row).commit();
    count += 1;
  }
  sheet.commit();
  return count;
}

function categoryRows() {
  return ROOTS.flatMap((root) => [
    [root, root, ''],
    ...KINDS.map((kind) => [`${root} ${kind}`, `${root} ${kind}`, root]),
  ]);
}

function* productRows({ first, last }) {
  for (let n = first; n <= last; n += 1) yield productRow(n);
}

function productRow(n) {
  const category = `${oneOf(ROOTS, n)} ${oneOf(KINDS, Math.floor(n / ROOTS.length))}`;
  const [brand, material] = [oneOf(BRANDS, n * 7), oneOf(MATERIALS, n * 3)];
  const name = `${category} M-${n}`;
  const text = `${brand} ${name}: ${material} gövdeli, kazan dairelerinde kullanılan dayanıklı ürün. İki yıl garantili, bakımı kolaydır.`;
  const stock = n % 33 === 0 ? 0 : 5_000 + (n % 5_000);
  const inStock = stock > 0 ? 'Evet' : 'Hayır';
  const price = 100 + ((n * 7_919) % 9_990_000) / 100;
  return [
    name,
    category,
    '',
    text,
    price,
    brand,
    `M-${n}`,
    `M-${n}`,
    stock,
    inStock,
    'yerli üretim; sanayi tipi',
    `urun-${n}`,
  ];
}

function* specRows({ first, last }) {
  for (let n = first; n <= last; n += 1) {
    yield [`M-${n}`, 'Malzeme', oneOf(MATERIALS, n * 3)];
    yield [`M-${n}`, 'Kapasite', `${5 * (1 + (n % 100))} kW`];
  }
}

const oneOf = (values, n) => values[n % values.length];
