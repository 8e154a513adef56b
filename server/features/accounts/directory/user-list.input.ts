import { ArgsType, Field, InputType, OmitType } from '@nestjs/graphql';
import { IsBoolean, IsDate, IsEnum, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { ListArgs } from '../../../kernel/listing/list.args.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { type AccountRole, AccountRoleEnum } from './user-account.type.js';

const MAX_SEARCH = 100;

export type UserSort = 'newest' | 'oldest' | 'name';

const UserSortEnum = registerValueEnum<UserSort>({
  name: 'UserSort',
  description: 'Order of a list of accounts.',
  values: {
    newest: 'Opened last comes first.',
    oldest: 'Opened first comes first.',
    name: 'By name, in the order of the Turkish alphabet.',
  },
});

@InputType({ description: 'Conditions on the list of all accounts; an account has to meet all of them.' })
export class AdminUserFilter {
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SEARCH)
  @Field(() => String, {
    nullable: true,
    description:
      'Words; each is part of the name, e-mail address, user name, phone number, company or tax number. Case, Turkish letters and punctuation make no difference.',
  })
  text?: string | null;

  @IsOptional()
  @IsEnum(AccountRoleEnum)
  @Field(() => AccountRoleEnum, { nullable: true, description: 'Customers, or staff.' })
  role?: AccountRole | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true, description: 'Whether the owner may sign in.' })
  isActive?: boolean | null;

  @IsOptional()
  @IsDate()
  @Field(() => DateTime, { nullable: true, description: 'Opened at this time or later.' })
  createdFrom?: Date | null;

  @IsOptional()
  @IsDate()
  @Field(() => DateTime, { nullable: true, description: 'Opened before this time.' })
  createdBefore?: Date | null;
}

@ArgsType()
export class AdminUsersArgs extends ListArgs(AdminUserFilter, UserSortEnum, {
  defaultSort: 'newest',
  defaultTake: 25,
}) {}

@ArgsType()
export class UserNeighborsArgs extends OmitType(AdminUsersArgs, ['skip', 'take'], ArgsType) {
  @IsUUID()
  @Field(() => Id, { description: 'The account that is shown.' })
  id: string;
}
