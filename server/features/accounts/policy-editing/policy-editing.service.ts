import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import type { SecondFactorPolicy } from '../second-factor-policy/second-factor-policy.entity.js';
import { SecondFactorPolicyService } from '../second-factor-policy/second-factor-policy.service.js';
import { FullProof } from '../second-factor/full-proof.js';
import { UsersService } from '../users/users.service.js';
import { secondFactorPolicyChanged } from './second-factor-policy.facts.js';
import type { UpdateSecondFactorPolicyInput } from './second-factor-policy.input.js';

/** Staff change who must have a second factor, and when panel sessions end. */
@Injectable()
export class PolicyEditing {
  constructor(
    private readonly policy: SecondFactorPolicyService,
    private readonly proof: FullProof,
    private readonly users: UsersService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Asks for the person's own proof, because a stolen session must not relax what would have stopped it, and mails everybody
   * who may change the policy when it did change.
   *
   * @throws RATE_LIMITED, PASSWORD_WRONG, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG, VERSION_CONFLICT
   */
  async update(
    { password, code = null, permissions, sessionDays, ...save }: UpdateSecondFactorPolicyInput,
    context: RequestContext,
  ): Promise<SecondFactorPolicy> {
    const saved = await this.proof.prove({ password, code }, context, async (transaction, cause) => {
      const changed = { ...save, permissions: permissions ?? [], sessionDays: sessionDays ?? undefined };
      const policy = await this.policy.update(transaction, changed, cause);
      if (policy.version === save.expectedVersion) return policy;
      for (const { id } of await this.users.holdersOf(transaction, 'settings')) {
        await this.outbox.record(transaction, secondFactorPolicyChanged(id, policy.version));
      }
      return policy;
    });
    this.outbox.notifyWorkers();
    return saved;
  }
}
