import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { EndedJob } from '../../../kernel/jobs/job.js';
import type { Slice } from '../../../kernel/listing/list.args.js';
import type { ListPage } from '../../../kernel/listing/list-page.js';
import { ListQuery } from '../../../kernel/listing/list-query.js';
import { desc } from '../../../kernel/listing/sorting.js';
import { ImportRunEntity } from './import-run.entity.js';
import { importNotFound } from './import.refusals.js';

const LIST = new ListQuery<{ id: string }, { onlyApplied: boolean }, 'newest'>({
  columns: 'id',
  from: 'import_run',
  conditions: { onlyApplied: (isSo) => (isSo ? `status = 'applied'` : null) },
  sorts: { newest: [desc('uploaded_at'), desc('id')] },
});

/** The imports of the shop. */
@Injectable()
export class ImportRuns {
  constructor(private readonly dataSource: DataSource) {}

  async add(transaction: EntityManager, run: ImportRunEntity): Promise<void> {
    await transaction.insert(ImportRunEntity, run);
  }

  async list({
    skip,
    take,
    onlyApplied,
  }: Slice & { onlyApplied: boolean }): Promise<ListPage<ImportRunEntity>> {
    const wanted = { filter: { onlyApplied }, sort: 'newest', skip, take } as const;
    const { items, ...counted } = await LIST.page(this.dataSource, wanted);
    const listed = items.map(({ id }) => id);
    const found = await this.dataSource.manager.findBy(ImportRunEntity, { id: In(listed) });
    const runs = new Map(found.map((run) => [run.id, run]));
    return { items: listed.flatMap((id) => runs.get(id) ?? []), ...counted };
  }

  /** How many of somebody's files wait to be read, or are being read. */
  countUnread({ kind, id }: Cause['actor']): Promise<number> {
    const mine = { uploadedByKind: kind, uploadedById: id ?? IsNull() };
    return this.dataSource.manager.countBy(ImportRunEntity, { status: 'planning', ...mine });
  }

  async find(id: string): Promise<ImportRunEntity | null> {
    return isUuid(id) ? this.dataSource.manager.findOneBy(ImportRunEntity, { id }) : null;
  }

  /** Of those ids that imports have. */
  async fileNames(ids: readonly string[]): Promise<Map<string, string>> {
    const known = ids.filter((id) => isUuid(id));
    if (known.length === 0) return new Map();
    const rows = await this.dataSource.query<{ id: string; fileName: string }[]>(
      'SELECT id, file_name AS "fileName" FROM import_run WHERE id = ANY($1::uuid[])',
      [known],
    );
    return new Map(rows.map(({ id, fileName }) => [id, fileName]));
  }

  /** @throws IMPORT_NOT_FOUND */
  async get(id: string): Promise<ImportRunEntity> {
    const run = await this.find(id);
    if (!run) throw importNotFound();
    return run;
  }

  /**
   * Locks it until the transaction ends. Chunks lock their job and then the import: whatever needs both has to lock the job first.
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

  /**
   * Changes an import at the end of one of its jobs.
   *
   * @param ended its job by then is none, unless another is named
   * @returns false, and changes nothing, when the import has another job or none
   */
  async release(
    transaction: EntityManager,
    { id: jobId, subjectId: id }: Pick<EndedJob, 'id' | 'subjectId'>,
    ended: Partial<ImportRunEntity>,
  ): Promise<boolean> {
    const { affected } = await transaction.update(ImportRunEntity, { id, jobId }, { jobId: null, ...ended });
    return affected === 1;
  }

  async update(transaction: EntityManager, id: string, patch: Partial<ImportRunEntity>): Promise<void> {
    await transaction.update(ImportRunEntity, { id }, patch);
  }
}
