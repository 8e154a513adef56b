import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { SettingsService } from '../../settings/index.js';
import { OwnProof } from '../attempts/own-proof.js';
import { recoveryCodesRenewed, secondFactorRemoved, secondFactorSetUp } from '../security/security.facts.js';
import { type SecurityChange, SecurityChanges } from '../security/security-changes.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorPolicyService } from '../second-factor-policy/second-factor-policy.service.js';
import type { BeginSecondFactorInput, SecondFactorProofInput } from './second-factor.input.js';
import {
  secondFactorActive,
  secondFactorMandatory,
  secondFactorNotActive,
} from './second-factor.refusals.js';
import type { SecondFactorSetup } from './second-factor.type.js';
import { SecondFactors } from './second-factors.js';
import { generateSecret, setupUri } from './totp.js';

/** Staff set up, replace and remove their own second factor. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly factors: SecondFactors,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly policy: SecondFactorPolicyService,
    private readonly proof: OwnProof,
    private readonly changes: SecurityChanges,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Makes a secret for an authenticator app. Nothing changes until it is confirmed; an active app stays until then. A stolen
   * session can neither set one up, which would lock the owner out, nor replace it.
   *
   * @throws RATE_LIMITED, PASSWORD_WRONG, SECOND_FACTOR_ACTIVE, SECOND_FACTOR_NOT_ACTIVE, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG
   */
  async begin(
    { password, code }: BeginSecondFactorInput,
    context: RequestContext,
  ): Promise<SecondFactorSetup> {
    const user = await this.proof.account(context);
    await this.proof.password(user, password, context);
    const secret = generateSecret();
    if (typeof code === 'string') await this.proposeAnother({ user, code, secret }, context);
    else await this.proposeFirst(user, secret);
    const { siteName: issuer } = await this.settings.current();
    return { secret, uri: setupUri(secret, { issuer, label: user.username ?? user.email }) };
  }

  /**
   * Makes the app active whose code is given, and ends the other sessions.
   *
   * @returns new recovery codes, which are never shown again
   * @throws RATE_LIMITED, SECOND_FACTOR_NOT_BEGUN, SECOND_FACTOR_WRONG
   */
  async confirm(code: string, context: RequestContext): Promise<string[]> {
    const user = await this.proof.account(context);
    const isReplaced = await this.factors.isActive(user.id);
    const what = isReplaced ? 'second-factor-replaced' : 'second-factor-set-up';
    const change = changeOf(user, { what, fact: secondFactorSetUp }, context);
    return this.proof.code(user, context, () =>
      this.changes.make(change, async (transaction) => {
        await this.factors.confirm(transaction, user.id, code);
        return this.recoveryCodes.replace(transaction, user.id);
      }),
    );
  }

  /** @throws RATE_LIMITED, SECOND_FACTOR_NOT_ACTIVE, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG */
  async renewRecoveryCodes(code: string, context: RequestContext): Promise<string[]> {
    const user = await this.proof.account(context);
    const change = changeOf(user, { what: 'recovery-codes-renewed', fact: recoveryCodesRenewed }, context);
    return this.proof.code(user, context, () =>
      this.changes.make(change, async (transaction) => {
        await this.factors.accept(transaction, { userId: user.id, code, cause: change.cause });
        return this.recoveryCodes.replace(transaction, user.id);
      }),
    );
  }

  /**
   * @throws SECOND_FACTOR_MANDATORY, SECOND_FACTOR_NOT_ACTIVE, RATE_LIMITED, PASSWORD_WRONG, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG
   */
  async remove({ password, code }: SecondFactorProofInput, context: RequestContext): Promise<void> {
    const user = await this.proof.account(context);
    if (!(await this.factors.isActive(user.id))) throw secondFactorNotActive();
    if (await this.policy.requires(user.granted)) throw secondFactorMandatory();
    await this.proof.password(user, password, context);
    const change = changeOf(user, { what: 'second-factor-removed', fact: secondFactorRemoved }, context);
    await this.proof.code(user, context, () =>
      this.changes.make(change, async (transaction) => {
        await this.factors.accept(transaction, { userId: user.id, code, cause: change.cause });
        await this.factors.remove(transaction, user.id);
      }),
    );
  }

  /**
   * Removes the second factor of staff who lost it, and ends all their sessions.
   *
   * @param login user name or e-mail address
   * @throws NOT_FOUND, SECOND_FACTOR_NOT_ACTIVE
   */
  async removeForOwner(login: string, cause: Cause): Promise<void> {
    const user = await this.users.findByLogin(login);
    if (!user?.isStaff) throw notFound();
    const change = { userId: user.id, cause, what: 'second-factor-removed', fact: secondFactorRemoved };
    await this.changes.make(change, (transaction) => this.factors.remove(transaction, user.id));
  }

  private proposeFirst(user: User, secret: string): Promise<void> {
    return this.dataSource.transaction(async (transaction) => {
      if (await this.factors.isActiveFor(transaction, user.id)) throw secondFactorActive();
      await this.factors.propose(transaction, user.id, secret);
    });
  }

  private async proposeAnother(
    { user, code, secret }: { user: User; code: string; secret: string },
    context: RequestContext,
  ): Promise<void> {
    await this.proof.code(user, context, () =>
      this.dataSource.transaction(async (transaction) => {
        const cause = causeOf(user, context);
        await this.factors.accept(transaction, { userId: user.id, code, cause });
        await this.factors.propose(transaction, user.id, secret);
      }),
    );
  }
}

function causeOf({ id }: User, { requestId }: RequestContext): Cause {
  return { actor: { kind: 'staff', id }, requestId };
}

function changeOf(
  user: User,
  { what, fact }: Pick<SecurityChange, 'what' | 'fact'>,
  context: RequestContext,
): SecurityChange {
  return { userId: user.id, what, fact, cause: causeOf(user, context), keeps: context };
}
