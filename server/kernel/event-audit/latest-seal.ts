import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.js';
import { MasterKey } from '../keys/master-key.js';
import { type AuditViolation, HistoryChanged } from './audit-violation.js';
import { historyAt, type HistoryPlace } from './history-digest.js';

/** The newest state of the history that was seen, with the newest checkpoint. */
export interface LatestSeal extends HistoryPlace {
  checkpointId: number;
  auditPosition: number;
  auditHash: Buffer;
}

/** How far the history, the audit log and the checkpoints reach now. */
export interface Newest {
  position: number;
  checkpointId: number;
  auditPosition: number;
  /** Null before the first entry. */
  auditHash: Buffer | null;
}

type SealRow = LatestSeal & { sealedAt: Date; mac: Buffer };

const COLUMNS = `checkpoint_id AS "checkpointId", position, history, audit_position AS "auditPosition",
  audit_hash AS "auditHash", sealed_at AS "sealedAt", mac`;

const NEWEST = `
  SELECT coalesce((SELECT max(position) FROM event), 0) AS position,
    coalesce((SELECT max(id) FROM checkpoint), 0) AS "checkpointId",
    coalesce(newest.position, 0) AS "auditPosition", newest.hash AS "auditHash"
  FROM (VALUES (1)) AS one
  LEFT JOIN (SELECT position, hash FROM audit_chain ORDER BY position DESC LIMIT 1) AS newest ON true`;

const WRITE = `
  WITH given (checkpoint_id, position, history, audit_position, audit_hash, sealed_at, mac) AS (
    VALUES ($1::integer, $2::bigint, $3::bytea, $4::bigint, $5::bytea, $6::timestamptz, $7::bytea)),
  renewed AS (
    UPDATE latest_seal AS seal SET checkpoint_id = given.checkpoint_id, position = given.position, history = given.history,
      audit_position = given.audit_position, audit_hash = given.audit_hash, sealed_at = given.sealed_at, mac = given.mac
    FROM given RETURNING 1)
  INSERT INTO latest_seal SELECT * FROM given WHERE NOT EXISTS (SELECT FROM renewed)`;

export const newestOf = async (transaction: Pick<EntityManager, 'query'>): Promise<Newest> => {
  const [row] = await transaction.query<[Newest]>(NEWEST);
  return row;
};

/**
 * One signed row that says how far the history reaches, overwritten each second in which something happened. It shows
 * that the newest events or checkpoints were removed; not so an older copy of itself, put back with everything else of
 * that time, which only an exported checkpoint shows.
 */
@Injectable()
export class LatestSeals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly masterKey: MasterKey,
  ) {}

  /** @throws {HistoryChanged} when it is missing, or was not written by the shop */
  async read(transaction: EntityManager): Promise<LatestSeal> {
    const [row] = await transaction.query<SealRow[]>(`SELECT ${COLUMNS} FROM latest_seal`);
    if (!row) throw new HistoryChanged({ what: 'the latest seal is missing' });
    if (!row.mac.equals(this.macOf(row, row.sealedAt))) {
      throw new HistoryChanged({ what: 'the latest seal was not written by the shop' });
    }
    return row;
  }

  /** @param sealedAt time of the database */
  async write(transaction: EntityManager, seal: LatestSeal, sealedAt: Date): Promise<void> {
    const { checkpointId, position, history, auditPosition, auditHash } = seal;
    const values = [checkpointId, position, history, auditPosition, auditHash, sealedAt];
    await transaction.query(WRITE, [...values, this.macOf(seal, sealedAt)]);
  }

  /**
   * Seals what was recorded since; one worker at a time.
   *
   * @throws {HistoryChanged} when something that was sealed is not there any more, and leaves the seal as it is
   */
  async renew(): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const [lock] = await transaction.query<[{ isMine: boolean }]>(
        'SELECT pg_try_advisory_xact_lock($1) AS "isMine"',
        [ADVISORY_LOCKS.checkpoints],
      );
      const newest = await newestOf(transaction);
      if (!lock.isMine || newest.checkpointId === 0) return;
      const seal = await this.read(transaction);
      const violation = lossOf(seal, newest);
      if (violation) throw new HistoryChanged(violation);
      if (seal.position === newest.position && seal.auditPosition === newest.auditPosition) return;
      const place = await historyAt(transaction, seal, newest.position);
      const audit = { auditPosition: newest.auditPosition, auditHash: newest.auditHash ?? seal.auditHash };
      await this.write(transaction, { ...seal, ...place, ...audit }, await timeOf(transaction));
    });
  }

  private macOf(seal: LatestSeal, sealedAt: Date): Buffer {
    const fields = [
      'latest',
      seal.checkpointId,
      seal.position,
      seal.history.toString('hex'),
      seal.auditPosition,
      seal.auditHash.toString('hex'),
      sealedAt.getTime(),
    ];
    return this.masterKey.hash('seals', fields.join(' '));
  }
}

/** In milliseconds, by the clock of the database. */
export async function timeOf(transaction: EntityManager): Promise<Date> {
  const [row] = await transaction.query<[{ now: Date }]>(
    `SELECT date_trunc('milliseconds', clock_timestamp()) AS now`,
  );
  return row.now;
}

/** What was sealed and is not there any more. */
export function lossOf(seal: LatestSeal, newest: Newest): AuditViolation | undefined {
  if (newest.position < seal.position) {
    return { what: 'the event at this position is missing', position: newest.position + 1 };
  }
  if (newest.checkpointId < seal.checkpointId) {
    return { what: `checkpoint ${newest.checkpointId + 1} is missing` };
  }
  if (newest.auditPosition < seal.auditPosition) {
    return { what: `entry ${newest.auditPosition + 1} of the audit log is missing` };
  }
  return undefined;
}
