/** Where history does not hold, as exactly as it can be told. */
export interface AuditFault {
  what: string;
  stream?: string;
  version?: number;
  position?: number;
}

/** One line: «order-1f3c… version 4 position 88: the hash does not fit the event». */
export function faultLine({ what, stream, version, position }: AuditFault): string {
  const place = [
    stream,
    version === undefined ? undefined : `version ${version}`,
    position === undefined ? undefined : `position ${position}`,
  ];
  return `${place.filter((part) => part !== undefined).join(' ') || 'history'}: ${what}`;
}
