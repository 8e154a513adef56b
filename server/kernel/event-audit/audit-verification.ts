import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NO_HASH } from '../event-store/event-hash.js';
import { EventMacs } from '../event-store/event-macs.js';
import { EventSourcedKinds } from '../event-store/projection.js';
import { MasterKey } from '../keys/master-key.js';
import { ProjectionProof } from '../projections/projection-proof.js';
import { AuditLogVerification } from './audit-log-verification.js';
import { type AuditViolation, HistoryChanged, violationInError } from './audit-violation.js';
import { ChainVerification, sinceOf } from './chain-verification.js';
import { type Checkpoint, type ExportedCheckpoint, isSigned, type SignedCheckpoint } from './checkpoint.js';
import { allCheckpoints } from './checkpoint.queries.js';
import {
  firstBrokenCheckpoint,
  firstForgedCheckpoint,
  firstLostHead,
  violationOfExported,
} from './checkpoint-verification.js';
import { firstBeforeBeginning } from './beginning.js';
import { progressOf, type Watched } from './verification-progress.js';
import { firstMissingGuard } from './database-guards.js';
import { ErasureCheck } from './erasure-check.js';
import { ProvenRecords } from './history-check.js';
import { type LatestSeal, LatestSeals, lossOf, newestOf, timeOf } from './latest-seal.js';

export interface AuditRequest extends Watched {
  /** From the first event, or from the last checkpoint on. */
  from: 'beginning' | 'checkpoint';
  /** Checkpoints stored outside the database. */
  exported?: readonly ExportedCheckpoint[];
}

export interface AuditReport {
  events: number;
  auditEntries: number;
  checkpoints: number;
  violation?: AuditViolation;
}

/** What one verification reads and proves, in one snapshot. */
interface Proceeding {
  transaction: EntityManager;
  from: AuditRequest['from'];
  checkpoints: readonly Checkpoint[];
  seal: LatestSeal;
  since: Checkpoint;
  chain: ChainVerification;
  log: AuditLogVerification;
}

const NOTHING_READ = { events: 0, auditEntries: 0, checkpoints: 0, since: 0 };

/** Proves that nobody changed the history, what the shop stores beside it, and the read rows made from it. */
@Injectable()
export class AuditVerification {
  constructor(
    private readonly dataSource: DataSource,
    private readonly masterKey: MasterKey,
    private readonly seals: LatestSeals,
    private readonly kinds: EventSourcedKinds,
    private readonly macs: EventMacs,
    private readonly proof: ProjectionProof,
    private readonly records: ProvenRecords,
  ) {}

  async verify(request: AuditRequest): Promise<AuditReport> {
    return request.from === 'beginning' ? this.verifyAll(request) : this.verifyMoved(request);
  }

  private async verifyMoved(request: AuditRequest): Promise<AuditReport> {
    const report = await this.readReport(request).catch(unreadable);
    if (report.violation) return report;
    const moved = { movedAfter: report.since, onProgress: progressOf(request).onRows };
    return { ...report, violation: await this.proof.firstDifference(moved) };
  }

  /** Records and read rows at once, on a connection each; what is wrong with the records is said first. */
  private async verifyAll(request: AuditRequest): Promise<AuditReport> {
    const stopping = new AbortController();
    const proof = this.proof.firstDifference({
      onProgress: progressOf(request).onRows,
      signal: stopping.signal,
    });
    // It is awaited below; until then nobody else may take it for unhandled.
    proof.catch(() => undefined);
    try {
      const report = await this.readReport(request).catch(unreadable);
      return report.violation ? report : { ...report, violation: await proof };
    } finally {
      stopping.abort();
      await proof.catch(() => undefined);
    }
  }

  private readReport(request: AuditRequest): Promise<AuditReport & { since: number }> {
    return this.dataSource.transaction('REPEATABLE READ', async (transaction) => {
      await transaction.query('SET LOCAL statement_timeout = 0');
      return this.verifyRecords(transaction, request);
    });
  }

