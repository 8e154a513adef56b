import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Permission } from '../../../kernel/actor/actor.js';
import { PermissionEnum } from '../../../kernel/actor/permission.enum.js';
import { InvoicePartyType } from '../../../kernel/invoice-party/invoice-party.type.js';
import { invoicePartyOf } from '../../../kernel/invoice-party/invoice-party.js';
import { ListOf } from '../../../kernel/listing/list.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { CustomerTypeEnum } from '../users/customer.type.js';
import type { CustomerType, User } from '../users/user.entity.js';

/** What staff tell people apart by; an admin with `all` is a super admin. */
export type AccountRole = 'customer' | 'admin';

export const accountRoleOf = ({ isStaff }: Pick<User, 'isStaff'>): AccountRole =>
  isStaff ? 'admin' : 'customer';

export const AccountRoleEnum = registerValueEnum<AccountRole>({
  name: 'AccountRole',
  description: 'Where the owner of an account signs in.',
  values: { customer: 'In the shop.', admin: 'In the panel, with the permissions they were given.' },
});

@ObjectType('UserAccount', {
  description: 'The account of a customer or of a member of staff, as staff see it.',
})
export class UserAccountType extends InvoicePartyType {
  @Field(() => Id, { description: 'Permanent id.' })
  id: string;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => String, { description: 'Unique in any spelling.' })
  email: string;

  @Field(() => Boolean, { description: 'True once the owner has proved that the e-mail address is theirs.' })
  isVerified: boolean;

  @Field(() => String, { nullable: true, description: 'Signs staff in as the e-mail address does.' })
  username: string | null;

  @Field(() => AccountRoleEnum, { description: 'Where the owner signs in.' })
  role: AccountRole;

  @Field(() => [PermissionEnum], { description: 'None of a customer; `ALL` of a super admin.' })
  permissions: Permission[];

  @Field(() => Boolean, { description: 'False: nobody signs in, and no key of the owner works.' })
  isActive: boolean;

  @Field(() => Boolean, { description: 'False until the owner has chosen one by the link of a mail.' })
  hasPassword: boolean;

  @Field(() => CustomerTypeEnum, { description: 'Whether the customer buys privately or for a company.' })
  customerType: CustomerType;

  @Field(() => String, {
    nullable: true,
    description: 'A Turkish number as +90 and ten digits, another one as typed.',
  })
  phone: string | null;

  @Field(() => DateTime, { description: 'When the account was opened.' })
  createdAt: Date;

  @Field(() => Int, { description: 'Version of the profile; a change names the one it was made on.' })
  version: number;

  static of(user: User): UserAccountType {
    const { id, name, email, username, isActive, customerType, phone, createdAt, granted } = user;
    return Object.assign(new UserAccountType(), invoicePartyOf(user), {
      id,
      name,
      email,
      username,
      isActive,
      customerType,
      phone,
      createdAt,
      isVerified: user.emailVerifiedAt !== null,
      role: accountRoleOf(user),
      permissions: user.isStaff ? [...granted] : [],
      hasPassword: user.passwordHash !== null,
      version: user.profileVersion,
    });
  }
}

@ObjectType({ description: 'One page of the list of all accounts; they are counted up to 100,000.' })
export class UserAccountList extends ListOf(UserAccountType) {}
