import type { Actor } from '../actor/actor.js';

/** A plain fact: past tense, JSON only. Actor and time are in the envelope. */
export interface DomainEvent {
  type: string;
  data: object;
}

/** A field about a person: encrypted at rest, and null once the person was erased. */
export type Personal<Value> = Value | null;

/** What the store adds to the fact itself. */
export interface Envelope {
  /** Category and id: `order-1f3c…`. */
  stream: string;
  /** Counts the events of the stream from 1. */
  version: number;
  /** Time of the database, in milliseconds. */
  recordedAt: Date;
  actor: { kind: Actor['kind']; id: string | null };
  requestId: string;
  /** For whom the actor acted; left out when they acted for themselves. */
  onBehalfOf?: { kind: Actor['kind']; id: string | null };
}

/** An event as it was recorded, personal fields readable. */
export type Recorded<Event extends DomainEvent> = Event & Envelope;
