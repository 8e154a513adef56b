import { sqlState } from '../database/transaction-retry.js';

/** Where the history is not what was recorded, as exactly as it is known. */
export interface AuditViolation {
  what: string;
  stream?: string;
  version?: number;
  position?: number;
  /** Id of the entry of the audit log that is meant, where there is one. */
  entryId?: number;
}

/** What was recorded is not there any more, so nothing is sealed. */
export class HistoryChanged extends Error {
  override readonly name = 'HistoryChanged';

  constructor(readonly violation: AuditViolation) {
    super(violationLine(violation));
  }
}

/** One line: «order-1f3c… version 4 position 88: the hash does not fit the event». */
export function violationLine({ what, stream, version, position }: AuditViolation): string {
  const place = [
    stream,
    version === undefined ? undefined : `version ${version}`,
    position === undefined ? undefined : `position ${position}`,
  ];
  return `${place.filter((part) => part !== undefined).join(' ') || 'history'}: ${what}`;
}

/** Classes of PostgreSQL's errors: values that do not convert; columns, tables and types that are others. */
const OTHER_SHAPE = /^(?:0A|22|42)/;

/**
 * What an error that stopped a proof says about what is stored: nulls and endless times where the shop writes neither, columns
 * that are gone. Undefined for errors with other causes, such as a lost connection.
 */
export function violationInError(error: unknown): AuditViolation | undefined {
  if (error instanceof HistoryChanged) return error.violation;
  const isOfShape = error instanceof TypeError || error instanceof RangeError;
  if (!isOfShape && !OTHER_SHAPE.test(sqlState(error) ?? '')) return undefined;
  return { what: `what is stored has a shape that the shop does not write (${(error as Error).message})` };
}
