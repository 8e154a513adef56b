import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Sweeper } from '../../../kernel/sweeping/sweeper.js';
import { documentKey } from './document-files.js';

const DAY_MS = 86_400_000;

const UNUSED = `
  SELECT id FROM document_file WHERE NOT is_kept AND uploaded_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED`;

/** Documents that staff uploaded a day ago and nothing was saved with. */
@Injectable()
export class DocumentSweeper implements Sweeper {
  readonly what = 'uploaded documents';

  constructor(
    private readonly disk: Disk,
    private readonly clock: Clock,
  ) {}

  /** Files first: a row without its file is swept the next time, a file without its row would stay for ever. */
  async sweep(transaction: EntityManager, limit: number): Promise<number> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    const rows = await transaction.query<{ id: string }[]>(UNUSED, [before, limit]);
    for (const { id } of rows) await this.disk.delete(documentKey(id));
    await transaction.query('DELETE FROM document_file WHERE id = ANY($1)', [rows.map(({ id }) => id)]);
    return rows.length;
  }
}
