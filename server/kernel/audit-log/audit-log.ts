import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../actor/actor.js';

/** One line of the record of who did what. Ids, codes and settings only: nothing personal, no secret. */
export interface AuditEntry {
  actor: Pick<Actor, 'kind' | 'id'>;
  /** What happened, in the past tense: `api-key-revoked`. */
  what: string;
  /** What it happened to: its kind and id, such as `api-key 3f…`. */
  subject: string;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/** Writes the record beside the change, in the same transaction; the database lets nobody change it afterwards. */
@Injectable()
export class AuditLog {
  async add(manager: EntityManager, { actor, what, subject, before, after }: AuditEntry): Promise<void> {
    await manager.query(
      `INSERT INTO audit (actor_kind, actor_id, what, subject, before, after) VALUES ($1, $2, $3, $4, $5, $6)`,
      [actor.kind, actor.id, what, subject, jsonOf(before), jsonOf(after)],
    );
  }
}

function jsonOf(facts: object | undefined): string | null {
  return facts === undefined ? null : JSON.stringify(facts);
}
