import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../actor/cause.js';

/** One entry of the record of who did what. Ids, codes and settings only: nothing personal, no secret. */
export interface AuditEntry extends Cause {
  /** What happened, in the past tense: `api-key-revoked`. */
  what: string;
  /** Kind and id of the thing that changed, such as `api-key 3f…`. */
  subject: string;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/** Adds entries in the transaction of the change they record; the database refuses to change them afterwards. */
@Injectable()
export class AuditLog {
  async add(transaction: EntityManager, entry: AuditEntry): Promise<void> {
    await this.addAll(transaction, [entry]);
  }

  /** Adds many entries with one statement, in their order. */
  async addAll(transaction: EntityManager, entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const rows = entries.map(({ actor, requestId, ...entry }) => ({
      actor_kind: actor.kind,
      actor_id: actor.id,
      request_id: requestId,
      ...entry,
    }));
    await transaction.query(
      `INSERT INTO audit (actor_kind, actor_id, request_id, what, subject, before, after)
       SELECT actor_kind, actor_id, request_id, what, subject, before, after FROM jsonb_to_recordset($1)
         AS entry (actor_kind text, actor_id text, request_id text, what text, subject text, before jsonb, after jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}
