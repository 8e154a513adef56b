import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedCause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../users/user.entity.js';
import { assertHolds } from './user-grants.js';

/** Staff end sessions of others. */
@Injectable()
export class UserSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws NOT_FOUND, PERMISSIONS_NOT_HELD */
  async end(id: string, cause: AuthenticatedCause): Promise<User> {
    return this.dataSource.transaction(async (transaction) => {
      const session = await this.sessions.endById(transaction, id);
      if (!session) throw notFound();
      const user = await transaction.findOneByOrFail(User, { id: session.userId });
      assertHolds(cause.actor.permissions, user);
      await this.audit.add(transaction, {
        ...cause,
        what: 'user-session-ended',
        subject: `user ${user.id}`,
        after: { session: id },
      });
      return user;
    });
  }
}
