import { declareFact } from './fact.js';

/** A row of the outbox is dead; the subject is its id. Not declared of rows that follow from this very fact. */
export const reactionGivenUp = declareFact('ReactionGivenUp');
