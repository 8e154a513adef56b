import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import type { AuthenticatedCause } from '../../../kernel/actor/cause.js';
import { CurrentCause, CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { UserAccountType } from '../directory/user-account.type.js';
import { CreateUserAccountInput, UpdateUserAccountInput } from './user-editing.input.js';
import { UserEditing } from './user-editing.service.js';
import { UserSessions } from './user-sessions.service.js';

/** Accounts as staff open and change them: a program never does. */
@StaffOnly('users')
@Resolver()
export class UserEditingAdminResolver {
  constructor(
    private readonly editing: UserEditing,
    private readonly sessions: UserSessions,
  ) {}

  @Mutation(() => UserAccountType, {
    description: 'Opens an account; its owner chooses the password by a link that works for 24 hours.',
  })
  async createUserAccount(
    @Args('input', { description: 'The account, and the proof of who opens one with permissions.' })
    input: CreateUserAccountInput,
    @CurrentContext() context: RequestContext,
  ): Promise<UserAccountType> {
    return UserAccountType.of(await this.editing.create(input, context));
  }

  @Mutation(() => UserAccountType, { description: 'Changes an account.' })
  async updateUserAccount(
    @Args('input', { description: 'What changes, and the proof of who changes what the account may do.' })
    input: UpdateUserAccountInput,
    @CurrentContext() context: RequestContext,
  ): Promise<UserAccountType> {
    return UserAccountType.of(await this.editing.update(input, context));
  }

  @Mutation(() => UserAccountType, {
    description: 'Mails the link for the first password again; earlier links stop working.',
  })
  async inviteUser(
    @Args('id', { type: () => Id, description: 'The account.' }) id: string,
    @CurrentContext() context: RequestContext,
  ): Promise<UserAccountType> {
    return UserAccountType.of(await this.editing.invite(id, context));
  }

  @Mutation(() => UserAccountType, { description: 'Ends a session of somebody at once, on every process.' })
  async endUserSession(
    @Args('id', { type: () => Id, description: 'The session.' }) id: string,
    @CurrentCause() cause: AuthenticatedCause,
  ): Promise<UserAccountType> {
    return UserAccountType.of(await this.sessions.end(id, cause));
  }
}
