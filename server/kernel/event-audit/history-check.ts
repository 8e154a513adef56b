import type { EntityManager } from 'typeorm';
import type { AuditViolation } from './audit-violation.js';

/** What a check may take for granted: the events themselves are proven. */
export interface CheckedHistory {
  /** Only what newer events name is checked; 0 for all. */
  after: number;
  /** The first position from which on everything the shop stores with an event is signed. */
  signedFrom: number;
}

/** Proves what a feature stores beside its events: that it is what they name, and all of it. */
export interface HistoryCheck {
  firstViolation(transaction: EntityManager, history: CheckedHistory): Promise<AuditViolation | undefined>;
}

/** What belongs to the proof of this shop, given by its entries. */
export class ProvenRecords {
  constructor(
    readonly checks: readonly HistoryCheck[],
    /** Tables whose rows are never changed nor removed, by `makeAppendOnly`. */
    readonly appendOnlyTables: readonly string[],
  ) {}
}
