import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { StaffThemselves } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { ChangeStaffPasswordInput } from './staff-password.input.js';
import { StaffPasswordService } from './staff-password.service.js';

@StaffThemselves()
@Resolver()
export class StaffPasswordResolver {
  constructor(private readonly passwords: StaffPasswordService) {}

  @Mutation(() => Boolean, { description: 'Changes the own password and ends the other sessions.' })
  async changeStaffPassword(
    @Args('input', { description: 'The old and the new password.' }) input: ChangeStaffPasswordInput,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.passwords.change(input, context);
    return true;
  }
}
