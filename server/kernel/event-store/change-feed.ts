import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DomainEvent, Envelope } from './domain-event.js';
import { decodeEvent, envelopeOf } from './event-codec.js';
import { eventHash } from './event-hash.js';
import { KEYED_EVENT_COLUMNS, KEYED_EVENTS, type KeyedEventRow } from './event-row.js';
import { EventSourcedKinds } from './projection.js';
import type { StreamCategory } from './stream-category.js';
import { StreamKeys } from './stream-keys.js';

export interface Change extends Envelope {
  position: number;
  type: string;
  /** Null when the event cannot be read; personal fields within it are null once the person was erased. */
  data: object | null;
}

/** An event with what proves it. */
export interface ChainedChange extends Change {
  category: string;
  hash: Buffer;
  previousHash: Buffer;
  /** Whether the hash fits it. What stands before and after it, only a verification says. */
  isGenuine: boolean;
  /** Fields about a person that the reader may not see: null in `data`. */
  hidden: readonly string[];
}

/**
 * $1 position, $2 categories, $3 limit. Each category reads at most a page of its own part of the index. Written with
 * `category = …` and ordered by position alone, the planner may rather walk through all events and filter them; the
 * comparison of rows means the same, and only the index by category is in its order.
 */
export const FEED_PAGE = `
  SELECT ${KEYED_EVENT_COLUMNS} FROM (
    SELECT of_category.* FROM unnest($2::text[]) AS wanted (category), LATERAL (
      SELECT * FROM event
      WHERE (event.category, event.position) > (wanted.category, $1) AND event.category <= wanted.category
      ORDER BY event.category, event.position LIMIT $3) AS of_category
    ORDER BY of_category.position LIMIT $3) AS event
  LEFT JOIN stream_key USING (stream)
  ORDER BY event.position`;

const AT = `SELECT ${KEYED_EVENT_COLUMNS} FROM ${KEYED_EVENTS} WHERE event.position = ANY($1::bigint[])`;

/**
 * All events in the order they were committed. Positions have no gaps and become visible in their order, so a reader
 * who asks for what comes after the last position they saw never misses an event.
 */
@Injectable()
export class ChangeFeed {
  private readonly log = new Logger(ChangeFeed.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly kinds: EventSourcedKinds,
    private readonly keys: StreamKeys,
  ) {}

  /** Position of the newest event of any category; 0 before the first. */
  async head(): Promise<number> {
    const [row] = await this.dataSource.query<{ position: number | null }[]>(
      'SELECT max(position) AS position FROM event',
    );
    return row?.position ?? 0;
  }

  /** Position of the newest event of a category; 0 before the first. */
  async headOf(category: string): Promise<number> {
    const [row] = await this.dataSource.query<{ position: number | null }[]>(
      'SELECT max(position) AS position FROM event WHERE category = $1',
      [category],
    );
    return row?.position ?? 0;
  }

  /** @param categories the categories to read, each named once; events of all others are left out */
  async after(position: number, categories: readonly string[], limit: number): Promise<Change[]> {
    const rows = await this.dataSource.query<KeyedEventRow[]>(FEED_PAGE, [position, categories, limit]);
    return rows.map((row) => ({
      ...envelopeOf(row),
      position: row.position,
      type: row.type,
      data: this.dataOf(row),
    }));
  }

  /**
   * Those of these positions that there are, in no order.
   *
   * @param mayOpen whether the reader may see what events of a category say about people
   */
  async at(
    positions: readonly number[],
    mayOpen: (category: StreamCategory<DomainEvent>) => boolean,
  ): Promise<ChainedChange[]> {
    const rows = await this.dataSource.query<KeyedEventRow[]>(AT, [positions]);
    return rows.map((row) => {
      const { position, category, type, hash, previousHash } = row;
      const known = this.kinds.find(category)?.category;
      const isOpened = known !== undefined && mayOpen(known);
      return {
        ...envelopeOf(row),
        position,
        category,
        type,
        hash,
        previousHash,
        data: this.dataOf(isOpened ? row : { ...row, wrappedKey: null }),
        isGenuine: hash.equals(eventHash(row)),
        hidden: isOpened ? [] : (known?.kinds[type]?.personal ?? []),
      };
    });
  }

  /** One event that cannot be read must not hide every later one from the readers of the feed. */
  private dataOf(row: KeyedEventRow): object | null {
    const { category, stream, version, position } = row;
    try {
      const kind = this.kinds.find(category);
      if (!kind) throw new Error(`There is no category ${category}`);
      return decodeEvent(kind.category, row, this.keys.unwrap(stream, row.wrappedKey)).data;
    } catch (error) {
      this.log.error({ err: error, stream, version, position, msg: 'An event cannot be read' });
      return null;
    }
  }
}
