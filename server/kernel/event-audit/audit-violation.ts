/** Where the history is not what was recorded, as exactly as it is known. */
export interface AuditViolation {
  what: string;
  stream?: string;
  version?: number;
  position?: number;
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
