import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import type { RunningJob } from '../../../kernel/jobs/job.js';
import { CatalogWriter } from '../../catalog/index.js';
import { Publishing } from '../rows/publishing.js';
import { type AppliedItem, ImportOutcomes, type UndoneItem } from '../rows/import-outcomes.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { CategoryReversal } from './category-reversal.js';
import { ProductReversal } from './product-reversal.js';
import type { ReversalContext } from './reversal-context.js';

const ITEMS_AT_ONCE = 200;

/**
 * Takes back what an import changed, in the opposite order, in chunks: what was taken back and in which bucket is committed with
 * it, so that another worker goes on behind it.
 */
@Injectable()
export class Reversal {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outcomes: ImportOutcomes,
    private readonly writer: CatalogWriter,
    private readonly products: ProductReversal,
    private readonly categories: CategoryReversal,
    private readonly dataVersions: DataVersions,
  ) {}

  async reverse(job: RunningJob, { id, appliedAt, uploadedAt }: ImportRunEntity): Promise<void> {
    const publishing = new Publishing(this.dataVersions);
    const context = { cause: job.cause, appliedAt: appliedAt ?? uploadedAt };
    const counts = await this.outcomes.undoStats(this.dataSource, id);
    const { total } = counts;
    let { done } = counts;
    for (;;) {
      const before = done;
      const count = await job.chunk(
        async (transaction) => {
          // Fetching pictures changes which version is the import's own: nothing is fetched from here on.
          await this.writer.lockProducts(transaction, []);
          const items = await this.outcomes.toUndo(transaction, id, ITEMS_AT_ONCE);
          await this.outcomes.markUndone(transaction, id, await this.undo(transaction, items, context));
          await publishing.publish(transaction);
          return items.length;
        },
        (undone) => ({ stage: 'undoing', done: before + undone, total }),
      );
      if (count === 0) return;
      done += count;
    }
  }

  private async undo(
    transaction: EntityManager,
    items: readonly AppliedItem[],
    context: ReversalContext,
  ): Promise<UndoneItem[]> {
    if (items.length === 0) return [];
    const reversal = items[0]?.subject === 'category' ? this.categories : this.products;
    return reversal.undo(transaction, items, context);
  }
}
