import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DomainEvent, Recorded } from './domain-event.js';
import { decodeEvent } from './event-codec.js';
import { KEYED_EVENT_COLUMNS, KEYED_EVENTS, type KeyedEventRow } from './event-row.js';
import { EventSourcedKinds } from './projection.js';
import { categoryOfStream } from './stream-category.js';
import { StreamKeys } from './stream-keys.js';

export type Change = Recorded<DomainEvent> & { position: number };

const PAGE = `
  SELECT ${KEYED_EVENT_COLUMNS} FROM ${KEYED_EVENTS}
  WHERE event.position > $1 AND split_part(event.stream, '-', 1) = ANY($2)
  ORDER BY event.position LIMIT $3`;

/**
 * Everything that happened, in the order it was committed. Positions have no gaps and become visible in their order, so
 * that a reader who asks for what comes after the last he saw never misses an event.
 */
@Injectable()
export class ChangeFeed {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kinds: EventSourcedKinds,
    private readonly keys: StreamKeys,
  ) {}

  /** Position of the newest event there is, of whatever kind; 0 before the first. */
  async head(): Promise<number> {
    const [row] = await this.dataSource.query<{ position: number }[]>('SELECT position FROM event_position');
    return row?.position ?? 0;
  }

  /** @param categories whose events are wanted; those of others are passed over */
  async after(position: number, categories: readonly string[], limit: number): Promise<Change[]> {
    const rows = await this.dataSource.query<KeyedEventRow[]>(PAGE, [position, categories, limit]);
    return rows.map((row) => {
      const kind = this.kinds.find(categoryOfStream(row.stream));
      if (!kind) throw new Error(`Nothing is known of ${row.stream}`);
      const key = this.keys.unwrap(row.stream, row.wrappedKey);
      return { ...decodeEvent(kind.category, row, key), position: row.position };
    });
  }
}
