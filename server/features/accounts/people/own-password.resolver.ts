import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CustomersOnly, StaffThemselves } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { ChangePasswordInput, ChangeStaffPasswordInput } from './own-password.input.js';
import { OwnPasswordService } from './own-password.service.js';

@StaffThemselves()
@Resolver()
export class StaffPasswordResolver {
  constructor(private readonly passwords: OwnPasswordService) {}

  @Mutation(() => Boolean, { description: 'Changes the own password and ends the other sessions.' })
  async changeStaffPassword(
    @Args('input', { description: 'The old and the new password.' }) input: ChangeStaffPasswordInput,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.passwords.change(input, 'staff', context);
    return true;
  }
}

@CustomersOnly()
@Resolver()
export class CustomerPasswordResolver {
  constructor(private readonly passwords: OwnPasswordService) {}

  @Mutation(() => Boolean, {
    description: 'Changes the password of the signed-in customer and ends their other sessions.',
  })
  async changePassword(
    @Args('input', { description: 'The old and the new password.' }) input: ChangePasswordInput,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.passwords.change(input, 'customer', context);
    return true;
  }
}
