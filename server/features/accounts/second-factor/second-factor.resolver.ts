import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { StaffThemselves } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { StaffMember } from '../users/staff-member.type.js';
import { Enrolment } from './enrolment.js';
import {
  BeginSecondFactorInput,
  ConfirmSecondFactorInput,
  RenewRecoveryCodesInput,
  SecondFactorProofInput,
} from './second-factor.input.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecondFactorSetup, SecondFactorStatus } from './second-factor.type.js';

@StaffThemselves()
@Resolver(() => StaffMember)
export class SecondFactorResolver {
  constructor(
    private readonly own: SecondFactorService,
    private readonly enrolment: Enrolment,
  ) {}

  @ResolveField(() => SecondFactorStatus, {
    description: 'Their second factor, and whether they must have one.',
  })
  secondFactor(@Parent() { id }: StaffMember): Promise<SecondFactorStatus> {
    return this.enrolment.statusOf(id);
  }

  @Mutation(() => SecondFactorSetup, {
    description: 'Makes the secret for an authenticator app; `confirmSecondFactor` makes it active.',
  })
  beginSecondFactor(
    @CurrentContext() context: RequestContext,
    @Args('input', {
      type: () => BeginSecondFactorInput,
      description: 'The password, and a code of an app that is active.',
    })
    input: BeginSecondFactorInput,
  ): Promise<SecondFactorSetup> {
    return this.own.begin(input, context);
  }

  @Mutation(() => [String], {
    description: 'Makes the app active, ends the other sessions, and returns ten recovery codes, this once.',
  })
  confirmSecondFactor(
    @Args('input', { description: 'A code of the app.' }) { code }: ConfirmSecondFactorInput,
    @CurrentContext() context: RequestContext,
  ): Promise<string[]> {
    return this.own.confirm(code, context);
  }

  @Mutation(() => [String], {
    description: 'Returns ten new recovery codes, this once; the earlier ones and other sessions end.',
  })
  renewRecoveryCodes(
    @Args('input', { description: 'A code of the second factor.' }) { code }: RenewRecoveryCodesInput,
    @CurrentContext() context: RequestContext,
  ): Promise<string[]> {
    return this.own.renewRecoveryCodes(code, context);
  }

  @Mutation(() => Boolean, { description: 'Removes the second factor and ends the other sessions.' })
  async removeSecondFactor(
    @Args('input', { description: 'Password and code.' }) input: SecondFactorProofInput,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.own.remove(input, context);
    return true;
  }
}