  private async verifyRecords(
    transaction: EntityManager,
    { from, exported = [], ...watched }: AuditRequest,
  ): Promise<AuditReport & { since: number }> {
    const checkpoints = await allCheckpoints(transaction);
    const nothing = { ...NOTHING_READ, checkpoints: checkpoints.length };
    const forged = firstForgedCheckpoint(this.masterKey, checkpoints, await timeOf(transaction));
    const seal = forged ? undefined : await this.seals.read(transaction).catch(violationIn);
    if (forged || !seal || 'what' in seal) {
      return { ...nothing, violation: forged ?? (seal as AuditViolation | undefined) };
    }
    const since = sinceOf(from, checkpoints.at(-1));
    const { onEvents, onEntries } = progressOf(watched);
    const chain = this.chainSince(since, { checkpoints, seal, onProgress: onEvents });
    const log = this.logSince(since, { checkpoints, seal, onProgress: onEntries });
    const proceeding = { transaction, from, checkpoints, seal, since, chain, log };
    const violation =
      (await this.firstViolation(proceeding)) ??
      violationOfExported(checkpoints, exported) ??
      (await firstBeforeBeginning(transaction)) ??
      (await firstMissingGuard(transaction, this.records.appendOnlyTables));
    const { position } = since;
    const [events, auditEntries] = [chain.events, log.entries];
    return { ...nothing, events, auditEntries, since: position, violation };
  }

  private async firstViolation(proceeding: Proceeding): Promise<AuditViolation | undefined> {
    const { transaction, chain, log, seal, since, checkpoints } = proceeding;
    return (
      (await chain.firstViolation(transaction)) ??
      (await firstLoss(proceeding)) ??
      lossOf(seal, await newestOf(transaction)) ??
      (await log.firstViolation(transaction)) ??
      (await this.firstViolationOfRecords(transaction, since.position, firstSigned(checkpoints)))
    );
  }

  private async firstViolationOfRecords(
    transaction: EntityManager,
    after: number,
    { signature: { signedFrom } }: SignedCheckpoint,
  ): Promise<AuditViolation | undefined> {
    for (const check of [new ErasureCheck(this.masterKey), ...this.records.checks]) {
      const violation = await check.firstViolation(transaction, { after, signedFrom });
      if (violation) return violation;
    }
    return undefined;
  }

  private chainSince(since: Checkpoint, { checkpoints, seal, onProgress }: Sealed): ChainVerification {
    const { kinds, macs } = this;
    const sealed = new Map(
      checkpoints.filter(isSigned).map(({ position, signature }) => [position, signature.history]),
    );
    const { signedFrom } = firstSigned(checkpoints).signature;
    const walk = {
      since,
      signedFrom,
      sealed: sealed.set(seal.position, seal.history),
      onProgress,
    };
    return new ChainVerification({ kinds, macs }, walk);
  }

  private logSince(
    { signature }: Checkpoint,
    { checkpoints, seal, onProgress }: Sealed,
  ): AuditLogVerification {
    const sealed = new Map(
      checkpoints
        .filter(isSigned)
        .map(({ signature: { auditPosition, auditHash } }) => [auditPosition, auditHash]),
    );
    return new AuditLogVerification(this.masterKey, {
      since: signature
        ? { position: signature.auditPosition, hash: signature.auditHash }
        : { position: 0, hash: NO_HASH },
      signedFrom: firstSigned(checkpoints).signature.auditSignedFrom,
      sealed: sealed.set(seal.auditPosition, seal.auditHash),
      onProgress,
    });
  }
}

interface Sealed {
  checkpoints: readonly Checkpoint[];
  seal: LatestSeal;
  onProgress: (done: number) => void;
}

function unreadable(error: unknown): AuditReport & { since: number } {
  const violation = violationInError(error);
  if (!violation) throw error;
  return { ...NOTHING_READ, violation };
}

function violationIn(error: unknown): AuditViolation {
  if (error instanceof HistoryChanged) return error.violation;
  throw error;
}

function firstSigned(checkpoints: readonly Checkpoint[]): SignedCheckpoint {
  const first = checkpoints.find(isSigned);
  if (!first) throw new Error('There is no signed checkpoint');
  return first;
}

/** An intact checkpoint names the lost event; without one only the gap in the positions is known. */
async function firstLoss({
  transaction,
  from,
  checkpoints,
  chain,
  seal,
}: Proceeding): Promise<AuditViolation | undefined> {
  const gap = firstGap(chain, seal);
  const proven = from === 'beginning' ? checkpoints : checkpoints.slice(-1);
  const before = from === 'beginning' ? undefined : checkpoints.at(-2);
  const broken = await firstBrokenCheckpoint(transaction, proven, before);
  if (broken) return gap ?? broken;
  return (await firstLostHead(transaction, proven[0]?.id ?? 0)) ?? gap;
}

/** Only events that were walked through are counted. */
function firstGap(chain: ChainVerification, seal: LatestSeal): AuditViolation | undefined {
  const position = chain.gap ?? (chain.position < seal.position ? chain.position + 1 : undefined);
  return position === undefined ? undefined : { what: 'the event at this position is missing', position };
}
