import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { skuKey } from '../../catalog/index.js';
import { candidateSkus, candidateSlug } from '../matching/product-matching.js';
import { ImportClaims } from '../rows/import-claims.js';
import { type ImportItem, ImportItems } from '../rows/import-items.js';
import { ImportRows, placeKey } from '../rows/import-rows.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { importColumnUnknown } from '../runs/import.refusals.js';
import { ImportPlans } from './import-plans.js';
import type { PlannedItem } from './row-item.js';

/** Corrects cells of a file that was compared, and compares the row of a product again by itself. */
@Injectable()
export class RowCorrecting {
  constructor(
    private readonly rows: ImportRows,
    private readonly items: ImportItems,
    private readonly claims: ImportClaims,
    private readonly plans: ImportPlans,
  ) {}

  /**
   * @returns whether other rows may depend on it, so that the whole file is to be compared anew
   * @throws IMPORT_COLUMN_UNKNOWN when the sheet of the row has no such column
   */
  async correct(
    transaction: EntityManager,
    run: ImportRunEntity,
    { item, field, value }: { item: ImportItem; field: string; value: string },
  ): Promise<boolean> {
    const headings = run.sheets.find(({ position }) => position === item.sheet)?.headings ?? [];
    const position = headings.find((heading) => heading.field === field)?.position;
    if (position === undefined) throw importColumnUnknown({ field });
    const { sheet, rowNumber } = item;
    await this.rows.correct(transaction, run.id, { sheet, rowNumber, position, value });
    return item.subject !== 'product' || !(await this.planRow(transaction, run, item));
  }

  /**
   * What the other rows claimed is read from their items.
   *
   * @returns false for a row that is about something else by now, which changes what others may claim and whose specs they are
   */
  private async planRow(
    transaction: EntityManager,
    run: ImportRunEntity,
    item: ImportItem,
  ): Promise<boolean> {
    const { file, plan } = this.plans.open(run, 'compare', transaction);
    const stored = (await this.rows.at(transaction, run.id, [item])).get(placeKey(item));
    const parsed = stored && file.productOf(stored);
    if (!parsed) return false;
    const skus = candidateSkus(parsed.row);
    await plan.categories(transaction);
    await plan.readDetailsOf(skus);
    const hasDetails = plan.details.remaining().length > 0;
    const slug = candidateSlug(parsed.row);
    plan.claim(await this.claims.ofOthers(transaction, run.id, { number: item.number, skus, slug }));
    const [planned] = await plan.products(transaction, [parsed]);
    if (!planned || isOther(planned.item, item, hasDetails)) return false;
    await this.items.put(transaction, run.id, [{ ...planned.item, number: item.number }]);
    return true;
  }
}

/** A row that could not be read may have had no SKU yet; then only specs and variations may have waited for it. */
function isOther(now: PlannedItem, before: ImportItem, hasDetails: boolean): boolean {
  if (before.sku === '' ? hasDetails : skuKey(now.sku) !== skuKey(before.sku)) return true;
  const [one, other] = [now, before].map(({ kind, targetId }) => (kind === 'invalid' ? undefined : targetId));
  return one !== undefined && other !== undefined && one !== other;
}
