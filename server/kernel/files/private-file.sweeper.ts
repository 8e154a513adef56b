import type { Disk } from 'flydrive';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../clock/clock.js';
import type { Sweeper } from '../sweeping/sweeper.js';
import { privateFileKey, type PrivateFileTerms } from './private-files.js';

const DAY_MS = 86_400_000;

interface SweptFiles extends Pick<PrivateFileTerms, 'table' | 'ownerColumn' | 'folder'> {
  /** Category of the streams whose ids the owners are. */
  category: string;
}

/** Files that somebody added to a form a day ago and never sent, and those of buyers who were erased. */
export abstract class PrivateFileSweeper implements Sweeper {
  abstract readonly what: string;

  protected constructor(
    private readonly swept: SweptFiles,
    private readonly disk: Disk,
    private readonly clock: Clock,
  ) {}

  /** Files first: a row without its file is swept the next time, a file without its row would stay for ever. */
  async sweep(transaction: EntityManager, limit: number): Promise<number> {
    const { table } = this.swept;
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    const unused = await transaction.query<{ id: string }[]>(this.unused, [before, limit]);
    const erased = await transaction.query<{ id: string }[]>(this.ofErased, [limit - unused.length]);
    const ids = [...unused, ...erased].map(({ id }) => id);
    for (const id of ids) await this.disk.delete(privateFileKey(this.swept, id));
    await transaction.query(`DELETE FROM ${table} WHERE id = ANY($1)`, [ids]);
    return ids.length;
  }

  private get unused(): string {
    const { table, ownerColumn } = this.swept;
    return `SELECT id FROM ${table} WHERE ${ownerColumn} IS NULL AND uploaded_at <= $1 LIMIT $2
      FOR UPDATE SKIP LOCKED`;
  }

  /** Begins with the erasures, which are few. */
  private get ofErased(): string {
    const { table, ownerColumn, category } = this.swept;
    return `SELECT file.id FROM erasure JOIN ${table} AS file
        ON file.${ownerColumn} = substr(erasure.stream, length('${category}-') + 1)::uuid
      WHERE starts_with(erasure.stream, '${category}-') LIMIT $1 FOR UPDATE OF file SKIP LOCKED`;
  }
}
