import type { EntityManager } from 'typeorm';
import { type AuditViolation, HistoryChanged } from '../event-audit/audit-violation.js';
import type { DomainEvent, Recorded } from '../event-store/domain-event.js';
import { decodeEvent } from '../event-store/event-codec.js';
import { KEYED_EVENT_COLUMNS, KEYED_EVENTS, type KeyedEventRow } from '../event-store/event-row.js';
import type { EventSourced } from '../event-store/projection.js';
import type { StreamKeys } from '../event-store/stream-keys.js';
import { NotBatchable, StatementBatch } from './statement-batch.js';

const PAGE_SIZE = 1_000;

/** $1 position, $2 category. */
const PAGE = `
  SELECT ${KEYED_EVENT_COLUMNS} FROM ${KEYED_EVENTS}
  WHERE event.category = $2 AND event.position > $1
  ORDER BY event.position LIMIT ${PAGE_SIZE}`;

const PAGE_OF_MOVED = `
  SELECT ${KEYED_EVENT_COLUMNS} FROM pg_temp.moved_event JOIN event USING (position)
  LEFT JOIN stream_key USING (stream)
  WHERE moved_event.position > $1 AND event.category = $2
  ORDER BY moved_event.position LIMIT ${PAGE_SIZE}`;

/** Of a copy nobody searches: only what must be unique is of use. */
const SEARCH_INDEXES = `
  SELECT format('pg_temp.%I', relname) AS index FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE indrelid = ('pg_temp.' || $1)::regclass AND NOT indisunique`;

/** A projection cannot be rebuilt, because one of its events cannot be read or applied. */
export class UnreadableEvent extends HistoryChanged {
  constructor({ stream, version, position }: KeyedEventRow, what: string, cause: unknown) {
    super({ what, stream, version, position } satisfies AuditViolation);
    this.cause = cause;
  }
}

interface ReplayRequest {
  kind: EventSourced<DomainEvent>;
  /** Only streams that `selectMoved` found; all unless given. */
  scope?: 'moved';
  /** Position of the last event that was applied already. */
  after?: number;
  /** Applied at most; all unless given. */
  pages?: number;
  onPage?: (events: number) => void;
}

interface Replayed {
  position: number;
  isComplete: boolean;
}

/** Applies events to the tables that are first in the search path. */
export class Replay {
  constructor(
    private readonly transaction: Pick<EntityManager, 'query'>,
    private readonly keys: StreamKeys,
  ) {}

  /** Empty copies of the read tables under their own names, which come first in the search path. */
  async createTables(kind: EventSourced<DomainEvent>, onCommit: 'DROP' | 'PRESERVE ROWS'): Promise<void> {
    for (const { name } of kind.projection.tables) {
      await this.transaction.query(
        `CREATE TEMP TABLE ${name} (LIKE public.${name} INCLUDING ALL) ON COMMIT ${onCommit}`,
      );
      const indexes = await this.transaction.query<{ index: string }[]>(SEARCH_INDEXES, [name]);
      for (const { index } of indexes) await this.transaction.query(`DROP INDEX ${index}`);
    }
  }

  /** Finds every event of the streams that moved after a position. */
  async selectMoved(position: number): Promise<void> {
    await this.transaction.query(
      `CREATE TEMP TABLE moved_event (position bigint PRIMARY KEY) ON COMMIT DROP`,
    );
    await this.transaction.query(
      `INSERT INTO moved_event SELECT event.position FROM event
       JOIN (SELECT DISTINCT stream FROM event WHERE position > $1) AS moved USING (stream)`,
      [position],
    );
    await this.transaction.query('ANALYZE moved_event');
  }

  /**
   * Works within a transaction.
   *
   * @returns the position of the last event it applied, and whether there may be more
   * @throws {UnreadableEvent}
   */
  async apply(request: ReplayRequest): Promise<Replayed> {
    const batch = new StatementBatch(this.transaction);
    try {
      const replayed = await this.applyPages(request, batch);
      await batch.close();
      return replayed;
    } catch (error) {
      // It says more than that of a connection that is lost.
      await batch.giveUp().catch(() => undefined);
      throw error;
    }
  }

