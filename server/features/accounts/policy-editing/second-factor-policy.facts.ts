import { declareFact } from '../../../kernel/queue/fact.js';

/** One for each member of staff who is mailed about it; their id is the subject, the version that of the policy. */
export const secondFactorPolicyChanged = declareFact('SecondFactorPolicyChanged');
