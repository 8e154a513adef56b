import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import type { DeclaredFact } from '../../../kernel/queue/fact.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** A change of how a person signs in. */
export interface SecurityChange {
  userId: string;
  /** As the audit log says it: `password-changed`. */
  what: string;
  cause: Cause;
  /** Mails follow from it. */
  fact: (userId: string) => DeclaredFact;
  /** The browser that stays signed in. */
  keeps?: RequestContext;
}

/** Makes changes of how people sign in, with what each brings: other sessions end, it is recorded, and the person gets a mail. */
@Injectable()
export class SecurityChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** Does the work in a transaction, and what follows from it. */
  async make<Result>(
    change: SecurityChange,
    work: (transaction: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const made = await this.dataSource.transaction(async (transaction) => {
      const result = await work(transaction);
      await this.record(transaction, change);
      return result;
    });
    this.outbox.notifyWorkers();
    return made;
  }

  /** What follows from a change made in the caller's transaction, after whose commit the caller notifies the workers. */
  async record(transaction: EntityManager, change: SecurityChange): Promise<void> {
    const { userId, what, cause, fact, keeps } = change;
    if (keeps) await this.sessions.endOthersOf(transaction, userId, keeps);
    else await this.sessions.endAllOf(transaction, userId);
    await this.audit.add(transaction, { ...cause, what, subject: `user ${userId}` });
    await this.outbox.record(transaction, fact(userId));
  }
}
