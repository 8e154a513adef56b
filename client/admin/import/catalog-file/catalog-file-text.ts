import { formatDateTime, formatQuantity } from '../../../shop/format';
import { formatBytes } from '../../../shop/format-bytes';
import { type CatalogExport } from './catalog-exports.query';

/** Beyond that the file takes longer than somebody waits before a download that does not begin. */
const MOST_AT_ONCE = 5_000;

/** Whether a worker has to write the file before it can be downloaded. */
export const isWrittenFirst = (products: number): boolean => products > MOST_AT_ONCE;

/** «3,8 MB, 4.812 ürün, 24 Kas 2026 14:05, Ayşe Yılmaz» */
export function fileText({
  bytes,
  products,
  requestedAt,
  requestedBy,
}: Pick<CatalogExport, 'bytes' | 'products' | 'requestedAt' | 'requestedBy'>): string {
  return [
    bytes === null ? null : formatBytes(bytes),
    products === null ? null : formatQuantity(products, 'ürün'),
    formatDateTime(requestedAt),
    requestedBy.name,
  ]
    .filter(Boolean)
    .join(', ');
}
