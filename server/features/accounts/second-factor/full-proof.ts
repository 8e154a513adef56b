import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { passwordWrong } from '../attempts/attempts.refusals.js';
import { OwnProof } from '../attempts/own-proof.js';
import { UsersService } from '../users/users.service.js';
import { SecondFactors } from './second-factors.js';

interface TypedProof {
  password: string;
  /** Null or blank when none was typed. */
  code: string | null;
}

/** Asks staff once more for everything they sign in with: the password, and a code where they have an app. */
@Injectable()
export class FullProof {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly proof: OwnProof,
    private readonly factors: SecondFactors,
  ) {}

  /**
   * Does the work in the transaction that uses the code up: a code is left when the work is refused. A password that was
   * changed since it was verified is a wrong one.
   *
   * @param first takes the locks that come before the row of who is asked
   * @throws RATE_LIMITED, PASSWORD_WRONG, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG, and what the work throws
   */
  async prove<Result>(
    { password, code: typed }: TypedProof,
    context: RequestContext,
    work: (transaction: EntityManager, cause: Cause) => Promise<Result>,
    first?: (transaction: EntityManager) => Promise<void>,
  ): Promise<Result> {
    const user = await this.proof.account(context);
    await this.proof.password(user, password, context);
    const cause = { actor: { kind: 'staff', id: user.id }, requestId: context.requestId } as const;
    const code = typed?.trim() ? typed : null;
    const attempt = () =>
      this.dataSource.transaction(async (transaction) => {
        await first?.(transaction);
        if (!(await this.users.isUnchanged(transaction, user))) throw passwordWrong();
        await this.factors.acceptWhereActive(transaction, { userId: user.id, code, cause });
        return work(transaction, cause);
      });
    return code === null ? attempt() : this.proof.code(user, context, attempt);
  }
}
