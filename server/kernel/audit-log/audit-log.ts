import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../actor/cause.js';
import { StreamKeys, type Subject } from '../event-store/stream-keys.js';
import { MasterKey } from '../keys/master-key.js';
import { auditMac } from './audit-mac.js';
import { AUDIT_KEYS, sealFields } from './personal-values.js';

/** One entry of the record of who did what. Ids, codes and settings; no secret, and nothing personal that is not named so. */
export interface AuditEntry extends Cause {
  /** What happened, in the past tense: `api-key-revoked`. */
  what: string;
  /** Kind and id of the thing that changed, such as `api-key 3f…`. */
  subject: string;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
  /** Fields of `before` and `after` that are about a person: encrypted, and unreadable once the person is erased. */
  personal?: { of: Subject; fields: readonly string[] };
}

/**
 * Adds entries in the transaction of the change they record. Each is signed, and the database chains it at the commit and
 * refuses to change it afterwards.
 */
@Injectable()
export class AuditLog {
  private readonly keys: StreamKeys;

  constructor(private readonly masterKey: MasterKey) {
    this.keys = new StreamKeys(masterKey);
  }

  async add(transaction: EntityManager, entry: AuditEntry): Promise<void> {
    await this.addAll(transaction, [entry]);
  }

  /** Adds many entries with one statement, in their order; those with personal values need one more for their key. */
  async addAll(transaction: EntityManager, entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const rows = [];
    for (const entry of entries) rows.push(this.rowOf(await this.sealed(transaction, entry)));
    await transaction.query(
      `INSERT INTO audit (actor_kind, actor_id, request_id, what, subject, before, after, mac)
       SELECT actor_kind, actor_id, request_id, what, subject, before, after, decode(mac, 'hex')
       FROM jsonb_to_recordset($1) AS entry (actor_kind text, actor_id text, request_id text, what text, subject text,
         before jsonb, after jsonb, mac text)`,
      [JSON.stringify(rows)],
    );
  }

  /**
   * Makes the personal values of all entries about a person unreadable for good. The entries stay, and their chain and MACs
   * with them, which cover the encrypted values.
   *
   * @returns how many entries had any
   */
  erase(transaction: EntityManager, subject: Subject, cause: Cause): Promise<number> {
    return this.keys.eraseAllOf(transaction, subject, { category: AUDIT_KEYS, cause });
  }

  private async sealed(transaction: EntityManager, entry: AuditEntry): Promise<AuditEntry> {
    const { personal, ...stored } = entry;
    const json = asJson({ before: entry.before, after: entry.after });
    if (!personal) return { ...stored, ...json };
    const name = `${AUDIT_KEYS}-${randomUUID()}`;
    const { key } = await this.keys.create(transaction, name, personal.of);
    return { ...stored, ...sealFields(json, personal.fields, { name, key }) } as AuditEntry;
  }

  private rowOf({ actor, requestId, what, subject, before, after }: AuditEntry) {
    const signed = { actorKind: actor.kind, actorId: actor.id, requestId, what, subject, before, after };
    return {
      actor_kind: actor.kind,
      actor_id: actor.id,
      request_id: requestId,
      what,
      subject,
      before,
      after,
      mac: auditMac(this.masterKey, signed).toString('hex'),
    };
  }
}

/** As it will be read: fields that are undefined are not stored, and dates are texts. */
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
