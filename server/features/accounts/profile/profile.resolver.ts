import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CustomersOnly, Public } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { AccountLinks } from '../account-links/account-links.js';
import { Customer } from '../users/customer.type.js';
import { EmailChangeService } from './email-change.service.js';
import { ChangeEmailInput, UpdateUserInput } from './profile.input.js';
import { ProfileService } from './profile.service.js';

/** The own profile of a customer. */
@Public()
@Resolver(() => Customer)
export class ProfileResolver {
  constructor(
    private readonly profile: ProfileService,
    private readonly emails: EmailChangeService,
    private readonly links: AccountLinks,
  ) {}

  @Query(() => Customer, { nullable: true, description: 'The signed-in customer; null for a guest.' })
  async me(@CurrentContext() context: RequestContext): Promise<Customer | null> {
    const user = await this.profile.find(context);
    return user && Customer.of(user);
  }

  @ResolveField(() => String, {
    nullable: true,
    description:
      'Address that is to take the place of the present one once its owner follows the link of a mail.',
  })
  pendingEmail(@Parent() { id }: Customer): Promise<string | null> {
    return this.links.pendingEmail(id);
  }

  @CustomersOnly()
  @Mutation(() => Customer, {
    description: 'Changes the profile of the signed-in customer; changes of other fields since are kept.',
  })
  async updateUser(
    @Args('input', { description: 'The fields to change.' }) input: UpdateUserInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Customer> {
    return Customer.of(await this.profile.update(input, context));
  }

  @CustomersOnly()
  @Mutation(() => Boolean, {
    description:
      'Sends the link that proves a new e-mail address, to that address; the present one is notified.',
  })
  async requestEmailChange(
    @Args('input', { description: 'The new address.' }) input: ChangeEmailInput,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.emails.request(input, context);
    return true;
  }

  @CustomersOnly()
  @Mutation(() => Boolean, { description: 'Makes the link to a new e-mail address invalid.' })
  async cancelEmailChange(@CurrentContext() context: RequestContext): Promise<boolean> {
    await this.emails.cancel(context);
    return true;
  }
}
