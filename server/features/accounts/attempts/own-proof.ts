import { Injectable } from '@nestjs/common';
import type { RequestContext, SessionAudience } from '../../../kernel/actor/request-context.js';
import { signInRequired } from '../../../kernel/refusal/general.refusals.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { passwordWrong, recoveryCodeWrong, secondFactorWrong } from './attempts.refusals.js';
import { RefusedSignIns } from './refused-sign-ins.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { CODES } from './sign-in.limits.js';

const CODE_REFUSALS: ReadonlySet<string> = new Set([secondFactorWrong().code, recoveryCodeWrong().code]);

/** Asks people once more for the secrets of their own account; wrong ones are limited and recorded like sign-ins. */
@Injectable()
export class OwnProof {
  constructor(
    private readonly users: UsersService,
    private readonly attempts: SignInAttempts,
    private readonly refused: RefusedSignIns,
  ) {}

  /** The account of who is signed in to the panel, or to the shop. */
  async account({ staff, actor }: RequestContext, audience: SessionAudience = 'staff'): Promise<User> {
    const id = audience === 'staff' ? staff?.id : actor.kind === 'customer' && actor.id;
    const user = id ? await this.users.find(id) : null;
    if (!user) throw signInRequired();
    return user;
  }

  /** @throws RATE_LIMITED, PASSWORD_WRONG */
  async password(user: User, password: string, context: RequestContext): Promise<void> {
    const attempt = await this.attempts.count(user.emailKey, context);
    if (!(await this.users.verifies(user, password))) {
      this.record('password-refused', user, context);
      throw passwordWrong();
    }
    await this.attempts.wasRight(attempt, context);
  }

  /**
   * Does the work that a code allows. The work itself verifies the code, because in the same transaction it uses it up.
   *
   * @throws RATE_LIMITED, and what the work throws: SECOND_FACTOR_WRONG and RECOVERY_CODE_WRONG are recorded
   */
  async code<Result>(user: User, context: RequestContext, work: () => Promise<Result>): Promise<Result> {
    const attempt = await this.attempts.count(user.emailKey, context, CODES);
    try {
      const result = await work();
      await this.attempts.wasRight(attempt, context);
      return result;
    } catch (error) {
      const isRefused = error instanceof Refusal && CODE_REFUSALS.has(error.code);
      if (isRefused) this.record('second-factor-refused', user, context);
      throw error;
    }
  }

  private record(
    what: 'password-refused' | 'second-factor-refused',
    user: User,
    { staff, requestId }: RequestContext,
  ): void {
    const isOwn = staff?.id === user.id;
    const actor = isOwn ? ({ kind: 'staff', id: user.id } as const) : undefined;
    this.refused.record({ account: user.emailKey, what, requestId, actor });
  }
}
