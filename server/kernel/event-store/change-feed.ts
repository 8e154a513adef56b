import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Envelope } from './domain-event.js';
import { decodeEvent, envelopeOf } from './event-codec.js';
import { KEYED_EVENT_COLUMNS, KEYED_EVENTS, type KeyedEventRow } from './event-row.js';
import { EventSourcedKinds } from './projection.js';
import { categoryOfStream } from './stream-category.js';
import { StreamKeys } from './stream-keys.js';

export interface Change extends Envelope {
  position: number;
  type: string;
  /** Nothing where the event cannot be read; erased persons are nothing within it. */
  data: object | null;
}

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
  private readonly log = new Logger(ChangeFeed.name);

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
    return rows.map((row) => ({
      ...envelopeOf(row),
      position: row.position,
      type: row.type,
      data: this.dataOf(row),
    }));
  }

  /** One event that cannot be read must not hide every later one from those who follow. */
  private dataOf(row: KeyedEventRow): object | null {
    const { stream, version, position } = row;
    try {
      const kind = this.kinds.find(categoryOfStream(stream));
      if (!kind) throw new Error(`Nothing is known of ${stream}`);
      return decodeEvent(kind.category, row, this.keys.unwrap(stream, row.wrappedKey)).data;
    } catch (error) {
      this.log.error({ err: error, stream, version, position, msg: 'An event cannot be read' });
      return null;
    }
  }
}
