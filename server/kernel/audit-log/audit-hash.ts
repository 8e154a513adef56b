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

/** Columns of a row, selected from `audit` and its link, named `chain`. */
export const AUDIT_ROW_COLUMNS = `
  chain.position, audit.id, round(extract(epoch FROM audit.at) * 1000000)::bigint::text AS "atMicroseconds",
  audit.actor_kind AS "actorKind", audit.actor_id AS "actorId", audit.request_id AS "requestId", audit.what,
  audit.subject, audit.before::text, audit.after::text, audit.mac, chain.previous_hash AS "previousHash", chain.hash`;

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
