import { declareFact } from '../../../kernel/queue/fact.js';

/** Each is about a person; their id is the subject. */
export const staffPasswordChanged = declareFact('StaffPasswordChanged');
export const secondFactorSetUp = declareFact('SecondFactorSetUp');
export const secondFactorRemoved = declareFact('SecondFactorRemoved');
export const recoveryCodesRenewed = declareFact('RecoveryCodesRenewed');
export const staffIdentityBound = declareFact('StaffIdentityBound');
export const customerPasswordChanged = declareFact('CustomerPasswordChanged');
