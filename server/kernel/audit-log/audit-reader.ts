import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../actor/actor.js';
import { StreamKeys } from '../event-store/stream-keys.js';
import { MasterKey } from '../keys/master-key.js';
import { AUDIT_ROW_COLUMNS, auditHash, type AuditRow } from './audit-hash.js';
import { auditMac } from './audit-mac.js';
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

/** An entry with its link in the chain. */
export interface ChainedEntry extends WrittenEntry {
  /** Null for one that the chain does not have. */
  link: Pick<AuditRow, 'position' | 'previousHash' | 'hash'> | null;
  /** Whether hash and MAC fit it. What stands before and after it, only a verification says. */
  isGenuine: boolean;
}

type ChainedRow = Omit<AuditRow, 'position' | 'previousHash' | 'hash'> &
  (
    | Pick<AuditRow, 'position' | 'previousHash' | 'hash'>
    | { position: null; previousHash: null; hash: null }
  ) & {
    at: Date;
  };

type StoredEntry = Omit<WrittenEntry, 'actor'> & { actorKind: Actor['kind']; actorId: string | null };

/** $1 subject, $2 id of the entry before which to read, $3 limit. */
const OF_SUBJECT = `
  SELECT id, at, actor_kind AS "actorKind", actor_id AS "actorId", request_id AS "requestId", what, subject, before, after
  FROM audit WHERE subject COLLATE "C" = $1 AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`;

const CHAINED = `
  SELECT audit.at, ${AUDIT_ROW_COLUMNS}
  FROM audit LEFT JOIN audit_chain AS chain ON chain.audit_id = audit.id WHERE audit.id = ANY($1::bigint[])`;

/** Reads the audit log with the personal values in it: only for those who may see them. */
@Injectable()
export class AuditReader {
  private readonly log = new Logger(AuditReader.name);
  private readonly keys: StreamKeys;

  constructor(
    private readonly dataSource: DataSource,
    private readonly masterKey: MasterKey,
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

  /** Those of these ids that there are, in no order. */
  async entriesAt(ids: readonly number[]): Promise<ChainedEntry[]> {
    const stored = await this.dataSource.query<ChainedRow[]>(CHAINED, [ids]);
    const rows = stored.map((row) => ({
      ...row,
      json: { before: parsed(row.before), after: parsed(row.after) },
    }));
    const keys = await this.keys.findAll(
      this.dataSource.manager,
      rows.flatMap(({ json }) => keysIn(json)),
    );
    return rows.map(({ json, ...row }) => {
      const { id, at, requestId, what, subject } = row;
      const isLinked = row.position !== null;
      const isHashed = isLinked && row.hash.equals(auditHash(row));
      const isSigned = row.mac === null || row.mac.equals(auditMac(this.masterKey, { ...row, ...json }));
      return {
        id,
        at,
        requestId,
        what,
        subject,
        ...this.opened({ id, ...json }, keys),
        actor: { kind: row.actorKind as Actor['kind'], id: row.actorId },
        link: isLinked ? row : null,
        isGenuine: isHashed && isSigned,
      };
    });
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

const parsed = (text: string | null) => (text === null ? null : (JSON.parse(text) as WrittenEntry['before']));
