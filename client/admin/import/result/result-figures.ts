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

/** Whether anything stands in the catalog that the import wrote. */
export function hasWritten(details: ResultDetails): boolean {
  const { categoriesAdded, categoriesUpdated, productsAdded, productsUpdated } = details;
  return categoriesAdded + categoriesUpdated + productsAdded + productsUpdated > 0;
}

/** «9 satır uygulanamadı»; null where every row was. */
export function failedText({ failed }: Pick<ResultDetails, 'failed'>): string | null {
  return failed > 0 ? formatQuantity(failed, 'satır uygulanamadı') : null;
}

/** The figures of a result: first what failed, what was added always, of the rest what there is any of. */
export function resultFigures(details: ResultDetails): string[] {
  const failed = failedText(details);
  return [...(failed === null ? [] : [failed]), ...appliedFigures(details)];
}

/** The same without what failed, where a heading says so. */
export function appliedFigures(details: ResultDetails): string[] {
  const rest: [number, string][] = [
    [details.categoriesUpdated, 'kategori güncellendi'],
    [details.productsUpdated, 'ürün güncellendi'],
    [details.unchanged, 'satır değişmedi'],
    [details.skipped, 'satır atlandı'],
    [details.warnings, 'satırda uyarı var'],
  ];
  return [
    formatQuantity(details.categoriesAdded, 'kategori eklendi'),
    formatQuantity(details.productsAdded, 'ürün eklendi'),
    ...rest.flatMap(([count, text]) => (count > 0 ? [formatQuantity(count, text)] : [])),
  ];
}
