import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.js';
import { NO_HASH } from '../event-store/event-hash.js';
import { MasterKey } from '../keys/master-key.js';
import { HistoryChanged } from './audit-violation.js';
import {
  type Checkpoint,
  checkpointMac,
  CLOCK_TOLERANCE_MS,
  isSigned,
  type SignedCheckpoint,
} from './checkpoint.js';
import { allCheckpoints, headsDigest, insertCheckpoint } from './checkpoint.queries.js';
import { historyAt, type HistoryPlace } from './history-digest.js';
import { type LatestSeal, LatestSeals, lossOf, type Newest, newestOf, timeOf } from './latest-seal.js';

/** Whether anything was signed, though no signed checkpoint is left. */
const TRACES = `
  SELECT EXISTS (SELECT FROM event WHERE mac IS NOT NULL) OR EXISTS (SELECT FROM audit WHERE mac IS NOT NULL)
    OR EXISTS (SELECT FROM latest_seal) AS "areLeft"`;

/**
 * Seals the heads of all streams. A chain alone cannot see that its newest events are missing; a checkpoint can, and one
 * that was exported cannot be changed through the database.
 */
@Injectable()
export class Checkpoints {
  constructor(
    private readonly dataSource: DataSource,
    private readonly masterKey: MasterKey,
    private readonly seals: LatestSeals,
  ) {}

  all(transaction: EntityManager = this.dataSource.manager): Promise<Checkpoint[]> {
    return allCheckpoints(transaction);
  }

  /**
   * A new checkpoint, or the last one when nothing happened since. The first signs what was recorded before events were
   * signed, and is taken when the database is migrated.
   *
   * @param onTaken what belongs to a new one, in its transaction
   * @throws {HistoryChanged} when something that was sealed is not there any more
   */
  async take(
    onTaken?: (transaction: EntityManager, checkpoint: SignedCheckpoint) => Promise<void>,
  ): Promise<SignedCheckpoint> {
    return this.dataSource.transaction(async (transaction) => {
      await transaction.query('SET LOCAL statement_timeout = 0');
      await lock(transaction, ADVISORY_LOCKS.checkpoints);
      const before = await this.all(transaction);
      const last = before.at(-1);
      if (!last || !isSigned(last)) return this.takeFirst(transaction, before);
      const newest = await newestOf(transaction);
      const seal = await this.seals.read(transaction);
      const place = await continued(transaction, { last, seal, newest });
      const { auditPosition, auditSignedFrom, signedFrom } = last.signature;
      if (newest.position === last.position && newest.auditPosition === auditPosition) return last;
      const sealed = { ...place, ...auditOf(newest), signedFrom, auditSignedFrom };
      const checkpoint = await this.seal(transaction, before, sealed);
      await onTaken?.(transaction, checkpoint);
      return checkpoint;
    });
  }

  /** Takes a checkpoint when the last is older than this. One from the future is due, too: it would put off all others. */
  async takeWhenDue(milliseconds: number, now: Date): Promise<void> {
    const last = (await this.all()).at(-1);
    const age = now.getTime() - (last?.takenAt.getTime() ?? 0);
    const isDue = age >= milliseconds || age < -CLOCK_TOLERANCE_MS;
    if (isDue || !last || !isSigned(last)) await this.take();
  }

  /** Nothing is appended meanwhile: what has no MAC by now is older than the MACs. */
  private async takeFirst(
    transaction: EntityManager,
    before: readonly Checkpoint[],
  ): Promise<SignedCheckpoint> {
    await lock(transaction, ADVISORY_LOCKS.eventPositions);
    await lock(transaction, ADVISORY_LOCKS.auditPositions);
    const [traces] = await transaction.query<[{ areLeft: boolean }]>(TRACES);
    if (traces.areLeft) throw new HistoryChanged({ what: 'no signed checkpoint is left' });
    const newest = await newestOf(transaction);
    return this.seal(transaction, before, {
      position: newest.position,
      history: NO_HASH,
      ...auditOf(newest),
      signedFrom: newest.position + 1,
      auditSignedFrom: newest.auditPosition + 1,
    });
  }

  private async seal(
    transaction: EntityManager,
    before: readonly Checkpoint[],
    { position, ...sealed }: Sealed,
  ): Promise<SignedCheckpoint> {
    const last = before.at(-1);
    const takenAt = await timeOf(transaction);
    const id = (last?.id ?? 0) + 1;
    const digest = await headsDigest(transaction, { id, position, last });
    const unsigned = { id, position, digest, takenAt, signature: sealed };
    const mac = checkpointMac(this.masterKey, unsigned, before);
    const checkpoint = { ...unsigned, signature: { ...sealed, mac } };
    await insertCheckpoint(transaction, checkpoint, last);
    await this.seals.write(transaction, { checkpointId: id, position, ...sealed }, takenAt);
    return checkpoint;
  }
}

type Sealed = HistoryPlace & Omit<SignedCheckpoint['signature'], 'mac'>;

const auditOf = ({ auditPosition, auditHash }: Newest) => ({
  auditPosition,
  auditHash: auditHash ?? NO_HASH,
});

const lock = (transaction: EntityManager, number: number) =>
  transaction.query('SELECT pg_advisory_xact_lock($1)', [number]);

/** The newest place of the history, on which the latest seal lies on the way from the last checkpoint. */
async function continued(
  transaction: EntityManager,
  { last, seal, newest }: { last: SignedCheckpoint; seal: LatestSeal; newest: Newest },
): Promise<HistoryPlace> {
  const loss = lossOf(seal, newest);
  if (loss) throw new HistoryChanged(loss);
  const from = { position: last.position, history: last.signature.history };
  const sealed = await historyAt(transaction, from, seal.position);
  if (!sealed.history.equals(seal.history)) {
    throw new HistoryChanged({
      what: 'the history up to this position is not the sealed one',
      position: seal.position,
    });
  }
  return historyAt(transaction, sealed, newest.position);
}
