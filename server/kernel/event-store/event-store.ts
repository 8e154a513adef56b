import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { prepared } from '../database/prepared.js';
import type { DomainEvent, Recorded } from './domain-event.js';
import { decodeEvent } from './event-codec.js';
import { EventMacs } from './event-macs.js';
import { KEYED_EVENT_COLUMNS, KEYED_EVENTS, type KeyedEventRow } from './event-row.js';
import { OpenStream } from './open-stream.js';
import type { EventSourced } from './projection.js';
import { type StreamCategory, streamOf } from './stream-category.js';
import { StreamKeys, type Subject } from './stream-keys.js';

type StreamRow = KeyedEventRow & { now: Date };

const STREAM = prepared(`
  SELECT ${KEYED_EVENT_COLUMNS}, date_trunc('milliseconds', clock_timestamp()) AS now FROM ${KEYED_EVENTS}
  WHERE event.stream = $1 AND ($2::timestamptz IS NULL OR event.recorded_at <= $2)
  ORDER BY event.version`);

const STREAMS = prepared(`
  SELECT ${KEYED_EVENT_COLUMNS} FROM ${KEYED_EVENTS}
  WHERE event.stream = ANY($1) ORDER BY event.stream, event.version`);

/** Reads streams and opens them for appending. Nothing here changes or removes a recorded event. */
@Injectable()
export class EventStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: StreamKeys,
    private readonly macs: EventMacs,
  ) {}

  /** All events, oldest first, or all until a date-time; empty when there is no such stream. */
  async read<Event extends DomainEvent>(
    category: StreamCategory<Event>,
    id: string,
    asOf: Date | null = null,
  ): Promise<Recorded<Event>[]> {
    const rows = await this.rows(this.dataSource.manager, streamOf(category, id), asOf);
    const key = this.keyIn(rows);
    return rows.map((row) => decodeEvent(category, row, key));
  }

  /** All events of several streams with one query, by their ids; a stream that cannot be read is an error and hides no other. */
  async readAll<Event extends DomainEvent>(
    category: StreamCategory<Event>,
    ids: readonly string[],
  ): Promise<Map<string, Recorded<Event>[] | Error>> {
    const streams = ids.map((id) => streamOf(category, id));
    const rows = await this.dataSource.query<KeyedEventRow[]>(STREAMS, [streams]);
    const rowsByStream = new Map<string, KeyedEventRow[]>(streams.map((stream) => [stream, []]));
    for (const row of rows) rowsByStream.get(row.stream)?.push(row);
    return new Map(
      ids.map((id) => [id, this.decoded(category, rowsByStream.get(streamOf(category, id)) ?? [])]),
    );
  }

  /** A stream to be appended to; null when there is none. */
  async load<Event extends DomainEvent, State>(
    transaction: EntityManager,
    source: EventSourced<Event, State>,
    id: string,
  ): Promise<OpenStream<Event, State> | null> {
    const rows = await this.rows(transaction, streamOf(source.category, id), null);
    const [first] = rows;
    if (!first) return null;
    return OpenStream.fromRows(source, rows, { key: this.keyIn(rows), now: first.now, macs: this.macs });
  }

  /** A new stream about a person. A second one of the same id violates the primary key of `stream_key`. */
  async start<Event extends DomainEvent, State>(
    transaction: EntityManager,
    source: EventSourced<Event, State>,
    { id, subject }: { id: string; subject: Subject },
  ): Promise<OpenStream<Event, State>> {
    const stream = streamOf(source.category, id);
    const created = await this.keys.create(transaction, stream, subject);
    return OpenStream.empty(source, stream, { ...created, macs: this.macs });
  }

  private rows(transaction: EntityManager, stream: string, asOf: Date | null): Promise<StreamRow[]> {
    return transaction.query<StreamRow[]>(STREAM, [stream, asOf]);
  }

  private decoded<Event extends DomainEvent>(
    category: StreamCategory<Event>,
    rows: readonly KeyedEventRow[],
  ): Recorded<Event>[] | Error {
    try {
      const key = this.keyIn(rows);
      return rows.map((row) => decodeEvent(category, row, key));
    } catch (error) {
      return error instanceof Error ? error : new Error('A stream cannot be read', { cause: error });
    }
  }

  private keyIn([first]: readonly KeyedEventRow[]): Buffer | null {
    return first ? this.keys.unwrap(first.stream, first.wrappedKey) : null;
  }
}
