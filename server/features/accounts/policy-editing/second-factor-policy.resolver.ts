import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { HistoryArgs, RecordChangeType } from '../../../kernel/records/record-change.type.js';
import { SecondFactorPolicyService } from '../second-factor-policy/second-factor-policy.service.js';
import { PolicyEditing } from './policy-editing.service.js';
import { UpdateSecondFactorPolicyInput } from './second-factor-policy.input.js';
import { SecondFactorPolicyType } from './second-factor-policy.type.js';

@StaffOnly('settings')
@Resolver()
export class SecondFactorPolicyResolver {
  constructor(
    private readonly policy: SecondFactorPolicyService,
    private readonly editing: PolicyEditing,
  ) {}

  @Query(() => SecondFactorPolicyType, { description: 'Which staff must have a second factor.' })
  async secondFactorPolicy(): Promise<SecondFactorPolicyType> {
    return SecondFactorPolicyType.of(await this.policy.current());
  }

  @Query(() => [RecordChangeType], { description: 'Who changed what of the policy, newest first.' })
  async secondFactorPolicyHistory(@Args() slice: HistoryArgs): Promise<RecordChangeType[]> {
    return (await this.policy.history(slice)).map((change) => RecordChangeType.of(change));
  }

  @Mutation(() => SecondFactorPolicyType, {
    description: 'Changes which staff must have a second factor; everybody who may change it gets a mail.',
  })
  async updateSecondFactorPolicy(
    @Args('input', { description: 'The policy as it is to become, and the proof of who changes it.' })
    input: UpdateSecondFactorPolicyInput,
    @CurrentContext() context: RequestContext,
  ): Promise<SecondFactorPolicyType> {
    return SecondFactorPolicyType.of(await this.editing.update(input, context));
  }
}
