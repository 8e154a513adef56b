import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DomainEvent, Recorded } from './domain-event.js';
import { decodeEvent } from './event-codec.js';
import { KEYED_EVENT_COLUMNS, KEYED_EVENTS, type KeyedEventRow } from './event-row.js';
import { OpenStream } from './open-stream.js';
import { type StreamCategory, streamOf } from './stream-category.js';
import { StreamKeys, type Subject } from './stream-keys.js';

type StreamRow = KeyedEventRow & { now: Date };

const STREAM = `
  SELECT ${KEYED_EVENT_COLUMNS}, date_trunc('milliseconds', clock_timestamp()) AS now FROM ${KEYED_EVENTS}
  WHERE event.stream = $1 AND ($2::timestamptz IS NULL OR event.recorded_at <= $2)
  ORDER BY event.version`;

/** Reads streams and opens them for more. Nothing here changes or takes back what was recorded. */
@Injectable()
export class EventStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: StreamKeys,
  ) {}

  /** All that happened, oldest first, or all until a moment; empty when there is no such stream. */
  async read<Event extends DomainEvent>(
    category: StreamCategory<Event>,
    id: string,
    asOf: Date | null = null,
  ): Promise<Recorded<Event>[]> {
    const rows = await this.rows(this.dataSource.manager, streamOf(category, id), asOf);
    const key = this.keyIn(rows);
    return rows.map((row) => decodeEvent(category, row, key));
  }

  /** Opens a stream for more; nothing when there is none. */
  async open<Event extends DomainEvent>(
    manager: EntityManager,
    category: StreamCategory<Event>,
    id: string,
  ): Promise<OpenStream<Event> | null> {
    const rows = await this.rows(manager, streamOf(category, id), null);
    const [first] = rows;
    return first ? OpenStream.of(category, rows, { key: this.keyIn(rows), now: first.now }) : null;
  }

  /** Begins a stream that tells of a person. A second of the same id fails when it is appended to. */
  async begin<Event extends DomainEvent>(
    manager: EntityManager,
    category: StreamCategory<Event>,
    { id, subject }: { id: string; subject: Subject },
  ): Promise<OpenStream<Event>> {
    const stream = streamOf(category, id);
    const { key, at } = await this.keys.draw(manager, stream, subject);
    return OpenStream.begun(category, stream, key, at);
  }

  private rows(manager: EntityManager, stream: string, asOf: Date | null): Promise<StreamRow[]> {
    return manager.query<StreamRow[]>(STREAM, [stream, asOf]);
  }

  private keyIn([first]: readonly StreamRow[]): Buffer | null {
    return first ? this.keys.unwrap(first.stream, first.wrappedKey) : null;
  }
}
