import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { UpdateSecondFactorPolicyInput } from './second-factor-policy.input.js';
import { SecondFactorPolicyService } from './second-factor-policy.service.js';
import { SecondFactorPolicyType } from './second-factor-policy.type.js';

@StaffOnly('settings')
@Resolver()
export class SecondFactorPolicyResolver {
  constructor(private readonly policy: SecondFactorPolicyService) {}

  @Query(() => SecondFactorPolicyType, { description: 'Which staff must have a second factor.' })
  async secondFactorPolicy(): Promise<SecondFactorPolicyType> {
    return SecondFactorPolicyType.of(await this.policy.current());
  }

  @Mutation(() => SecondFactorPolicyType, { description: 'Changes which staff must have a second factor.' })
  async updateSecondFactorPolicy(
    @Args('input', { description: 'The policy as it is to become.' }) input: UpdateSecondFactorPolicyInput,
    @CurrentCause() cause: Cause,
  ): Promise<SecondFactorPolicyType> {
    const { permissions, ...save } = input;
    return SecondFactorPolicyType.of(
      await this.policy.update({ ...save, permissions: permissions ?? [] }, cause),
    );
  }
}
