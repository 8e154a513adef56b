import { createHash } from 'node:crypto';

/** An entry of the audit log as stored, with its link in the chain. */
export interface AuditRow {
  position: number;
  id: number;
  /** Microseconds since 1970, as text: more digits than a number holds exactly. */
  atMicroseconds: string;
  actorKind: string;
  actorId: string | null;
  requestId: string | null;
  what: string;
  subject: string;
  /** JSON, as the database writes it. */
  before: string | null;
  after: string | null;
  /** Null for an entry that was written before entries were signed. */
  mac: Buffer | null;
  previousHash: Buffer;
  hash: Buffer;
}

/** SHA-256 over the previous hash and the entry; the twin of the database's audit_hash. */
export function auditHash(row: Omit<AuditRow, 'hash'>): Buffer {
  const fields = [
    row.position,
    row.id,
    row.atMicroseconds,
    row.actorKind,
    row.actorId ?? '',
    row.requestId ?? '',
    row.what,
    row.subject,
    row.before ?? '',
    row.after ?? '',
    row.mac?.toString('hex') ?? '',
  ];
  return createHash('sha256').update(row.previousHash).update(fields.join('\n')).digest();
}
