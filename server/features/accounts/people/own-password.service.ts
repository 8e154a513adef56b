import { Injectable } from '@nestjs/common';
import type { RequestContext, SessionAudience } from '../../../kernel/actor/request-context.js';
import { AccountLinks } from '../account-links/account-links.js';
import { passwordWrong } from '../attempts/attempts.refusals.js';
import { OwnProof } from '../attempts/own-proof.js';
import { customerPasswordChanged, staffPasswordChanged } from '../security/security.facts.js';
import { SecurityChanges } from '../security/security-changes.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { requiredFieldsMissing } from '../sign-in/credentials.refusals.js';
import { PasswordHasher } from '../users/password.hasher.js';
import { validatePassword } from '../users/password.rules.js';
import { UsersService } from '../users/users.service.js';
import type { ChangePasswordInput, ChangeStaffPasswordInput } from './own-password.input.js';

const FACTS = { staff: staffPasswordChanged, customer: customerPasswordChanged } as const;

/** Staff and customers change their own password. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly links: AccountLinks,
    private readonly proof: OwnProof,
    private readonly factors: SecondFactors,
    private readonly changes: SecurityChanges,
  ) {}

  /**
   * Staff with an authenticator app prove that, too: who has a password and a session must not take the account over.
   * Of two changes with the same old password one is refused. A change of the e-mail address that waits is cancelled.
   *
   * @throws REQUIRED_FIELDS_MISSING, RATE_LIMITED, PASSWORD_WRONG, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON
   * @throws SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG
   */
  async change(
    { currentPassword, newPassword, ...proof }: ChangePasswordInput | ChangeStaffPasswordInput,
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
    const code = 'code' in proof && proof.code?.trim() ? proof.code : null;
    const attempt = () =>
      this.changes.make(change, async (transaction) => {
        const isUnchanged = await this.users.isUnchanged(transaction, user, 'pessimistic_write');
        if (!isUnchanged) throw passwordWrong();
        if (kind === 'staff') await this.factors.acceptWhereActive(transaction, { userId, code, cause });
        await this.users.update(transaction, userId, { passwordHash });
        await this.links.cancel(transaction, 'email-change', userId);
      });
    await (code === null ? attempt() : this.proof.code(user, context, attempt));
  }
}
