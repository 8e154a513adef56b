import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { AuthenticatedCause, Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { notFound, signInRequired } from '../../../kernel/refusal/general.refusals.js';
import { User } from '../users/user.entity.js';
import { UserNote } from './user-note.entity.js';

const MAX_SHOWN = 100;

/** Notes of staff about people: added and withdrawn, each with an entry of the audit log. */
@Injectable()
export class UserNotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The last hundred, newest first, withdrawn ones too. */
  of(userId: string): Promise<UserNote[]> {
    return this.dataSource.manager.find(UserNote, {
      where: { userId },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MAX_SHOWN,
    });
  }

  /** @throws NOT_FOUND */
  add({ userId, text }: Pick<UserNote, 'userId' | 'text'>, cause: AuthenticatedCause): Promise<UserNote> {
    const authorId = authorOf(cause);
    return this.dataSource.transaction(async (transaction) => {
      if (!isUUID(userId) || !(await transaction.existsBy(User, { id: userId }))) throw notFound();
      const note = { id: randomUUID(), userId, authorId, text, createdAt: this.clock.now() };
      await transaction.insert(UserNote, note);
      await this.record(transaction, { what: 'user-note-added', cause, note });
      return { ...note, withdrawnAt: null, withdrawnBy: null };
    });
  }

  /**
   * A note that is withdrawn already stays as it is.
   *
   * @throws NOT_FOUND
   */
  withdraw(id: string, cause: AuthenticatedCause): Promise<UserNote> {
    const withdrawnBy = authorOf(cause);
    return this.dataSource.transaction(async (transaction) => {
      if (!isUUID(id)) throw notFound();
      const { affected } = await transaction.update(
        UserNote,
        { id, withdrawnAt: IsNull() },
        { withdrawnAt: this.clock.now(), withdrawnBy },
      );
      const note = await transaction.findOneBy(UserNote, { id });
      if (!note) throw notFound();
      if (affected === 1) await this.record(transaction, { what: 'user-note-withdrawn', cause, note });
      return note;
    });
  }

  /**
   * Forgets what staff wrote about a person: the notes, withdrawn ones too, and their texts in the audit log, which become
   * unreadable with every other personal value there. The entries stay, without a text.
   *
   * @returns how many notes there were
   */
  async erase(transaction: EntityManager, { userId }: { userId: string }, cause: Cause): Promise<number> {
    const { affected } = await transaction.delete(UserNote, { userId });
    await this.audit.erase(transaction, { userId }, cause);
    return affected ?? 0;
  }

  private record(
    transaction: EntityManager,
    entry: { what: string; cause: AuthenticatedCause; note: Pick<UserNote, 'id' | 'userId' | 'text'> },
  ): Promise<void> {
    const { what, cause, note } = entry;
    return this.audit.add(transaction, {
      ...cause,
      what,
      subject: `user ${note.userId}`,
      after: { note: note.id, text: note.text },
      personal: { of: { userId: note.userId }, fields: ['text'] },
    });
  }
}

function authorOf({ actor }: AuthenticatedCause): string {
  if (actor.kind !== 'staff' || actor.id === null) throw signInRequired();
  return actor.id;
}
