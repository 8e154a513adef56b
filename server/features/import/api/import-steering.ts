import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { ImportEndings, isWithdrawn } from '../runs/import-endings.js';
import { AddedCategories } from '../planning/added-categories.js';
import { ImportItems } from '../rows/import-items.js';
import { ItemsToApply } from '../rows/items-to-apply.js';
import { APPLY_IMPORT, CATALOG_LANE, PLAN_IMPORT, UNDO_IMPORT } from '../runs/import-jobs.js';
import { ImportPictureRequests } from '../rows/import-picture-requests.js';
import type { ImportRunEntity, MeantCategory } from '../runs/import-run.entity.js';
import { ImportResults } from '../runs/import-results.js';
import { ImportRuns } from '../runs/import-runs.js';
import {
  importBusy,
  importComparisonExpired,
  importEmpty,
  importHasInvalidRows,
  importNotPossible,
  importOutdated,
} from '../runs/import.refusals.js';
import { RememberedHeadings } from '../runs/remembered-headings.js';
import { canUndo, isBusy, isPreviewable } from './import-possibilities.js';
import type { PreviewImportInput } from './import.input.js';
import { assignedHeading, merged, refuseDoubledColumns, withGiven } from './preview-choices.js';

const MAX_NAMED = 20;

/** What staff and programs have done with an import: each begins a job, or refuses to. */
@Injectable()
export class ImportSteering {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: ImportRuns,
    private readonly items: ImportItems,
    private readonly toApply: ItemsToApply,
    private readonly added: AddedCategories,
    private readonly headings: RememberedHeadings,
    private readonly results: ImportResults,
    private readonly pictures: ImportPictureRequests,
    private readonly endings: ImportEndings,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws IMPORT_NOT_FOUND, IMPORT_BUSY, IMPORT_NOT_POSSIBLE, IMPORT_COLUMN_UNKNOWN, IMPORT_COLUMN_TAKEN */
  preview(input: PreviewImportInput, cause: Cause): Promise<void> {
    return this.withRun(input.id, async (transaction, run) => {
      if (!isPreviewable(run)) throw importNotPossible({ status: run.status });
      const assigned = (input.headings ?? []).map((heading) => assignedHeading(run, heading));
      refuseDoubledColumns(run, assigned);
      const supplier = input.supplier ?? run.supplier;
      if (supplier !== null) await this.headings.remember(transaction, supplier, assigned);
      await this.plan(transaction, run, cause, {
        supplier,
        options: withGiven(run.options, input.options),
        headings: merged(run.headings, assigned, ({ kind, key }) => `${kind} ${key}`),
        sheets: await this.added.open(transaction, run, input.newCategories ?? []),
        categories: merged<MeantCategory>(run.categories, input.categories ?? [], ({ text }) => text),
      });
    });
  }

  /**
   * @throws IMPORT_NOT_FOUND, IMPORT_BUSY, IMPORT_NOT_POSSIBLE, IMPORT_OUTDATED, IMPORT_COMPARISON_EXPIRED,
   *   IMPORT_HAS_INVALID_ROWS, IMPORT_EMPTY
   */
  apply({ id, version }: { id: string; version: number }, cause: Cause): Promise<void> {
    return this.withRun(id, async (transaction, run) => {
      if (run.status !== 'ready') throw importNotPossible({ status: run.status });
      await this.refuseUnlessCurrent(transaction, run, version);
      const job = { kind: APPLY_IMPORT, subjectId: id, lane: CATALOG_LANE, cause };
      await this.begin(transaction, run, 'applying', await this.jobs.add(transaction, job), {
        appliedAt: this.clock.now(),
        appliedByKind: cause.actor.kind,
        appliedById: cause.actor.id,
      });
      await this.record(transaction, run, 'import-applied', cause);
    });
  }

  /** @throws IMPORT_NOT_FOUND, IMPORT_BUSY, IMPORT_NOT_POSSIBLE */
  undo(id: string, cause: Cause): Promise<void> {
    return this.dataSource.transaction(async (transaction) => {
      const stopped = await this.pictures.stop(transaction, id);
      const run = await this.lockIdle(transaction, id);
      if (!canUndo(run)) throw importNotPossible({ status: run.status });
      // What ended meanwhile may have begun to fetch others: they are not stopped here, where the import is locked already.
      if ((await this.pictures.running(transaction, id)).length > stopped) {
        throw importBusy({ status: run.status });
      }
      const job = { kind: UNDO_IMPORT, subjectId: id, lane: CATALOG_LANE, cause };
      await this.begin(transaction, run, 'undoing', await this.jobs.add(transaction, job), {
        undoStartedAt: this.clock.now(),
        undoByKind: cause.actor.kind,
        undoById: cause.actor.id,
        undoFinishedAt: null,
      });
      await this.record(transaction, run, 'import-undone', cause);
    });
  }

