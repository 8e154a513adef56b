import { formatQuantity } from '../../../shop/format';
import { formatBytes } from '../../../shop/format-bytes';

interface ReadFile {
  readonly fileBytes: number;
  readonly supplier: string | null;
  readonly sheets: readonly {
    readonly name: string;
    readonly rowCount: number;
    readonly kind: string | null;
  }[];
  readonly format: { readonly numberStyle: 'TURKISH' | 'ENGLISH'; readonly encoding: string | null } | null;
}

const NUMBERS = { TURKISH: '15.000,50', ENGLISH: '15,000.50' } as const;

/** «3,8 MB, 2 sayfa: Kategoriler (6 satır), Ürünler (4.812 satır). Sayı biçimi: 15.000,50», as far as it is known. */
export function fileFacts({ fileBytes, sheets, format, supplier }: ReadFile): string {
  const named = sheets.map(({ name, rowCount, kind }) => {
    return `${name} (${kind === null ? 'okunmadı' : formatQuantity(rowCount, 'satır')})`;
  });
  const first = [
    formatBytes(fileBytes),
    ...(named.length > 0 ? [`${formatQuantity(sheets.length, 'sayfa')}: ${named.join(', ')}`] : []),
  ].join(', ');
  return [
    first,
    ...(format ? [`Sayı biçimi: ${NUMBERS[format.numberStyle]}`] : []),
    ...(format?.encoding != null ? [`Karakter kodlaması: ${format.encoding}`] : []),
    ...(supplier !== null ? [`Tedarikçi: ${supplier}`] : []),
  ].join('. ');
}
