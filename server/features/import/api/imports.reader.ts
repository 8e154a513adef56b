import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import type { ListPage } from '../../../kernel/listing/list-page.js';
import { CATALOG_SHEETS, type Column, columnLabel, SHEET_KINDS } from '../../catalog/index.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { ImportRuns } from '../runs/import-runs.js';
import { importNotFound } from '../runs/import.refusals.js';
import { RememberedHeadings } from '../runs/remembered-headings.js';
import { type ImportRunView, toRunView } from './import-run.view.js';
import type { ImportRunsArgs } from './import.input.js';
import type { ImportColumn, ImportSheetColumns } from './import-sheet.type.js';

/** Imports as staff see them. */
@Injectable()
export class ImportsReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: ImportRuns,
    private readonly headings: RememberedHeadings,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** The columns that the import knows, by the kind of sheet. */
  columns(): ImportSheetColumns[] {
    return SHEET_KINDS.map((kind) => {
      const { title, columns } = CATALOG_SHEETS[kind];
      return { kind, title, columns: columns.map(toColumn) };
    });
  }

  async page(slice: ImportRunsArgs): Promise<ListPage<ImportRunView>> {
    const { items, ...counted } = await this.runs.list(slice);
    return { items: await this.toViews(items), ...counted };
  }

  async find(id: string): Promise<ImportRunView | null> {
    const run = await this.runs.find(id);
    const [view] = await this.toViews(run ? [run] : []);
    return view ?? null;
  }

  /** @throws IMPORT_NOT_FOUND */
  async get(id: string): Promise<ImportRunView> {
    const run = await this.find(id);
    if (!run) throw importNotFound();
    return run;
  }

  /** With the jobs and the headings of all of them at once. */
  private async toViews(runs: readonly ImportRunEntity[]): Promise<ImportRunView[]> {
    const [jobs, headings] = await Promise.all([
      this.jobs.findAll(runs.flatMap(({ jobId }) => jobId ?? [])),
      this.headings.ofAll(this.dataSource, [...new Set(runs.flatMap(({ supplier }) => supplier ?? []))]),
    ]);
    const now = this.clock.now();
    return runs.map((run) =>
      toRunView(run, {
        job: jobs.get(run.jobId ?? '') ?? null,
        remembered: headings.get(run.supplier ?? '') ?? [],
        now,
      }),
    );
  }
}

const toColumn = (column: Column): ImportColumn => ({
  field: column.field,
  header: column.header,
  label: columnLabel(column.header),
  isRequired: column.isRequired ?? false,
  note: column.note,
  choices: typeof column.choices === 'object' ? [...column.choices] : [],
});
