import { Injectable } from '@nestjs/common';
import type { RequestContext, SessionAudience } from '../../../kernel/actor/request-context.js';
import { AccountLinks } from '../account-links/account-links.js';
import { passwordWrong } from '../attempts/attempts.refusals.js';
import { OwnProof } from '../attempts/own-proof.js';
import { customerPasswordChanged, staffPasswordChanged } from '../security/security.facts.js';
import { SecurityChanges } from '../security/security-changes.js';
import { requiredFieldsMissing } from '../sign-in/credentials.refusals.js';
import { PasswordHasher } from '../users/password.hasher.js';
import { validatePassword } from '../users/password.rules.js';
import { UsersService } from '../users/users.service.js';
import type { ChangePasswordInput } from './own-password.input.js';

const FACTS = { staff: staffPasswordChanged, customer: customerPasswordChanged } as const;

/** Staff and customers change their own password. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly links: AccountLinks,
    private readonly proof: OwnProof,
    private readonly changes: SecurityChanges,
  ) {}

  /**
   * Of two changes with the same old password one is refused. A change of the e-mail address that waits is cancelled.
   *
   * @throws REQUIRED_FIELDS_MISSING, RATE_LIMITED, PASSWORD_WRONG, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON
   */
  async change(
    { currentPassword, newPassword }: ChangePasswordInput,
    kind: SessionAudience,
    context: RequestContext,
  ): Promise<void> {
    if ([currentPassword, newPassword].includes('')) throw requiredFieldsMissing();
    const user = await this.proof.account(context, kind);
    await this.proof.password(user, currentPassword, context);
    validatePassword(newPassword, user);
    const passwordHash = await this.hasher.hash(newPassword);
    const { id: userId } = user;
    const cause = { actor: { kind, id: userId }, requestId: context.requestId };
    const change = { userId, cause, what: 'password-changed', fact: FACTS[kind], keeps: context };
    await this.changes.make(change, async (transaction) => {
      const isUnchanged = await this.users.isUnchanged(transaction, user, 'pessimistic_write');
      if (!isUnchanged) throw passwordWrong();
      await this.users.update(transaction, userId, { passwordHash });
      await this.links.cancel(transaction, 'email-change', userId);
    });
  }
}
