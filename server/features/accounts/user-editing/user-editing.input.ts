import { Field, InputType, Int } from '@nestjs/graphql';
import {
  ArrayUnique,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
  Min,
} from 'class-validator';
import type { Permission } from '../../../kernel/actor/actor.js';
import { PermissionEnum } from '../../../kernel/actor/permission.enum.js';
import { IsReachableEmail } from '../../../kernel/input/contact.js';
import { IsOneLine, Trimmed } from '../../../kernel/input/typed-text.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { type AccountRole, AccountRoleEnum } from '../directory/user-account.type.js';
import { ProofCode } from '../second-factor/proof-code.input.js';

const MAX_NAME = 200;
const MAX_EMAIL = 300;

@InputType({ isAbstract: true })
abstract class ProvenInput {
  @IsOptional()
  @IsString()
  @Field(() => String, {
    nullable: true,
    description:
      'The password of the person who changes it: PROOF_REQUIRED without one where role, permissions or e-mail address change.',
  })
  password?: string | null;

  @ProofCode()
  code?: string | null;
}

@InputType({ description: 'An account to open. Its owner chooses the password by the link of a mail.' })
export class CreateUserAccountInput extends ProvenInput {
  @Trimmed()
  @IsOneLine()
  @Length(1, MAX_NAME)
  @Field(() => String, { description: 'First and last name, at most 200 characters.' })
  name: string;

  @IsReachableEmail()
  @MaxLength(MAX_EMAIL)
  @Field(() => String, { description: 'Where the invitation is mailed; EMAIL_TAKEN when it has an account.' })
  email: string;

  @IsEnum(AccountRoleEnum)
  @Field(() => AccountRoleEnum, { defaultValue: 'customer', description: 'Where the owner signs in.' })
  role: AccountRole;

  @ArrayUnique()
  @IsEnum(PermissionEnum, { each: true })
  @Field(() => [PermissionEnum], {
    defaultValue: [],
    description: 'Of an admin: never more than the member of staff who gives them has.',
  })
  permissions: Permission[];

  @IsBoolean()
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'False: the invitation is mailed when it becomes active.',
  })
  isActive: boolean;
}

@InputType({ description: 'A change of an account; fields that are left out stay as they are.' })
export class UpdateUserAccountInput extends ProvenInput {
  @IsUUID()
  @Field(() => Id, { description: 'The account.' })
  id: string;

  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description: 'Version that was read; VERSION_CONFLICT when a field of the change has changed since.',
  })
  expectedVersion: number;

  @IsOptional()
  @Trimmed()
  @IsOneLine()
  @Length(1, MAX_NAME)
  @Field(() => String, { nullable: true, description: 'First and last name, at most 200 characters.' })
  name?: string | null;

  @IsOptional()
  @IsReachableEmail()
  @MaxLength(MAX_EMAIL)
  @Field(() => String, {
    nullable: true,
    description: 'Another address, which its owner has to verify; the one before gets a notice.',
  })
  email?: string | null;

  @IsOptional()
  @IsEnum(AccountRoleEnum)
  @Field(() => AccountRoleEnum, {
    nullable: true,
    description: 'Another role ends the password, the sessions and the keys of the account.',
  })
  role?: AccountRole | null;

  @IsOptional()
  @ArrayUnique()
  @IsEnum(PermissionEnum, { each: true })
  @Field(() => [PermissionEnum], {
    nullable: true,
    description: 'Of an admin: never more than the member of staff who gives them has.',
  })
  permissions?: Permission[] | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description: 'False ends sessions, open windows and API keys at once, on every process.',
  })
  isActive?: boolean | null;
}
