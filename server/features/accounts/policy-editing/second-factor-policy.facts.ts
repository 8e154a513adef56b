import { declareFact } from '../../../kernel/queue/fact.js';

/** One for each member of staff who is mailed about it; their id is the subject. */
export const secondFactorPolicyChanged = declareFact('SecondFactorPolicyChanged');
