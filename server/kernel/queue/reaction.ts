import { SetMetadata, type Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A side effect of something that was committed: a mail, a message, an import. */
export interface Reaction {
  /**
   * Runs in one transaction with the closing of its outbox row. It may run again after it has run, because a process can be
   * killed between an effect outside the database and the commit: what it does twice must do no harm.
   *
   * @throws anything, to be tried again later
   */
  react(subjectId: string, manager: EntityManager): Promise<void>;
}

export const REACTS_TO = 'reacts-to';

/** Names the outbox entries that a provider reacts to, wherever a module of the worker provides it. */
export const ReactsTo = (reaction: string) => (target: Type<Reaction>) => {
  SetMetadata(REACTS_TO, reaction)(target);
};
