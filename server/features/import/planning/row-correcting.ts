import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { PictureStore } from '../../../kernel/files/picture-store.js';
import { CatalogLookup } from '../../catalog/index.js';
import { PictureLoader } from '../pictures/picture-loader.js';
import { type ImportItem, ImportItems } from '../runs/import-items.js';
import { ImportRows, placeKey } from '../runs/import-rows.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { importColumnUnknown } from '../runs/import.refusals.js';
import { ImportedFile } from '../runs/imported-file.js';
import { ImportPlan } from './import-plan.js';

/** Corrects cells of a file that was compared, and compares the row of a product again by itself. */
@Injectable()
export class RowCorrecting {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: ImportRows,
    private readonly items: ImportItems,
    private readonly lookup: CatalogLookup,
    private readonly store: PictureStore,
    private readonly dataVersions: DataVersions,
  ) {}

  /** @throws IMPORT_COLUMN_UNKNOWN when the sheet of the row has no such column */
  async correct(
    transaction: EntityManager,
    run: ImportRunEntity,
    { item, field, value }: { item: ImportItem; field: string; value: string },
  ): Promise<void> {
    const headings = run.sheets.find(({ position }) => position === item.sheet)?.headings ?? [];
    const position = headings.find((heading) => heading.field === field)?.position;
    if (position === undefined) throw importColumnUnknown({ field });
    const { sheet, rowNumber } = item;
    await this.rows.correct(transaction, run.id, { sheet, rowNumber, position, value });
    if (item.subject === 'product') await this.planRow(transaction, run, item);
  }

  /** What the other rows claimed is read from their items. */
  private async planRow(transaction: EntityManager, run: ImportRunEntity, item: ImportItem): Promise<void> {
    const { dataSource, store, dataVersions, lookup } = this;
    const file = new ImportedFile(this.rows, transaction, run);
    const folder = run.picturesFolder ?? undefined;
    const pictures = new PictureLoader({ dataSource, store, dataVersions }, folder, 'compare');
    const plan = new ImportPlan({ lookup, file, pictures, run });
    await plan.categories(transaction);
    await plan.readDetails();
    const claimed = await this.items.claims(transaction, run.id);
    plan.continueAfter(claimed.filter(({ number }) => number !== item.number));
    const row = (await this.rows.at(transaction, run.id, [item])).get(placeKey(item));
    const parsed = row && file.productOf(row);
    if (!parsed) return;
    const [planned] = await plan.products(transaction, [parsed]);
    if (planned) await this.items.put(transaction, run.id, [{ ...planned.item, number: item.number }]);
  }
}
