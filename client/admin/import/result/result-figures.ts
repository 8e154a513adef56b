import { formatQuantity } from '../../../shop/format';

/** What an import did, in figures. */
export interface ResultDetails {
  readonly categoriesAdded: number;
  readonly categoriesUpdated: number;
  readonly productsAdded: number;
  readonly productsUpdated: number;
  readonly unchanged: number;
  readonly skipped: number;
  readonly failed: number;
  readonly warnings: number;
}

/** The figures of a result: what was added always, of the rest what there is any of. */
export function resultFigures(details: ResultDetails): string[] {
  const rest: [number, string][] = [
    [details.categoriesUpdated, 'kategori güncellendi'],
    [details.productsUpdated, 'ürün güncellendi'],
    [details.unchanged, 'satır değişmedi'],
    [details.skipped, 'satır atlandı'],
    [details.failed, 'satır uygulanamadı'],
    [details.warnings, 'satırda uyarı var'],
  ];
  return [
    formatQuantity(details.categoriesAdded, 'kategori eklendi'),
    formatQuantity(details.productsAdded, 'ürün eklendi'),
    ...rest.flatMap(([count, text]) => (count > 0 ? [formatQuantity(count, text)] : [])),
  ];
}
