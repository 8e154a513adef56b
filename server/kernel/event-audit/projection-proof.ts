import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DomainEvent } from '../event-store/domain-event.js';
import { decodeEvent } from '../event-store/event-codec.js';
import { KEYED_EVENT_COLUMNS, KEYED_EVENTS, type KeyedEventRow } from '../event-store/event-row.js';
import { type EventSourced, EventSourcedKinds } from '../event-store/projection.js';
import { StreamKeys } from '../event-store/stream-keys.js';
import type { AuditFault } from './audit-fault.js';

const PAGE_SIZE = 1_000;

const PAGE = `
  SELECT ${KEYED_EVENT_COLUMNS} FROM ${KEYED_EVENTS}
  WHERE event.position > $1 AND split_part(event.stream, '-', 1) = $2
  ORDER BY event.position LIMIT ${PAGE_SIZE}`;

/** Rows and a digest that does not depend on their order. */
const DIGEST_OF = (table: string) =>
  `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)::numeric), 0) AS digest FROM ${table} AS row`;

/** Digest of a projected table, live or made again. */
export interface TableDigest {
  table: string;
  digest: string;
}

class NothingIsKept extends Error {}

/** Makes every projection again from the events, beside the live tables, and compares the two. */
@Injectable()
export class ProjectionProof {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kinds: EventSourcedKinds,
    private readonly keys: StreamKeys,
  ) {}

  /** The first row that is not what the events say. */
  async firstDifference(): Promise<AuditFault | undefined> {
    let found: AuditFault | undefined;
    await this.inScratch(async (manager) => {
      for (const kind of this.kinds.all()) {
        await this.replay(manager, kind);
        for (const table of kind.projection.tables) found ??= await differenceIn(manager, table);
      }
    });
    return found;
  }

  /** Digests of the live tables, as `projections:prove` prints them. */
  async digests(): Promise<TableDigest[]> {
    const tables = this.kinds.all().flatMap(({ projection }) => projection.tables);
    return Promise.all(
      tables.map(async ({ name }) => {
        const [row] = await this.dataSource.query<{ digest: string }[]>(DIGEST_OF(`public.${name}`));
        return { table: name, digest: row?.digest ?? '' };
      }),
    );
  }

  /** Empties the read tables and makes them again, in one transaction that keeps new events waiting. */
  async rebuild(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('LOCK TABLE event IN SHARE MODE');
      for (const kind of this.kinds.all()) {
        const names = kind.projection.tables.map(({ name }) => name);
        await manager.query(`TRUNCATE ${names.join(', ')}`);
        await this.apply(manager, kind);
      }
    });
  }

  /** One snapshot for events and tables alike; what is written is rolled back. */
  private async inScratch(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    const attempt = this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await work(manager);
      throw new NothingIsKept();
    });
    await attempt.catch((error: unknown) => {
      if (!(error instanceof NothingIsKept)) throw error;
    });
  }

  /** Temporary tables come first in the search path: the projection writes to them under the names it knows. */
  private async replay(manager: EntityManager, kind: EventSourced<DomainEvent>): Promise<void> {
    for (const { name } of kind.projection.tables) {
      await manager.query(`CREATE TEMP TABLE ${name} (LIKE public.${name} INCLUDING ALL) ON COMMIT DROP`);
    }
    await this.apply(manager, kind);
  }

  private async apply(manager: EntityManager, kind: EventSourced<DomainEvent>): Promise<void> {
    let position = 0;
    for (;;) {
      const page = await manager.query<KeyedEventRow[]>(PAGE, [position, kind.category.name]);
      for (const row of page) {
        const key = this.keys.unwrap(row.stream, row.wrappedKey);
        await kind.projection.apply(manager, decodeEvent(kind.category, row, key));
        position = row.position;
      }
      if (page.length < PAGE_SIZE) return;
    }
  }
}

async function differenceIn(
  manager: EntityManager,
  { name, key }: { name: string; key: readonly string[] },
): Promise<AuditFault | undefined> {
  const digest = async (table: string) =>
    (await manager.query<{ digest: string }[]>(DIGEST_OF(table)))[0]?.digest;
  if ((await digest(`public.${name}`)) === (await digest(`pg_temp.${name}`))) return undefined;
  const columns = key.join(', ');
  const [row] = await manager.query<Record<string, unknown>[]>(
    `SELECT ${columns} FROM public.${name} AS live FULL JOIN pg_temp.${name} AS proved USING (${columns})
     WHERE live::text IS DISTINCT FROM proved::text ORDER BY ${columns} LIMIT 1`,
  );
  return { what: `${name} ${JSON.stringify(row)} is not what the events say` };
}
