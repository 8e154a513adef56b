import type { Actor } from '../actor/actor.js';

/** A row of the event table as stored. */
export interface EventRow {
  position: number;
  /** What stands before the first hyphen of the stream; a column of its own for the index of the feed. */
  category: string;
  stream: string;
  version: number;
  type: string;
  schemaVersion: number;
  data: string;
  actorKind: Actor['kind'];
  /** Empty for an actor without one. */
  actorId: string;
  requestId: string;
  recordedAt: Date;
  /** Kind and id with a colon between; null or left out when the actor acted for themselves. */
  onBehalfOf?: string | null;
  previousHash: Buffer;
  hash: Buffer;
  /** Null for an event that was recorded before events were signed. */
  mac: Buffer | null;
}

/** With the wrapped key of its stream; null once the person it is about was erased. */
export interface KeyedEventRow extends EventRow {
  wrappedKey: Buffer | null;
}

/** How the one somebody acted for is stored. */
export const representedText = (onBehalfOf: Pick<Actor, 'kind' | 'id'> | undefined): string | null =>
  onBehalfOf ? `${onBehalfOf.kind}:${onBehalfOf.id ?? ''}` : null;

/** Columns of a row, selected from `event`. */
export const EVENT_COLUMNS = `
  event.position, event.category, event.stream, event.version, event.type, event.schema_version AS "schemaVersion", event.data,
  event.actor_kind AS "actorKind", event.actor_id AS "actorId", event.request_id AS "requestId",
  event.recorded_at AS "recordedAt", event.on_behalf_of AS "onBehalfOf", event.previous_hash AS "previousHash", event.hash, event.mac`;

/** Columns of a keyed row, selected from `KEYED_EVENTS`. */
export const KEYED_EVENT_COLUMNS = `${EVENT_COLUMNS}, stream_key.wrapped_key AS "wrappedKey"`;

export const KEYED_EVENTS = 'event LEFT JOIN stream_key USING (stream)';
