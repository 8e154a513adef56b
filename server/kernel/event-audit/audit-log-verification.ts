import type { EntityManager } from 'typeorm';
import { AUDIT_ROW_COLUMNS, auditHash, type AuditRow } from '../audit-log/audit-hash.js';
import { auditMac } from '../audit-log/audit-mac.js';
import { type Change, keysIn, openFields } from '../audit-log/personal-values.js';
import { StreamKeys } from '../event-store/stream-keys.js';
import { NO_HASH } from '../event-store/event-hash.js';
import type { MasterKey } from '../keys/master-key.js';
import type { AuditViolation } from './audit-violation.js';
import { type ErasureRow, errorOfKey, KEY_COLUMNS } from './erasure-check.js';

const PAGE_SIZE = 2_000;

type StoredRow = { [Field in keyof AuditRow]: AuditRow[Field] | null } & { position: number };

const PAGE = `
  SELECT ${AUDIT_ROW_COLUMNS}
  FROM (SELECT * FROM audit_chain WHERE position > $1 ORDER BY position LIMIT ${PAGE_SIZE}) AS chain
  LEFT JOIN audit ON audit.id = chain.audit_id
  ORDER BY chain.position`;

/** Of what was written since, which is found by the ids: none is given out again. */
const UNCHAINED = `
  SELECT audit.id FROM audit WHERE id > $1 AND NOT EXISTS (SELECT FROM audit_chain WHERE audit_id = audit.id)
  ORDER BY id LIMIT 1`;

/** Keys of personal values, with the erasures that say why some are missing. */
const KEYS = `
  SELECT named.stream, ${KEY_COLUMNS}, stream_key.wrapped_key AS "wrappedKey"
  FROM unnest($1::text[]) AS named (stream)
  LEFT JOIN stream_key USING (stream) LEFT JOIN erasure USING (stream)`;

type KeyRow = ErasureRow & { wrappedKey: Buffer | null };

interface SealedLog {
  /** A link that was proven already; position 0 before the first. */
  since: { position: number; hash: Buffer };
  signedFrom: number;
  /** Hashes of links by the position that was sealed. */
  sealed: ReadonlyMap<number, Buffer>;
  onProgress: (entries: number) => void;
}

/** Follows the chain of the audit log. */
export class AuditLogVerification {
  entries = 0;
  private readonly keys: StreamKeys;

  constructor(
    private readonly masterKey: MasterKey,
    private readonly log: SealedLog,
  ) {
    this.keys = new StreamKeys(masterKey);
  }

  /** The first entry that is not as it was written, or not there any more. */
  async firstViolation(transaction: EntityManager): Promise<AuditViolation | undefined> {
    let link = this.log.since;
    for (;;) {
      const page = await transaction.query<StoredRow[]>(PAGE, [link.position]);
      const keys = await keysOf(transaction, page);
      for (const row of page) {
        const what = this.errorOf(row, link) ?? this.errorOfPersonal(row, keys);
        if (what) return { ...violationOf(row.position, what), ...(row.id !== null && { entryId: row.id }) };
        link = { position: row.position, hash: row.hash ?? NO_HASH };
        this.entries += 1;
      }
      if (page.length < PAGE_SIZE) break;
      this.log.onProgress(this.entries);
    }
    const newestSealed = Math.max(0, ...this.log.sealed.keys());
    if (link.position < newestSealed) return violationOf(link.position + 1, 'it is missing');
    return this.firstUnchained(transaction);
  }

  private errorOf(row: StoredRow, before: { position: number; hash: Buffer }): string | undefined {
    if (row.position !== before.position + 1) return `entry ${before.position + 1} is missing before it`;
    if (!isWhole(row)) return 'it is missing';
    if (!row.previousHash.equals(before.hash)) return 'it does not follow the entry before it';
    if (!row.hash.equals(auditHash(row))) return 'the hash does not fit the entry';
    if (!this.isGenuine(row)) return 'it was not written by the shop';
    const sealed = this.log.sealed.get(row.position);
    return !sealed || sealed.equals(row.hash) ? undefined : 'the log up to this entry is not the sealed one';
  }

  private isGenuine(row: AuditRow): boolean {
    if (row.mac === null) return row.position < this.log.signedFrom;
    return row.mac.equals(auditMac(this.masterKey, { ...row, ...changeOf(row) }));
  }

  /** Personal values can be read, or their person was erased by the shop. */
  private errorOfPersonal(row: StoredRow, keys: ReadonlyMap<string, KeyRow>): string | undefined {
    if (!hasPersonal(row)) return undefined;
    const change = changeOf(row);
    const opened = new Map<string, Buffer>();
    try {
      for (const name of keysIn(change)) {
        const key = keys.get(name);
        const what = key && errorOfKey(this.masterKey, key);
        if (what) return what;
        const unwrapped = this.keys.unwrap(name, key?.wrappedKey ?? null);
        if (unwrapped) opened.set(name, unwrapped);
      }
      openFields(change, opened);
      return undefined;
    } catch {
      return 'its personal values cannot be read';
    }
  }

  private async firstUnchained(transaction: EntityManager): Promise<AuditViolation | undefined> {
    const [known] = await transaction.query<{ id: number }[]>(
      'SELECT audit_id AS id FROM audit_chain WHERE position = $1',
      [this.log.since.position],
    );
    const [row] = await transaction.query<{ id: number }[]>(UNCHAINED, [known?.id ?? 0]);
    return row && { what: `audit log, row ${row.id}: it is not in the chain` };
  }
}

/** Most entries have none, and are not parsed to find out. */
const hasPersonal = ({ before, after }: StoredRow) =>
  [before, after].some((text) => text?.includes('"sealed": "'));

const changeOf = ({ before, after }: Pick<StoredRow, 'before' | 'after'>): Change => ({
  before: parsed(before),
  after: parsed(after),
});

const parsed = (text: string | null) => (text === null ? null : (JSON.parse(text) as Change['before']));

async function keysOf(
  transaction: EntityManager,
  page: readonly StoredRow[],
): Promise<ReadonlyMap<string, KeyRow>> {
  const names = page.filter(hasPersonal).flatMap((row) => keysIn(changeOf(row)));
  const rows = names.length === 0 ? [] : await transaction.query<KeyRow[]>(KEYS, [names]);
  return new Map(rows.map((row) => [row.stream, row]));
}

/** `mac`, `actorId`, `requestId`, `before` and `after` may be null. */
const isWhole = (row: StoredRow): row is StoredRow & AuditRow => row.id !== null;

const violationOf = (position: number, what: string): AuditViolation => ({
  what: `entry ${position} of the audit log: ${what}`,
});
