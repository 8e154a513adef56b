import type { StreamedCell, StreamedSheet } from '../../kernel/spreadsheet/workbook.stream.js';
import type { MatchReason, Product } from '../catalog/index.js';
import type { StoredLine } from './list.matching.js';

const KURUS = 100;

const REASON_NAMES: Readonly<Record<MatchReason, string>> = {
  sku: 'Stok kodu birebir',
  model: 'Model birebir',
  part_number: 'Kod, noktalama farkıyla',
  leading_zeros: 'Kod; hücrede baştaki sıfırlar düşmüş',
  date: 'Kod; hücrede tarihe dönüşmüş',
  own_number: 'Kendi kodunuz, önceki teklifinizden',
  words: 'Ad ve ölçü',
};

/** A line of the file: what was asked for, and what is found for it today. */
interface SheetLine {
  line: StoredLine;
  product: Product | undefined;
  candidates: readonly Product[];
}

interface Column {
  header: string;
  widthCharacters: number;
  cell: (row: SheetLine) => StreamedCell;
}

const COLUMNS: readonly Column[] = [
  { header: 'Satır', widthCharacters: 8, cell: ({ line }) => joined(line, ({ row }) => String(row), ', ') },
  { header: 'Yazdığınız', widthCharacters: 42, cell: ({ line }) => joined(line, ({ text }) => text, ' / ') },
  {
    header: 'Yazdığınız Miktar',
    widthCharacters: 16,
    cell: ({ line }) => joined(line, ({ quantity }) => quantity ?? '', ' + '),
  },
  { header: 'Sonuç', widthCharacters: 14, cell: statusOf },
  { header: 'Ürün', widthCharacters: 42, cell: ({ product }) => product?.name ?? null },
  { header: 'Marka', widthCharacters: 16, cell: ({ product }) => product?.brand.name ?? null },
  { header: 'Model', widthCharacters: 16, cell: ({ product }) => product?.model ?? null },
  { header: 'Stok Kodu', widthCharacters: 16, cell: ({ product }) => product?.sku ?? null },
  { header: 'Neden', widthCharacters: 30, cell: reasonOf },
  { header: 'Adet', widthCharacters: 9, cell: ({ line }) => line.quantity },
  { header: 'Birim', widthCharacters: 9, cell: ({ line, product }) => product?.unit ?? line.unit },
  {
    header: 'Birim Fiyat (TL, KDV hariç)',
    widthCharacters: 25,
    cell: ({ product }) => priceOf(product, 1),
  },
  {
    header: 'Tutar (TL, KDV hariç)',
    widthCharacters: 21,
    cell: ({ product, line }) => priceOf(product, line.quantity),
  },
  {
    header: 'Stok',
    widthCharacters: 12,
    cell: ({ product }) => (product ? (product.inStock ? 'Stokta' : 'Stokta yok') : null),
  },
  {
    header: 'Adaylar',
    widthCharacters: 50,
    cell: ({ product, candidates }) =>
      product ? null : candidates.map(({ sku, name }) => `${sku} ${name}`).join('; '),
  },
];

/** What became of a list, a row for each line, at the prices of today. */
export function resultSheet(
  lines: readonly StoredLine[],
  products: ReadonlyMap<string, Product>,
): StreamedSheet {
  const rows = lines.map((line) => {
    const candidates = line.candidates.flatMap(({ productId }) => products.get(productId) ?? []);
    const product = line.productId === null ? undefined : products.get(line.productId);
    return COLUMNS.map(({ cell }) => cell({ line, product, candidates }));
  });
  return { name: 'Malzeme Listesi', columns: COLUMNS, rows: inOnePart(rows) };
}

async function* inOnePart(rows: StreamedCell[][]): AsyncGenerator<StreamedCell[][]> {
  yield await Promise.resolve(rows);
}

const joined = (
  { rows }: StoredLine,
  textOf: (row: StoredLine['rows'][number]) => string,
  between: string,
): string => rows.map(textOf).filter(Boolean).join(between);

/** As the page says it: what is sold no more was not found. */
function statusOf({ line, product, candidates }: SheetLine): string {
  if (product) return line.status === 'choose' ? 'Seçildi' : 'Bulundu';
  return candidates.length > 0 ? 'Seçilecek' : 'Bulunamadı';
}

function reasonOf({ line, product }: SheetLine): string | null {
  const chosen = line.candidates.find(({ productId }) => productId === product?.id);
  if (!chosen) return null;
  return chosen.reason === 'words' ? chosen.matched.join(' + ') : REASON_NAMES[chosen.reason];
}

function priceOf(product: Product | undefined, quantity: number): StreamedCell {
  if (!product) return null;
  if (product.priceOnRequest) return 'Fiyat Sorunuz';
  return { lira: (product.defaultPrice * quantity) / KURUS };
}
