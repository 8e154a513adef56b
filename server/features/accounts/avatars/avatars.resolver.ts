import { Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CustomersOnly, Public } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Customer } from '../users/customer.type.js';
import { UsersService } from '../users/users.service.js';
import { Avatars } from './avatars.service.js';

@Public()
@Resolver(() => Customer)
export class AvatarsResolver {
  constructor(
    private readonly avatars: Avatars,
    private readonly users: UsersService,
  ) {}

  @ResolveField(() => Id, {
    nullable: true,
    description: 'The picture that stands for the customer, at /profil-resmi; null without one.',
  })
  avatarId(@Parent() { id }: Customer): Promise<string | null> {
    return this.avatars.idOf(id);
  }

  @CustomersOnly()
  @Mutation(() => Customer, {
    nullable: true,
    description: 'Removes the picture of the signed-in customer.',
  })
  async removeAvatar(@CurrentContext() { actor }: RequestContext): Promise<Customer | null> {
    const userId = actor.id ?? '';
    await this.avatars.remove(userId);
    const user = await this.users.find(userId);
    return user && Customer.of(user);
  }
}
