import type { ActorKind } from '../actor/actor.js';
import type { MasterKey } from '../keys/master-key.js';

/** The record that the key of a stream was deleted because a person was erased. */
export interface Erasure {
  stream: string;
  /** Keyed hash of the person. */
  subject: Buffer;
  actorKind: ActorKind;
  actorId: string;
  requestId: string;
  recordedAt: Date;
}

/** Proves that the shop recorded the erasure, and nobody who only owns the database. */
export function erasureMac(masterKey: MasterKey, erasure: Erasure): Buffer {
  const { stream, subject, actorKind, actorId, requestId, recordedAt } = erasure;
  const fields = [
    'erasure',
    stream,
    subject.toString('hex'),
    actorKind,
    actorId,
    requestId,
    recordedAt.getTime(),
  ];
  return masterKey.hash('seals', fields.join('\0'));
}
