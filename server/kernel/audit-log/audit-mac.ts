import type { MasterKey } from '../keys/master-key.js';

/** What the server knows of an entry before the database gives it an id and a time. */
export interface SignedEntry {
  actorKind: string;
  actorId: string | null;
  requestId: string | null;
  what: string;
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** The MAC of an entry, which nobody can make who only owns the database. */
export function auditMac(masterKey: MasterKey, entry: SignedEntry): Buffer {
  const { actorKind, actorId, requestId, what, subject, before, after } = entry;
  const fields = [actorKind, actorId, requestId, what, subject, before ?? null, after ?? null];
  return masterKey.hash('audit-macs', JSON.stringify(fields.map(inOrder)));
}

/** The database orders the fields of JSON in its own way. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([name, field]) => [name, inOrder(field)]);
}
