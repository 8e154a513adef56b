import {
  changedFields,
  mergeProduct,
  type ProductDraft,
  type ProductSnapshot,
  rowProblem,
  skuKey,
} from '../../catalog/index.js';
import { choiceWarnings } from '../matching/choice-warnings.js';
import { IMPORT_TEXTS } from '../runs/import-result.js';
import type { PlanContext, PlannedProduct } from './product.plan.js';
import {
  comparedItem,
  invalidItem,
  passedOver,
  type PlannedRow,
  refusedRow,
  withChange,
} from './row-item.js';

/** Specs and variations of a product that has no row in the file; the place is that of their first row. */
export interface DetailsToPlan extends PlannedRow {
  sku: string;
}

/** What specs and variations without a product row would do, by what the catalog has. */
export function planDetails(
  rows: readonly DetailsToPlan[],
  bySku: ReadonlyMap<string, ProductSnapshot>,
  context: PlanContext,
): PlannedProduct[] {
  return rows.map((row) => {
    const before = bySku.get(skuKey(row.sku));
    return before ? planned(row, before, context) : unknownSku(row);
  });
}

function planned(row: DetailsToPlan, before: ProductSnapshot, context: PlanContext): PlannedProduct {
  const draft: ProductDraft = { name: before.name, sku: before.sku, ...context.details.detailsOf(row.sku) };
  try {
    const after = mergeProduct(draft, before);
    const fields = changedFields(before, after);
    const archived = after.isArchived ? [rowProblem(row.place, IMPORT_TEXTS.productArchived)] : [];
    const warnings = [...row.warnings, ...choiceWarnings(row.place, draft, after), ...archived];
    const changes = context.display.ofProduct(before, after, fields);
    const shown = {
      label: before.name,
      sku: before.sku,
      fields,
      changes,
      isPriceJump: false,
      clearedFields: 0,
      before,
    };
    const item = comparedItem('detail', { ...row, warnings }, shown);
    const change = { draft, newCategory: null, namesSku: true, pictureFiles: null };
    const changing = withChange(item, before, change);
    return { item: context.part === 'everything' ? changing : passedOver(item), before, draft };
  } catch (error) {
    return invalid(row, refusedRow(row.place, IMPORT_TEXTS.productNotSaved, error));
  }
}

function unknownSku(row: DetailsToPlan): PlannedProduct {
  return invalid(row, rowProblem(row.place, `Bu SKU ile ürün bulunamadı: ${row.sku}`, { columns: ['SKU'] }));
}

function invalid(row: DetailsToPlan, problem: ReturnType<typeof rowProblem>): PlannedProduct {
  const item = invalidItem('detail', { ...row, problems: [problem] }, { label: row.sku, sku: row.sku });
  return { item, before: null, draft: null };
}
