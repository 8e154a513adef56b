import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor/actor.js';
import { UsersService } from '../users/users.service.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorPolicyService } from '../second-factor-policy/second-factor-policy.service.js';
import type { SecondFactorStatus } from './second-factor.type.js';
import { SecondFactors } from './second-factors.js';

/** Who has a second factor, and who must. */
@Injectable()
export class Enrolment {
  constructor(
    private readonly users: UsersService,
    private readonly factors: SecondFactors,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly policy: SecondFactorPolicyService,
  ) {}

  /** Whether staff must have a second factor and have none. */
  async isMissing({ id, permissions }: Pick<Actor, 'id' | 'permissions'>): Promise<boolean> {
    return (await this.policy.requires(permissions)) && !(await this.factors.isActive(id ?? ''));
  }

  async statusOf(userId: string): Promise<SecondFactorStatus> {
    const user = await this.users.find(userId);
    const isRequired = await this.policy.requires(user?.granted ?? []);
    const isActive = await this.factors.isActive(userId);
    const recoveryCodesLeft = await this.recoveryCodes.left(userId);
    return { isActive, isRequired, mustEnrol: isRequired && !isActive, recoveryCodesLeft };
  }
}
