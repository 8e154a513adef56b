import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import type { RunningJob } from '../../../kernel/jobs/job.js';
import { CatalogLookup } from '../../catalog/index.js';
import { parentsFirst } from '../planning/category.plan.js';
import { ImportPlans } from '../planning/import-plans.js';
import type { ImportItem, StoredItem } from '../rows/import-items.js';
import { ImportOutcomes, type RowOutcome } from '../rows/import-outcomes.js';
import { ItemsToApply } from '../rows/items-to-apply.js';
import { ImportPictureRequests } from '../rows/import-picture-requests.js';
import type { ImportFailure, ImportRunEntity } from '../runs/import-run.entity.js';
import { IMPORT_TEXTS } from '../runs/import-result.js';
import { importComparisonExpired } from '../runs/import.refusals.js';
import { ImportRuns } from '../runs/import-runs.js';
import { CategoryApplying } from './category-applying.js';
import { ItemRows } from './item-rows.js';
import { NewCategories } from './new-categories.js';
import { ProductApplying } from './product-applying.js';
import { Publishing } from '../rows/publishing.js';

/** Large enough to be fast, small enough not to block other writers. */
const ROWS_AT_ONCE = 500;

/** Each is a handful of statements. */
const CATEGORIES_AT_ONCE = 200;

/** The rows of one import while they are applied. */
interface Applying {
  job: RunningJob;
  run: ImportRunEntity;
  rows: ItemRows;
  publishing: Publishing;
  /** Items that change something, and how many of them are done. */
  total: number;
  done: number;
}

/**
 * Writes the rows of an import in chunks. Rows, what became of them and the place in the file are committed together, so that a
 * worker that takes over goes on behind the last of them.
 */
@Injectable()
export class RowApplying {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: ImportPlans,
    private readonly runs: ImportRuns,
    private readonly lookup: CatalogLookup,
    private readonly items: ItemsToApply,
    private readonly outcomes: ImportOutcomes,
    private readonly requests: ImportPictureRequests,
    private readonly categories: CategoryApplying,
    private readonly products: ProductApplying,
    private readonly dataVersions: DataVersions,
  ) {}

  /**
   * @returns why nothing of it may stay; null when all of it was gone through
   * @throws IMPORT_COMPARISON_EXPIRED where an earlier version of the shop compared it and began to apply it
   */
  async apply(job: RunningJob, run: ImportRunEntity): Promise<ImportFailure | null> {
    if (await this.items.lackChanges(this.dataSource, run.id)) throw importComparisonExpired();
    const applying = await this.start(job, run);
    return (await this.applyCategories(applying)) ?? (await this.applyProducts(applying));
  }

  private async start(job: RunningJob, run: ImportRunEntity): Promise<Applying> {
    const { dataSource } = this;
    return {
      job,
      run,
      rows: new ItemRows(this.plans.open(run, 'store')),
      publishing: new Publishing(this.dataVersions),
      total: await this.items.count(dataSource, run.id),
      done: await this.outcomes.count(dataSource, run.id),
    };
  }

  private async applyCategories(applying: Applying): Promise<ImportFailure | null> {
    const { run, job } = applying;
    const items = await this.next(run, ['category'], null);
    const rows = items.length > 0 ? parentsFirst(await applying.rows.ofCategories(items)) : [];
    for (let index = 0; index < rows.length; index += CATEGORIES_AT_ONCE) {
      const some = rows.slice(index, index + CATEGORIES_AT_ONCE);
      // Parents first is not the order of their numbers: those that have an outcome are done.
      const step = { items: some.map(({ item }) => item), appliedTo: run.appliedTo };
      const failure = await this.commit(applying, step, (transaction) =>
        this.categories.apply(transaction, some, job.cause),
      );
      if (failure) return failure;
    }
    return null;
  }

  private async applyProducts(applying: Applying): Promise<ImportFailure | null> {
    const { run, job } = applying;
    const categories = await this.newCategories(run);
    for (;;) {
      const items = await this.next(run, ['product', 'detail'], ROWS_AT_ONCE);
      const appliedTo = items.at(-1)?.number;
      if (appliedTo === undefined) return null;
      const rows = await applying.rows.ofProducts(items, categories);
      const failure = await this.commit(applying, { items, appliedTo }, (transaction) =>
        this.products.apply(transaction, rows, { runId: run.id, cause: job.cause }),
      );
      if (failure) return failure;
    }
  }

  private async newCategories({ id, options }: ImportRunEntity): Promise<NewCategories> {
    const added = await this.items.addedCategories(this.dataSource, id);
    return new NewCategories(added, options.isStrict ? null : await this.lookup.categories(this.dataSource));
  }

  private next(
    run: ImportRunEntity,
    subjects: ImportItem['subject'][],
    limit: number | null,
  ): Promise<StoredItem[]> {
    return this.items.next(this.dataSource, run.id, { after: run.appliedTo, subjects, limit });
  }

  /** @returns why nothing of the import may stay, where it is to be applied wholly or not at all */
  private async commit(
    applying: Applying,
    { items, appliedTo }: { items: readonly ImportItem[]; appliedTo: number },
    apply: (transaction: EntityManager) => Promise<RowOutcome[]>,
  ): Promise<ImportFailure | null> {
    const { job, run, publishing, total } = applying;
    const done = applying.done + items.length;
    const failure = await job.chunk(
      async (transaction) => {
        const outcomes = await apply(transaction);
        await this.outcomes.add(transaction, run.id, outcomes);
        await this.requests.add(transaction, run.id, outcomes);
        const failed = run.options.isAllOrNothing ? failureAmong(outcomes) : null;
        await this.runs.update(transaction, run.id, { appliedTo, ...(failed && { failure: failed }) });
        await publishing.publish(transaction);
        return failed;
      },
      { stage: 'applying', done, total },
    );
    run.appliedTo = appliedTo;
    applying.done = done;
    return failure;
  }
}

function failureAmong(outcomes: readonly RowOutcome[]): ImportFailure | null {
  const failed = outcomes.find(({ outcome }) => outcome === 'failed' || outcome === 'outdated');
  if (!failed) return null;
  const reason = failed.problems?.[0]?.text ?? '';
  return {
    code: 'IMPORT_ROW_FAILED',
    message: IMPORT_TEXTS.failed(`bir satır uygulanamadığı için hiçbiri uygulanmadı. ${reason}`),
  };
}
