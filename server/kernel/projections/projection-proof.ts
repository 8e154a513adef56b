import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditViolation, violationInError } from '../event-audit/audit-violation.js';
import type { DomainEvent } from '../event-store/domain-event.js';
import { type EventSourced, EventSourcedKinds } from '../event-store/projection.js';
import { StreamKeys } from '../event-store/stream-keys.js';
import { Replay } from './replay.js';
import { firstWrongSum } from './projection-sums.js';
import { digestOf, firstDifference, firstDifferenceOfMoved, type TableDigest } from './table-comparison.js';

class RolledBack extends Error {}

interface ProofRequest {
  /** Only read rows of streams that moved after this position are proven; all unless given. */
  movedAfter?: number;
  onProgress?: (line: string) => void;
  /** Stops at the next page of events; the request then rejects with its reason. */
  signal?: AbortSignal;
}

/** Rebuilds projections from the events in temporary tables and compares them with the live tables. */
@Injectable()
export class ProjectionProof {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kinds: EventSourcedKinds,
    private readonly keys: StreamKeys,
  ) {}

  /** The first row that is not what the events say, or the first event that cannot be read. */
  async firstDifference(request: ProofRequest = {}): Promise<AuditViolation | undefined> {
    let found: AuditViolation | undefined;
    try {
      await this.inScratch(async (transaction) => {
        const replay = new Replay(transaction, this.keys);
        if (request.movedAfter !== undefined) await replay.selectMoved(request.movedAfter);
        for (const kind of this.kinds.all()) {
          found ??= await this.firstOfKind(transaction, replay, { kind, ...request });
        }
      });
    } catch (error) {
      const violation = violationInError(error);
      if (violation) return violation;
      throw error;
    }
    return found;
  }

  /** Digests of the live tables, as `projections:prove` prints them. */
  async digests(): Promise<TableDigest[]> {
    const tables = this.kinds.all().flatMap(({ projection }) => projection.tables);
    const digests: TableDigest[] = [];
    for (const { name } of tables) {
      digests.push({ ...(await digestOf(this.dataSource.manager, `public.${name}`)), table: name });
    }
    return digests;
  }

  private async firstOfKind(
    transaction: EntityManager,
    replay: Replay,
    { kind, movedAfter, onProgress, signal }: ProofRequest & { kind: EventSourced<DomainEvent> },
  ): Promise<AuditViolation | undefined> {
    const { tables } = kind.projection;
    await replay.createTables(kind, 'DROP');
    const onPage = (events: number) => {
      signal?.throwIfAborted();
      onProgress?.(`${events} events of ${kind.category.name} replayed`);
    };
    await replay.apply({ kind, onPage, ...(movedAfter !== undefined && { scope: 'moved' as const }) });
    const [first] = tables;
    for (const { name } of tables) await transaction.query(`ANALYZE pg_temp.${name}`);
    for (const table of tables) {
      const difference =
        movedAfter === undefined || !first
          ? await firstDifference(transaction, table)
          : await firstDifferenceOfMoved(transaction, table, first);
      if (difference) return difference;
    }
    // They are sums over everything: what moved since a checkpoint says nothing about them.
    if (movedAfter !== undefined) return undefined;
    return firstWrongSum(transaction, kind.projection.sums ?? []);
  }

  /** One snapshot for events and tables alike; what is written is rolled back. */
  private async inScratch(compare: (transaction: EntityManager) => Promise<void>): Promise<void> {
    const attempt = this.dataSource.transaction('REPEATABLE READ', async (transaction) => {
      await transaction.query('SET LOCAL statement_timeout = 0');
      await compare(transaction);
      throw new RolledBack();
    });
    await attempt.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  }
}
