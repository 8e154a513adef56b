import type { Actor } from '../actor/actor.js';

/** A row of the event table, as it is kept. */
export interface EventRow {
  position: number;
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
  previousHash: Buffer;
  hash: Buffer;
}

export const EVENT_COLUMNS = `
  event.position, event.stream, event.version, event.type, event.schema_version AS "schemaVersion", event.data,
  event.actor_kind AS "actorKind", event.actor_id AS "actorId", event.request_id AS "requestId",
  event.recorded_at AS "recordedAt", event.previous_hash AS "previousHash", event.hash`;
