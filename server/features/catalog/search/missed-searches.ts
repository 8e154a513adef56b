import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayAfter, dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import { deleteEnded, type Sweeper } from '../../../kernel/sweeping/sweeper.js';
import { searchWords } from './search.words.js';

export const MAX_TEXT_LENGTH = 60;
/** Different texts of one day; more would be the work of a machine. */
export const MAX_TEXTS_A_DAY = 1_000;
/** Searches that wait to be counted; more are not counted. */
const MAX_WAITING = 100;
/** Telephone numbers, numbers of identity cards and taxes have more digits than any part number. */
const MAX_DIGITS = 8;
const STAYS_DAYS = 90;

/** What was searched for without a result. */
export interface MissedSearch {
  /** Folded words. */
  text: string;
  searches: number;
  /** Day in Istanbul, YYYY-MM-DD. */
  lastOn: string;
}

/** A text of its own is counted on while the day has room; one that is known always. */
const COUNT = `
  INSERT INTO missed_search AS missed (day, text, searches)
  SELECT $1::date, $2, 1 WHERE EXISTS (SELECT FROM missed_search WHERE day = $1::date AND text = $2)
    OR (SELECT count(*) FROM missed_search WHERE day = $1::date) < ${MAX_TEXTS_A_DAY}
  ON CONFLICT (day, text) DO UPDATE SET searches = missed.searches + 1`;

const MOST_OFTEN = `
  SELECT text, sum(searches)::bigint AS searches, max(day)::text AS "lastOn"
  FROM missed_search WHERE day >= $1::date GROUP BY text ORDER BY 2 DESC, 3 DESC, text LIMIT $2`;

/** Counts what visitors searched for and the shop did not have, without anything personal. */
@Injectable()
export class MissedSearches implements OnModuleDestroy {
  private readonly log = new Logger(MissedSearches.name);
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.last;
  }

  /** Counts a search in the background: nobody waits for it, and an error is logged alone. */
  record(typed: string): void {
    const text = countedText(typed);
    if (text === null || this.waiting >= MAX_WAITING) return;
    const day = dayInIstanbul(this.clock.now());
    this.waiting += 1;
    this.last = this.last
      .then(() => this.dataSource.query<unknown>(COUNT, [day, text]))
      .then(
        () => undefined,
        (error: unknown) => this.log.warn({ err: error, msg: 'A search without a result was not counted' }),
      )
      .finally(() => (this.waiting -= 1));
  }

  /** What was searched for most often. @param since day in Istanbul, YYYY-MM-DD */
  mostOften(since: string, take: number): Promise<MissedSearch[]> {
    return this.dataSource.query<MissedSearch[]>(MOST_OFTEN, [since, take]);
  }
}

/** The words of a text, folded; null where there are none, or where they may be an e-mail address or somebody's number. */
export function countedText(typed: string): string | null {
  const text = searchWords(typed)
    .map(({ folded }) => folded)
    .join(' ')
    .slice(0, MAX_TEXT_LENGTH)
    .trim();
  const digits = text.replace(/\D/g, '').length;
  return text === '' || text.includes('@') || digits > MAX_DIGITS ? null : text;
}

/** Searches of days long ago. */
@Injectable()
export class MissedSearchSweeper implements Sweeper {
  readonly what = 'searches without a result';

  constructor(private readonly clock: Clock) {}

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'missed_search',
      where: 'day < $1::date',
      values: [dayAfter(dayInIstanbul(this.clock.now()), -STAYS_DAYS)],
      limit,
    });
  }
}
