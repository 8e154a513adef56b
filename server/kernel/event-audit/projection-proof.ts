import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { withRetry } from '../database/transaction-retry.js';
import type { DomainEvent, Recorded } from '../event-store/domain-event.js';
import { decodeEvent } from '../event-store/event-codec.js';
import { KEYED_EVENT_COLUMNS, KEYED_EVENTS, type KeyedEventRow } from '../event-store/event-row.js';
import { type EventSourced, EventSourcedKinds } from '../event-store/projection.js';
import { StreamKeys } from '../event-store/stream-keys.js';
import type { AuditViolation } from './audit-violation.js';

const PAGE_SIZE = 1_000;

const PAGE = `
  SELECT ${KEYED_EVENT_COLUMNS} FROM ${KEYED_EVENTS}
  WHERE event.category = $2 AND event.position > $1
  ORDER BY event.position LIMIT ${PAGE_SIZE}`;

/** Rows and a digest that does not depend on their order. */
const DIGEST_OF = (table: string) =>
  `SELECT count(*) AS rows, coalesce(sum(hashtextextended(row::text, 0)::numeric), 0)::text AS digest
   FROM ${table} AS row`;

/** The content of a read table, live or rebuilt. */
export interface TableDigest {
  table: string;
  rows: number;
  digest: string;
}

class RolledBack extends Error {}

/** A projection cannot be rebuilt, because one of its events cannot be read. */
export class UnreadableEvent extends Error {
  readonly violation: AuditViolation;

  constructor({ stream, version, position }: KeyedEventRow, cause: unknown) {
    super('it cannot be read', { cause });
    this.violation = { what: this.message, stream, version, position };
  }
}

/** Rebuilds every projection from the events in temporary tables and compares them with the live tables. */
@Injectable()
export class ProjectionProof {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kinds: EventSourcedKinds,
    private readonly keys: StreamKeys,
  ) {}

  /** The first row that is not what the events say, or the first event that cannot be read. */
  async firstDifference(): Promise<AuditViolation | undefined> {
    try {
      return await this.firstDifferentRow();
    } catch (error) {
      if (error instanceof UnreadableEvent) return error.violation;
      throw error;
    }
  }

  private async firstDifferentRow(): Promise<AuditViolation | undefined> {
    let found: AuditViolation | undefined;
    await this.inScratch(async (transaction) => {
      for (const kind of this.kinds.all()) {
        await this.replay(transaction, kind);
        for (const table of kind.projection.tables) found ??= await differenceIn(transaction, table);
      }
    });
    return found;
  }

  /** Digests of the live tables, as `projections:prove` prints them. */
  async digests(): Promise<TableDigest[]> {
    const tables = this.kinds.all().flatMap(({ projection }) => projection.tables);
    return Promise.all(
      tables.map(async ({ name }) => {
        const [counted] = await this.dataSource.query<Omit<TableDigest, 'table'>[]>(
          DIGEST_OF(`public.${name}`),
        );
        return { table: name, rows: counted?.rows ?? 0, digest: counted?.digest ?? '' };
      }),
    );
  }

  /**
   * Empties the read tables and rebuilds them, in one transaction that new events wait for.
   *
   * @throws {UnreadableEvent} and leaves the tables as they are
   */
  async rebuild(): Promise<void> {
    const attempt = () =>
      this.dataSource.transaction(async (transaction) => {
        await this.emptyReadTables(transaction);
        for (const kind of this.kinds.all()) await this.apply(transaction, kind);
      });
    await withRetry(attempt);
  }

  /** Locks in the order of writers: read tables by category and as each projection lists them, then the events. */
  private async emptyReadTables(transaction: EntityManager): Promise<void> {
    const kinds = this.kinds.all().sort((one, other) => (one.category.name < other.category.name ? -1 : 1));
    const names = kinds.flatMap(({ projection }) => projection.tables.map(({ name }) => name));
    await transaction.query(`TRUNCATE ${names.join(', ')}`);
    await transaction.query('LOCK TABLE event IN SHARE MODE');
  }

  /** One snapshot for events and tables alike; what is written is rolled back. */
  private async inScratch(compare: (transaction: EntityManager) => Promise<void>): Promise<void> {
    const attempt = this.dataSource.transaction('REPEATABLE READ', async (transaction) => {
      await compare(transaction);
      throw new RolledBack();
    });
    await attempt.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  }

  /** Temporary tables come first in the search path: the projection writes to them under the names it knows. */
  private async replay(transaction: EntityManager, kind: EventSourced<DomainEvent>): Promise<void> {
    for (const { name } of kind.projection.tables) {
      await transaction.query(`CREATE TEMP TABLE ${name} (LIKE public.${name} INCLUDING ALL) ON COMMIT DROP`);
    }
    await this.apply(transaction, kind);
  }

  private async apply(transaction: EntityManager, kind: EventSourced<DomainEvent>): Promise<void> {
    let position = 0;
    for (;;) {
      const page = await transaction.query<KeyedEventRow[]>(PAGE, [position, kind.category.name]);
      for (const row of page) {
        await kind.projection.apply(transaction, this.read(kind, row));
        position = row.position;
      }
      if (page.length < PAGE_SIZE) return;
    }
  }

  private read({ category }: EventSourced<DomainEvent>, row: KeyedEventRow): Recorded<DomainEvent> {
    try {
      return decodeEvent(category, row, this.keys.unwrap(row.stream, row.wrappedKey));
    } catch (error) {
      throw new UnreadableEvent(row, error);
    }
  }
}

async function differenceIn(
  transaction: EntityManager,
  { name, key }: { name: string; key: readonly string[] },
): Promise<AuditViolation | undefined> {
  const digest = async (table: string) => {
    const [counted] = await transaction.query<{ rows: number; digest: string }[]>(DIGEST_OF(table));
    return `${counted?.rows} ${counted?.digest}`;
  };
  if ((await digest(`public.${name}`)) === (await digest(`pg_temp.${name}`))) return undefined;
  const columns = key.join(', ');
  const [row] = await transaction.query<Record<string, unknown>[]>(
    `SELECT ${columns} FROM public.${name} AS live FULL JOIN pg_temp.${name} AS proved USING (${columns})
     WHERE live::text IS DISTINCT FROM proved::text ORDER BY ${columns} LIMIT 1`,
  );
  return { what: `${name} ${JSON.stringify(row)} is not what the events say` };
}