  private async applyPages(
    { kind, scope, after = 0, pages = Infinity, onPage }: ReplayRequest,
    batch: StatementBatch,
  ): Promise<Replayed> {
    const read = (position: number) =>
      this.transaction.query<KeyedEventRow[]>(scope ? PAGE_OF_MOVED : PAGE, [position, kind.category.name]);
    let rows = await read(after);
    let replayed: Replayed = { position: after, isComplete: false };
    let events = 0;
    let carriedOut = Promise.resolve();
    for (let page = 1; !replayed.isComplete && page <= pages; page++) {
      const collected = this.collectPage(kind, rows, batch);
      // An error of the page before comes first.
      await collected.catch(() => undefined);
      await carriedOut;
      const apply = await collected;
      replayed = {
        position: rows.at(-1)?.position ?? replayed.position,
        isComplete: rows.length < PAGE_SIZE,
      };
      onPage?.((events += rows.length));
      rows = replayed.isComplete || page === pages ? [] : await read(replayed.position);
      carriedOut = apply();
      // It is awaited once the next page is collected; until then its error is not unhandled.
      carriedOut.catch(() => undefined);
    }
    await carriedOut;
    return replayed;
  }

  /** @returns what applies them in one go, and one by one when that fails, to name the event */
  private async collectPage(
    kind: EventSourced<DomainEvent>,
    page: readonly KeyedEventRow[],
    batch: StatementBatch,
  ): Promise<() => Promise<void>> {
    const events = page.map((row) => ({ row, event: this.read(kind, row) }));
    const oneByOne = async () => {
      for (const { row, event } of events) await this.applyOne(kind, row, event);
    };
    try {
      const text = await batch.collect(async (transaction) => {
        for (const round of roundsOf(events.map(({ event }) => event))) {
          await applyRound(transaction, kind, round);
        }
      });
      return () =>
        batch.send(text).then(
          () => undefined,
          async () => {
            await batch.takeBack();
            await oneByOne();
          },
        );
    } catch (error) {
      if (error instanceof NotBatchable) return oneByOne;
      throw error;
    }
  }

  private async applyOne(
    kind: EventSourced<DomainEvent>,
    row: KeyedEventRow,
    event: Recorded<DomainEvent>,
  ): Promise<void> {
    try {
      await kind.projection.apply(this.transaction as EntityManager, event);
    } catch (error) {
      throw new UnreadableEvent(row, 'no read row can be made of it', error);
    }
  }

  private read({ category }: EventSourced<DomainEvent>, row: KeyedEventRow): Recorded<DomainEvent> {
    try {
      const isPersonal = category.kinds[row.type]?.personal.length !== 0;
      const key = isPersonal ? this.keys.unwrap(row.stream, row.wrappedKey) : null;
      return decodeEvent(category, row, key);
    } catch (error) {
      throw new UnreadableEvent(row, 'it cannot be read', error);
    }
  }
}

type Round = Map<string, Recorded<DomainEvent>[]>;

/** The first events of all streams by type, then the second ones, and so on: the rows of a stream are its own. */
function roundsOf(events: readonly Recorded<DomainEvent>[]): Round[] {
  const rounds: Round[] = [];
  const counts = new Map<string, number>();
  for (const event of events) {
    const count = counts.get(event.stream) ?? 0;
    counts.set(event.stream, count + 1);
    const round = (rounds[count] ??= new Map<string, Recorded<DomainEvent>[]>());
    const ofType = round.get(event.type);
    if (ofType) ofType.push(event);
    else round.set(event.type, [event]);
  }
  return rounds;
}

async function applyRound(
  transaction: EntityManager,
  { projection }: EventSourced<DomainEvent>,
  round: Round,
): Promise<void> {
  for (const [type, events] of round) {
    const applySet = projection.sets?.[type];
    if (applySet) await applySet(transaction, events);
    else for (const event of events) await projection.apply(transaction, event);
  }
}
