import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { Public } from '../../../kernel/actor/audience.js';
import { Customer } from '../users/customer.type.js';
import { RegisterInput } from './account.input.js';
import { RegistrationService } from './registration.service.js';

@Public()
@Resolver()
export class AccountResolver {
  constructor(private readonly registration: RegistrationService) {}

  @Mutation(() => Customer, { description: 'Creates an account and signs in to it.' })
  async register(
    @Args('input', { description: 'The new customer.' }) input: RegisterInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Customer> {
    return Customer.of(await this.registration.register(input, context));
  }
}
