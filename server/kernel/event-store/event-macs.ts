import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MasterKey } from '../keys/master-key.js';
import { ofRepresented } from './event-hash.js';
import type { EventRow } from './event-row.js';

/** What the server knows of an event before the database gives it a position. */
export type SignedEvent = Pick<
  EventRow,
  | 'stream'
  | 'version'
  | 'type'
  | 'schemaVersion'
  | 'data'
  | 'actorKind'
  | 'actorId'
  | 'requestId'
  | 'recordedAt'
  | 'onBehalfOf'
>;

/** No text in PostgreSQL contains it, so no two events are written alike. */
const SEPARATOR = '\0';

/**
 * The MAC of each event, under a key that the database does not hold: the owner of the database can make a chain of
 * hashes fit, but no MAC. It covers everything but the position, which the database gives and digests of the history
 * seal.
 */
@Injectable()
export class EventMacs {
  private readonly key: Buffer;

  constructor(masterKey: MasterKey) {
    this.key = masterKey.keyFor('event-macs');
  }

  /** @param link the MAC of the version before; its hash when it was recorded without a MAC, or `NO_HASH` */
  of(link: Buffer, event: SignedEvent): Buffer {
    const fields = [
      event.stream,
      event.version,
      event.type,
      event.schemaVersion,
      event.actorKind,
      event.actorId,
      event.requestId,
      event.recordedAt.getTime(),
      event.data,
      ...ofRepresented(event),
    ];
    return createHmac('sha256', this.key).update(link).update(fields.join(SEPARATOR)).digest();
  }
}
