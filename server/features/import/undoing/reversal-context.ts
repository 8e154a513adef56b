import type { Cause } from '../../../kernel/actor/cause.js';

/** What is to be known to take items back. */
export interface ReversalContext {
  cause: Cause;
  /** What was ordered from then on may hold what the import added. */
  appliedAt: Date;
}
