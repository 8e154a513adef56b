import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentVisit, type Visit } from '../../kernel/actor/visit.js';
import { CustomersOnly, Public } from '../../kernel/audience/audience.js';
import { Customer } from '../users/index.js';
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

  @Query(() => Customer, { nullable: true, description: 'The signed-in customer; nothing for a guest.' })
  async me(@CurrentVisit() visit: Visit): Promise<Customer | null> {
    const user = await this.profile.find(visit);
    return user && Customer.of(user);
  }

  @Mutation(() => Customer, { description: 'Makes an account and signs in to it.' })
  async register(
    @Args('input', { description: 'Who registers.' }) input: RegisterInput,
    @CurrentVisit() visit: Visit,
  ): Promise<Customer> {
    return Customer.of(await this.registration.register(input, visit));
  }

  @CustomersOnly()
  @Mutation(() => Customer, { description: 'Changes what a customer says of himself.' })
  async updateUser(
    @Args('input', { description: 'What changes.' }) input: UpdateUserInput,
    @CurrentVisit() visit: Visit,
  ): Promise<Customer> {
    return Customer.of(await this.profile.update(input, visit));
  }
}
