import { declareFact } from '../queue/fact.js';

/** A job failed for good; the subject is its id. */
export const jobFailed = declareFact('JobFailed');
