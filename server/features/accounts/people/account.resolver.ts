import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { CustomersOnly, Public } from '../../../kernel/actor/audience.js';
import { Customer } from '../users/customer.type.js';
import { RegisterInput, UpdateUserInput } from './account.input.js';
import { ProfileService } from './profile.service.js';
import { RegistrationService } from './registration.service.js';

@Public()
@Resolver()
export class AccountResolver {
  constructor(
    private readonly registration: RegistrationService,
    private readonly profile: ProfileService,
  ) {}

  @Query(() => Customer, { nullable: true, description: 'The signed-in customer; null for a guest.' })
  async me(@CurrentContext() context: RequestContext): Promise<Customer | null> {
    const user = await this.profile.find(context);
    return user && Customer.of(user);
  }

  @Mutation(() => Customer, { description: 'Creates an account and signs in to it.' })
  async register(
    @Args('input', { description: 'The new customer.' }) input: RegisterInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Customer> {
    return Customer.of(await this.registration.register(input, context));
  }

  @CustomersOnly()
  @Mutation(() => Customer, { description: 'Changes the profile of the signed-in customer.' })
  async updateUser(
    @Args('input', { description: 'The fields to change.' }) input: UpdateUserInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Customer> {
    return Customer.of(await this.profile.update(input, context));
  }
}
