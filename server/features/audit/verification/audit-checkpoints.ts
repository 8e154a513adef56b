import { Injectable } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { HistoryChanged, violationLine } from '../../../kernel/event-audit/audit-violation.js';
import { type Checkpoint, checkpointLine } from '../../../kernel/event-audit/checkpoint.js';
import { Checkpoints } from '../../../kernel/event-audit/checkpoints.js';
import { historyWasChanged } from './audit-checkpoint.refusals.js';
import type { AuditCheckpoint } from './audit-verification.type.js';

/** Seals that somebody asks for, beside those of each hour. */
@Injectable()
export class AuditCheckpoints {
  constructor(
    private readonly checkpoints: Checkpoints,
    private readonly audit: AuditLog,
  ) {}

  /**
   * A seal over everything up to now; workers export it within a minute.
   *
   * @throws HISTORY_WAS_CHANGED
   */
  async take(cause: Cause): Promise<AuditCheckpoint> {
    try {
      const taken = await this.checkpoints.take((transaction, { id, position, signature }) =>
        this.audit.add(transaction, {
          ...cause,
          what: 'audit-checkpoint-taken',
          subject: `audit-checkpoint ${id}`,
          after: { events: position, auditEntries: signature.auditPosition },
        }),
      );
      return checkpointView(taken);
    } catch (error) {
      if (error instanceof HistoryChanged) throw historyWasChanged({ line: violationLine(error.violation) });
      throw error;
    }
  }
}

export function checkpointView(checkpoint: Checkpoint): AuditCheckpoint {
  const { id, takenAt, position, digest, signature } = checkpoint;
  const entries = signature?.auditPosition ?? null;
  const line = checkpointLine(checkpoint).trimEnd();
  return { id, takenAt, events: position, entries, digest: digest.toString('hex'), line };
}
