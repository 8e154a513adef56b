import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Sweeper } from '../../../kernel/sweeping/sweeper.js';
import { quoteFileKey } from './quote-files.js';

const DAY_MS = 86_400_000;

const UNUSED = `
  SELECT id FROM quote_file WHERE quote_id IS NULL AND uploaded_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED`;

/** Begins with the erasures, which are few. */
const OF_ERASED = `
  SELECT file.id FROM erasure JOIN quote_file AS file ON file.quote_id = substr(erasure.stream, length('quote-') + 1)::uuid
  WHERE starts_with(erasure.stream, 'quote-') LIMIT $1 FOR UPDATE OF file SKIP LOCKED`;

/** Files that somebody added to a form a day ago and never sent, and those of buyers who were erased. */
@Injectable()
export class QuoteFileSweeper implements Sweeper {
  readonly what = 'files of quotes';

  constructor(
    private readonly disk: Disk,
    private readonly clock: Clock,
  ) {}

  /** Files first: a row without its file is swept the next time, a file without its row would stay for ever. */
  async sweep(transaction: EntityManager, limit: number): Promise<number> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    const unused = await transaction.query<{ id: string }[]>(UNUSED, [before, limit]);
    const erased = await transaction.query<{ id: string }[]>(OF_ERASED, [limit - unused.length]);
    const ids = [...unused, ...erased].map(({ id }) => id);
    for (const id of ids) await this.disk.delete(quoteFileKey(id));
    await transaction.query('DELETE FROM quote_file WHERE id = ANY($1)', [ids]);
    return ids.length;
  }
}
