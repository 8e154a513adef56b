import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { RowCorrecting } from '../planning/row-correcting.js';
import { ImportClaims } from '../rows/import-claims.js';
import { ImportItems } from '../rows/import-items.js';
import { ImportRows } from '../rows/import-rows.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { ImportRuns } from '../runs/import-runs.js';
import { importBusy, importNotPossible, importRowNotFound } from '../runs/import.refusals.js';
import { isBusy } from './import-possibilities.js';
import type { ImportRow } from './import-row.type.js';
import { ImportRowsReader } from './import-rows.reader.js';
import { ImportSteering } from './import-steering.js';
import type { CorrectImportCellInput, LeaveOutImportRowsInput } from './import.input.js';

/** What staff change of a file before it is applied. Each change makes another version, which is what is applied. */
@Injectable()
export class ImportRowsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: ImportRuns,
    private readonly rows: ImportRows,
    private readonly items: ImportItems,
    private readonly claims: ImportClaims,
    private readonly reader: ImportRowsReader,
    private readonly correcting: RowCorrecting,
    private readonly steering: ImportSteering,
  ) {}

  /**
   * A row of a product is compared again at once. Where other rows may depend on it, the whole file is: the row is shown as it was
   * compared last, with what was typed.
   *
   * @throws IMPORT_NOT_FOUND, IMPORT_BUSY, IMPORT_NOT_POSSIBLE, IMPORT_ROW_NOT_FOUND, IMPORT_COLUMN_UNKNOWN
   */
  correctCell({ id, number, field, value }: CorrectImportCellInput, cause: Cause): Promise<ImportRow> {
    return this.change(id, async (transaction, run) => {
      const item = await this.items.find(transaction, id, number);
      if (!item) throw importRowNotFound();
      const concernsOthers = await this.correcting.correct(transaction, run, { item, field, value });
      const shown = await this.reader.get(transaction, run, number);
      if (concernsOthers) await this.steering.planAgain(transaction, run, cause);
      return shown;
    });
  }

  /**
   * The whole file is compared again where other rows are about the same product: one that is left out claims nothing.
   *
   * @throws IMPORT_NOT_FOUND, IMPORT_BUSY, IMPORT_NOT_POSSIBLE
   */
  leaveOut({ id, ...rows }: LeaveOutImportRowsInput, cause: Cause): Promise<void> {
    return this.change(id, async (transaction, run) => {
      await this.rows.leaveOut(transaction, id, rows);
      const concernsOthers = await this.claims.areShared(transaction, id, rows.numbers);
      if (concernsOthers) await this.steering.planAgain(transaction, run, cause);
    });
  }

  private change<Result>(
    id: string,
    change: (transaction: EntityManager, run: ImportRunEntity) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (transaction) => {
      const run = await this.runs.lock(transaction, id);
      if (isBusy(run)) throw importBusy({ status: run.status });
      if (run.status !== 'ready') throw importNotPossible({ status: run.status });
      await this.runs.update(transaction, id, { version: run.version + 1 });
      return change(transaction, run);
    });
  }
}
