import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { headerKey } from '../../../kernel/spreadsheet/header-text.js';
import { type AssignedHeading, CATALOG_SHEETS, type SheetKind } from '../../catalog/index.js';
import { ImportItems } from '../runs/import-items.js';
import { APPLY_IMPORT, CATALOG_LANE, PLAN_IMPORT, UNDO_IMPORT } from '../runs/import-jobs.js';
import { ImportPictureRequests } from '../runs/import-picture-requests.js';
import type { ImportRunEntity, MeantCategory } from '../runs/import-run.entity.js';
import { ImportResults } from '../runs/import-results.js';
import { ImportRuns } from '../runs/import-runs.js';
import {
  importBusy,
  importColumnUnknown,
  importEmpty,
  importHasInvalidRows,
  importNotPossible,
  importOutdated,
} from '../runs/import.refusals.js';
import { RememberedHeadings } from '../runs/remembered-headings.js';
import { canUndo, isBusy, isPreviewable } from './import-possibilities.js';
import type { AssignedHeadingInput, PreviewImportInput } from './import.input.js';

const MAX_NAMED = 20;

/** What staff and programs have done with an import: each begins a job, or refuses to. */
@Injectable()
export class ImportSteering {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: ImportRuns,
    private readonly items: ImportItems,
    private readonly headings: RememberedHeadings,
    private readonly results: ImportResults,
    private readonly pictures: ImportPictureRequests,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws IMPORT_NOT_FOUND, IMPORT_BUSY, IMPORT_NOT_POSSIBLE, IMPORT_COLUMN_UNKNOWN */
  preview(input: PreviewImportInput, cause: Cause): Promise<void> {
    return this.withRun(input.id, async (transaction, run) => {
      if (!isPreviewable(run)) throw importNotPossible({ status: run.status });
      const assigned = (input.headings ?? []).map((heading) => assignedHeading(run, heading));
      const supplier = input.supplier ?? run.supplier;
      if (supplier !== null) await this.headings.remember(transaction, supplier, assigned);
      await this.plan(transaction, run, cause, {
        supplier,
        options: withGiven(run.options, input.options),
        headings: merged(run.headings, assigned, ({ kind, key }) => `${kind} ${key}`),
        categories: merged<MeantCategory>(run.categories, input.categories ?? [], ({ text }) => text),
      });
    });
  }

  /**
   * @throws IMPORT_NOT_FOUND, IMPORT_BUSY, IMPORT_NOT_POSSIBLE, IMPORT_OUTDATED, IMPORT_HAS_INVALID_ROWS, IMPORT_EMPTY
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
    return this.withRun(id, async (transaction, run) => {
      if (!canUndo(run)) throw importNotPossible({ status: run.status });
      await this.pictures.stop(transaction, id);
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

  /** @throws IMPORT_NOT_FOUND, IMPORT_NOT_POSSIBLE */
  cancel(id: string, cause: Cause): Promise<void> {
    return this.dataSource.transaction(async (transaction) => {
      const run = await this.runs.lock(transaction, id);
      if (isBusy(run) && run.jobId !== null) await this.jobs.requestCancel(transaction, run.jobId);
      else if (run.status !== 'ready') throw importNotPossible({ status: run.status });
      else {
        await this.runs.update(transaction, id, { status: 'cancelled', finishedAt: this.clock.now() });
      }
      await this.record(transaction, run, 'import-cancelled', cause);
    });
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

  private async refuseUnlessCurrent(
    transaction: EntityManager,
    run: ImportRunEntity,
    version: number,
  ): Promise<void> {
    const outdated = await this.items.outdated(transaction, run.id);
    if (outdated.length > 0 || version !== run.version) {
      const rows = outdated.slice(0, MAX_NAMED);
      throw importOutdated({ version: run.version, outdated: outdated.length, rows });
    }
    const invalid = run.options.isAllOrNothing ? await this.items.countInvalid(transaction, run.id) : 0;
    if (invalid > 0) throw importHasInvalidRows({ invalid });
    if ((await this.items.countToApply(transaction, run.id)) === 0) throw importEmpty();
  }

  /** Locks the import, and refuses while something of it runs. */
  private withRun(
    id: string,
    change: (transaction: EntityManager, run: ImportRunEntity) => Promise<void>,
  ): Promise<void> {
    return this.dataSource.transaction(async (transaction) => {
      const run = await this.runs.lock(transaction, id);
      if (isBusy(run)) throw importBusy({ status: run.status });
      await change(transaction, run);
    });
  }

  private record(transaction: EntityManager, { id, version }: ImportRunEntity, what: string, cause: Cause) {
    return this.audit.add(transaction, { ...cause, what, subject: `import ${id}`, after: { version } });
  }
}

/** @throws IMPORT_COLUMN_UNKNOWN */
function assignedHeading(
  { sheets }: ImportRunEntity,
  { sheet, position, kind, field }: AssignedHeadingInput,
): AssignedHeading {
  const headings = sheets.find((one) => one.position === sheet)?.headings;
  const heading = headings?.find((one) => one.position === position)?.heading;
  const isKnown = !field || columnsOf(kind).some((column) => column.field === field);
  if (heading === undefined || !isKnown) throw importColumnUnknown({ field: field ?? '' });
  return { kind, key: headerKey(heading), field: field ?? null };
}

const columnsOf = (kind: SheetKind): readonly { field: string }[] => CATALOG_SHEETS[kind].columns;

/** Those given replace those of the same key. */
function merged<Entry>(
  known: readonly Entry[],
  given: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const keys = new Set(given.map(keyOf));
  return [...known.filter((entry) => !keys.has(keyOf(entry))), ...given];
}

function withGiven<Options extends object>(
  options: Options,
  given: { [Name in keyof Options]?: Options[Name] | null } | null | undefined,
): Options {
  const set = Object.entries(given ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return { ...options, ...Object.fromEntries(set) };
}
