import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../actor/actor.js';
import { StreamKeys } from '../event-store/stream-keys.js';
import { MasterKey } from '../keys/master-key.js';
import { type Change, keysIn, openFields } from './personal-values.js';

/** An entry as it was written; personal values are null once their person was erased. */
export interface WrittenEntry {
  id: number;
  at: Date;
  actor: { kind: Actor['kind']; id: string | null };
  requestId: string | null;
  what: string;
  subject: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

type StoredEntry = Omit<WrittenEntry, 'actor'> & { actorKind: Actor['kind']; actorId: string | null };

/** $1 subject, $2 id of the entry before which to read, $3 limit. */
const OF_SUBJECT = `
  SELECT id, at, actor_kind AS "actorKind", actor_id AS "actorId", request_id AS "requestId", what, subject, before, after
  FROM audit WHERE subject = $1 AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`;

/** Reads the audit log with the personal values in it: only for those who may see them. */
@Injectable()
export class AuditReader {
  private readonly log = new Logger(AuditReader.name);
  private readonly keys: StreamKeys;

  constructor(
    private readonly dataSource: DataSource,
    masterKey: MasterKey,
  ) {
    this.keys = new StreamKeys(masterKey);
  }

  /** Entries about a thing, newest first. */
  async entriesOf(
    subject: string,
    { before = null, limit }: { before?: number | null; limit: number },
  ): Promise<WrittenEntry[]> {
    const rows = await this.dataSource.query<StoredEntry[]>(OF_SUBJECT, [subject, before, limit]);
    const keys = await this.keys.findAll(this.dataSource.manager, rows.flatMap(keysIn));
    return rows.map(({ actorKind, actorId, ...row }) => ({
      ...row,
      actor: { kind: actorKind, id: actorId },
      ...this.opened(row, keys),
    }));
  }

  /** One entry that cannot be read must not hide the others. */
  private opened(
    { id, before, after }: Pick<StoredEntry, 'id' | 'before' | 'after'>,
    keys: ReadonlyMap<string, Buffer>,
  ): Required<Change> {
    try {
      const opened = openFields({ before, after }, keys);
      return { before: opened.before ?? null, after: opened.after ?? null };
    } catch (error) {
      this.log.error({ err: error, entry: id, msg: 'An entry of the audit log cannot be read' });
      return { before: null, after: null };
    }
  }
}
