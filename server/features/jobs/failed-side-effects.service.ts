import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../kernel/actor/cause.js';
import { AuditLog } from '../../kernel/audit-log/audit-log.js';
import { type DeadEntry, OutboxAdmin } from '../../kernel/queue/outbox.admin.js';
import { Outbox } from '../../kernel/queue/outbox.js';
import type { FailedSideEffect, FailedSideEffectList } from './job.type.js';
import type { FailedSideEffectsArgs } from './jobs.args.js';

/** The rows of the outbox that were given up, as staff see them. */
@Injectable()
export class FailedSideEffectsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: OutboxAdmin,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async list(slice: FailedSideEffectsArgs): Promise<FailedSideEffectList> {
    const { items, ...counted } = await this.rows.listDead(slice);
    return { items: items.map(toView), ...counted };
  }

  /** @returns the ids of those that were given up; the others are left as they are */
  async retry(ids: readonly string[], cause: Cause): Promise<string[]> {
    const retried = await this.dataSource.transaction(async (transaction) => {
      const rows = await this.rows.retry(ids.map(Number), transaction);
      const what = 'side-effect-retried';
      await this.audit.addAll(
        transaction,
        rows.map((id) => ({ ...cause, what, subject: `side-effect ${id}` })),
      );
      return rows;
    });
    if (retried.length > 0) this.outbox.notifyWorkers();
    return retried.map(String);
  }
}

const toView = ({ id, reaction, deadAt, lastError, ...entry }: DeadEntry): FailedSideEffect => ({
  ...entry,
  id: String(id),
  name: reaction,
  error: lastError,
  failedAt: deadAt,
});
