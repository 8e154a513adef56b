import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { isUUID } from 'class-validator';
import { BackOfficeOnly, StaffOnly } from '../../../kernel/actor/audience.js';
import type { AuthenticatedCause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { AuditReader } from '../../../kernel/audit-log/audit-reader.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import { Consent, ConsentLedger } from '../../consents/index.js';
import { AddressesService } from '../addresses/addresses.service.js';
import { Avatars } from '../avatars/avatars.service.js';
import { CustomerAddressType } from '../addresses/address.type.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersService } from '../users/users.service.js';
import { UserAccountList, UserAccountType } from './user-account.type.js';
import { AdminUsersArgs, UserNeighborsArgs } from './user-list.input.js';
import { UserListQueries } from './user-list.queries.js';
import { AddUserNoteInput, UserEntriesArgs } from './user-record.input.js';
import { UserNotes } from './user-notes.service.js';
import { UserAccountEntry, UserNoteType, UserSession } from './user-record.type.js';

const RECORD_COST = 20;

/** Accounts as staff and back-office programs read them. */
@BackOfficeOnly('users')
@Resolver(() => UserAccountType)
export class UserDirectoryAdminResolver {
  constructor(
    private readonly listed: UserListQueries,
    private readonly users: UsersService,
    private readonly sessionsOf: SessionsService,
    private readonly addressesOf: AddressesService,
    private readonly avatars: Avatars,
    private readonly consentsOf: ConsentLedger,
    private readonly notesOf: UserNotes,
    private readonly audit: AuditReader,
  ) {}

  @Query(() => UserAccountList, { description: 'All accounts, page by page.' })
  async adminUsers(@Args() args: AdminUsersArgs): Promise<UserAccountList> {
    const page = await this.listed.page(args);
    return { ...page, items: page.items.map((user) => UserAccountType.of(user)) };
  }

  @Query(() => ListNeighbors, {
    description: 'The accounts before and after one in a list; both null for an unknown one.',
  })
  adminUserNeighbors(@Args() args: UserNeighborsArgs): Promise<ListNeighbors> {
    return this.listed.neighbors(args);
  }

  @Query(() => UserAccountType, { nullable: true, description: 'An account; null when unknown.' })
  async adminUser(
    @Args('id', { type: () => Id, description: 'The account.' }) id: string,
  ): Promise<UserAccountType | null> {
    const user = isUUID(id) ? await this.users.find(id) : null;
    return user && UserAccountType.of(user);
  }

  @ResolveField(() => Id, {
    nullable: true,
    description: 'The picture of a customer, at /admin/profil-resmi/; null without one.',
  })
  avatarId(@Parent() { id }: UserAccountType): Promise<string | null> {
    return this.avatars.idOf(id);
  }

  @ResolveField(() => [UserAccountType], {
    complexity: RECORD_COST,
    description: 'Others with the same tax number, at most 50; those who joined first come first.',
  })
  async colleagues(@Parent() user: UserAccountType): Promise<UserAccountType[]> {
    return (await this.listed.colleaguesOf(user)).map((colleague) => UserAccountType.of(colleague));
  }

  @ResolveField(() => [UserSession], {
    complexity: RECORD_COST,
    description: 'Where the owner is signed in, most recently used first.',
  })
  async sessions(@Parent() { id }: UserAccountType): Promise<UserSession[]> {
    return (await this.sessionsOf.allOf(id)).map((session) => UserSession.of(session));
  }

  @ResolveField(() => [CustomerAddressType], {
    complexity: RECORD_COST,
    description: 'Addresses that the customer keeps, defaults first.',
  })
  async addresses(@Parent() { id }: UserAccountType): Promise<CustomerAddressType[]> {
    return (await this.addressesOf.list(id)).map((address) => CustomerAddressType.of(address));
  }

  @ResolveField(() => [Consent], {
    complexity: RECORD_COST,
    description: 'The last choice for each channel and purpose of commercial messages.',
  })
  consents(@Parent() { id }: UserAccountType): Promise<Consent[]> {
    return this.consentsOf.of(id);
  }

  @ResolveField(() => [UserNoteType], {
    complexity: RECORD_COST,
    description: 'The last hundred notes of staff, newest first, withdrawn ones too.',
  })
  async notes(@Parent() { id }: UserAccountType): Promise<UserNoteType[]> {
    return (await this.notesOf.of(id)).map((note) => UserNoteType.of(note));
  }

  @ResolveField(() => [UserAccountEntry], {
    complexity: RECORD_COST,
    description: 'What the audit log says of the account, newest first.',
  })
  async entries(
    @Parent() { id }: UserAccountType,
    @Args() { before, take }: UserEntriesArgs,
  ): Promise<UserAccountEntry[]> {
    const page = { before: before ? Number(before) : null, limit: take };
    return (await this.audit.entriesOf(`user ${id}`, page)).map((entry) => UserAccountEntry.of(entry));
  }

  @StaffOnly('users')
  @Mutation(() => UserNoteType, { description: 'Writes a note about somebody, which staff alone see.' })
  async addUserNote(
    @Args('input', { description: 'Whom it is about, and the text.' }) input: AddUserNoteInput,
    @CurrentCause() cause: AuthenticatedCause,
  ): Promise<UserNoteType> {
    return UserNoteType.of(await this.notesOf.add(input, cause));
  }

  @StaffOnly('users')
  @Mutation(() => UserNoteType, {
    description: 'Withdraws a note; that it was there, and who withdrew it, stays.',
  })
  async withdrawUserNote(
    @Args('id', { type: () => Id, description: 'The note.' }) id: string,
    @CurrentCause() cause: AuthenticatedCause,
  ): Promise<UserNoteType> {
    return UserNoteType.of(await this.notesOf.withdraw(id, cause));
  }
}
