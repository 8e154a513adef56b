import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { ImportRunEntity } from './import-run.entity.js';
import { importNotFound } from './import.refusals.js';

/** The imports of the shop. */
@Injectable()
export class ImportRuns {
  constructor(private readonly dataSource: DataSource) {}

  async add(transaction: EntityManager, run: ImportRunEntity): Promise<void> {
    await transaction.insert(ImportRunEntity, run);
  }

  async find(id: string): Promise<ImportRunEntity | null> {
    return isUuid(id) ? this.dataSource.manager.findOneBy(ImportRunEntity, { id }) : null;
  }

  /** @throws IMPORT_NOT_FOUND */
  async get(id: string): Promise<ImportRunEntity> {
    const run = await this.find(id);
    if (!run) throw importNotFound();
    return run;
  }

  /**
   * Locks it until the transaction ends.
   *
   * @throws IMPORT_NOT_FOUND
   */
  async lock(transaction: EntityManager, id: string): Promise<ImportRunEntity> {
    const run = await transaction.findOne(ImportRunEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!run) throw importNotFound();
    return run;
  }

  async update(transaction: EntityManager, id: string, patch: Partial<ImportRunEntity>): Promise<void> {
    await transaction.update(ImportRunEntity, { id }, patch);
  }
}