  /**
   * Asks for what runs to end, and ends an import whose job has ended without it.
   *
   * @throws IMPORT_NOT_FOUND, IMPORT_NOT_POSSIBLE also while something is taken back that is to be applied wholly or not at all
   */
  async cancel(id: string, cause: Cause): Promise<void> {
    let isSettled = false;
    while (!isSettled) {
      const { jobId } = await this.runs.get(id);
      isSettled = await this.dataSource.transaction((transaction) =>
        this.cancelWith(transaction, { id, jobId }, cause),
      );
    }
  }

  /**
   * Ends an import that has nothing to apply, as one that was applied: the shop has all of it.
   *
   * @throws IMPORT_NOT_FOUND
   */
  async finishUnchanged(id: string): Promise<ImportRunEntity> {
    await this.dataSource.transaction(async (transaction) => {
      const run = await this.runs.lock(transaction, id);
      const result = await this.results.of(transaction, id);
      const at = this.clock.now();
      await this.runs.update(transaction, id, {
        status: 'applied',
        result,
        appliedAt: at,
        appliedByKind: run.uploadedByKind,
        appliedById: run.uploadedById,
        finishedAt: at,
      });
    });
    return this.runs.get(id);
  }

  /** Compares anew what was corrected; for rows that others depend on. */
  async planAgain(transaction: EntityManager, run: ImportRunEntity, cause: Cause): Promise<void> {
    await this.plan(transaction, run, cause, {});
  }

  private async plan(
    transaction: EntityManager,
    run: ImportRunEntity,
    cause: Cause,
    changed: Partial<ImportRunEntity>,
  ): Promise<void> {
    await this.items.removeAll(transaction, run.id);
    const jobId = await this.jobs.add(transaction, { kind: PLAN_IMPORT, subjectId: run.id, cause });
    const version = run.version + 1;
    await this.begin(transaction, run, 'planning', jobId, {
      ...changed,
      version,
      result: null,
      failure: null,
      finishedAt: null,
    });
  }

  private begin(
    transaction: EntityManager,
    { id }: ImportRunEntity,
    status: ImportRunEntity['status'],
    jobId: string,
    changed: Partial<ImportRunEntity>,
  ): Promise<void> {
    return this.runs.update(transaction, id, { ...changed, status, jobId });
  }

  /**
   * Locks the job first, as its chunks do.
   *
   * @returns false when the import has another job by the time that it is locked: the mark on one that is over does nothing
   */
  private async cancelWith(
    transaction: EntityManager,
    { id, jobId }: Pick<ImportRunEntity, 'id' | 'jobId'>,
    cause: Cause,
  ): Promise<boolean> {
    const request = jobId === null ? 'ended' : await this.jobs.requestCancel(transaction, jobId);
    const run = await this.runs.lock(transaction, id);
    if (run.jobId !== jobId) return false;
    if (isBusy(run) && request === 'ended') {
      await this.endings.abandoned(transaction, run, cause);
      return true;
    }
    if (isWithdrawn(run)) throw importNotPossible({ status: run.status });
    if (!isBusy(run)) {
      if (run.status !== 'ready') throw importNotPossible({ status: run.status });
      await this.runs.update(transaction, id, { status: 'cancelled', finishedAt: this.clock.now() });
    }
    await this.record(transaction, run, 'import-cancelled', cause);
    return true;
  }

  private async refuseUnlessCurrent(
    transaction: EntityManager,
    run: ImportRunEntity,
    version: number,
  ): Promise<void> {
    const outdated = await this.items.outdated(transaction, run.id, MAX_NAMED);
    if (outdated.total > 0 || version !== run.version) {
      throw importOutdated({ version: run.version, outdated: outdated.total, rows: outdated.first });
    }
    if (await this.toApply.lackChanges(transaction, run.id)) throw importComparisonExpired();
    const invalid = run.options.isAllOrNothing ? await this.items.countInvalid(transaction, run.id) : 0;
    if (invalid > 0) throw importHasInvalidRows({ invalid });
    if ((await this.toApply.count(transaction, run.id)) === 0) throw importEmpty();
  }

  /** Locks the import, and refuses while something of it runs. */
  private withRun(
    id: string,
    change: (transaction: EntityManager, run: ImportRunEntity) => Promise<void>,
  ): Promise<void> {
    return this.dataSource.transaction(async (transaction) => {
      await change(transaction, await this.lockIdle(transaction, id));
    });
  }

  private async lockIdle(transaction: EntityManager, id: string): Promise<ImportRunEntity> {
    const run = await this.runs.lock(transaction, id);
    if (isBusy(run)) throw importBusy({ status: run.status });
    return run;
  }

  private record(transaction: EntityManager, { id, version }: ImportRunEntity, what: string, cause: Cause) {
    return this.audit.add(transaction, { ...cause, what, subject: `import ${id}`, after: { version } });
  }
}
