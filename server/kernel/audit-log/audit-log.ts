import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../actor/cause.js';
import { MasterKey } from '../keys/master-key.js';
import { auditMac } from './audit-mac.js';

/** One entry of the record of who did what. Ids, codes and settings only: nothing personal, no secret. */
export interface AuditEntry extends Cause {
  /** What happened, in the past tense: `api-key-revoked`. */
  what: string;
  /** Kind and id of the thing that changed, such as `api-key 3f…`. */
  subject: string;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/**
 * Adds entries in the transaction of the change they record. Each is signed, and the database chains it at the commit and
 * refuses to change it afterwards.
 */
@Injectable()
export class AuditLog {
  constructor(private readonly masterKey: MasterKey) {}

  async add(transaction: EntityManager, entry: AuditEntry): Promise<void> {
    await this.addAll(transaction, [entry]);
  }

  /** Adds many entries with one statement, in their order. */
  async addAll(transaction: EntityManager, entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const rows = entries.map((entry) => this.rowOf(entry));
    await transaction.query(
      `INSERT INTO audit (actor_kind, actor_id, request_id, what, subject, before, after, mac)
       SELECT actor_kind, actor_id, request_id, what, subject, before, after, decode(mac, 'hex')
       FROM jsonb_to_recordset($1) AS entry (actor_kind text, actor_id text, request_id text, what text, subject text,
         before jsonb, after jsonb, mac text)`,
      [JSON.stringify(rows)],
    );
  }

  private rowOf({ actor, requestId, what, subject, before, after }: AuditEntry) {
    const signed = {
      actorKind: actor.kind,
      actorId: actor.id,
      requestId,
      what,
      subject,
      ...asJson({ before, after }),
    };
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
