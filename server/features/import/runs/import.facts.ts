import { declareFact } from '../../../kernel/queue/fact.js';

/** An import was applied, failed, was stopped or taken back; the subject is its id. */
export const importFinished = declareFact('ImportFinished');
