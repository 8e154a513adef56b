import { SetMetadata, type Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../actor/actor.js';
import type { RecordedFact } from './fact.js';

/** A side effect of something that was committed: a mail, a message. */
export interface Reaction {
  /**
   * Runs in one transaction with the closing of its outbox row. It may run again after it has run, because a process can be
   * killed between an effect outside the database and the commit: doing it twice must do no harm.
   *
   * @throws anything, to be repeated later
   */
  react(fact: RecordedFact, transaction: EntityManager): Promise<void>;
}

/** A recorded event, as far as a subscription may judge it. */
export interface AppendedEvent {
  type: string;
  subjectId: string;
  version: number;
  data: object;
  actor: Pick<Actor, 'kind' | 'id'>;
}

export interface Subscription {
  /** Stored in the outbox; unique, and kept when the class is renamed. */
  name: string;
  types: readonly string[];
  /** Pure; the reaction follows only from events it is true for. Not asked about declared facts. */
  when?: (event: AppendedEvent) => boolean;
  /** For how many seconds it is held back, so that what it follows from can be undone without it: see `Outbox.withdraw`. */
  holdSeconds?: (event: AppendedEvent) => number;
}

const SUBSCRIPTION = 'subscription';

/** Subscribes a reaction to types of events or declared facts. The class is also to be listed in `server/reactions.ts`. */
export const ReactsTo =
  (types: string | readonly string[], options: Omit<Subscription, 'types'>) =>
  (target: Type<Reaction>): void => {
    const subscription: Subscription = { ...options, types: [types].flat() };
    SetMetadata(SUBSCRIPTION, subscription)(target);
  };

/** What a class subscribes to; undefined for one that is no reaction. */
export const subscriptionOf = (target: object): Subscription | undefined =>
  Reflect.getMetadata(SUBSCRIPTION, target) as Subscription | undefined;
