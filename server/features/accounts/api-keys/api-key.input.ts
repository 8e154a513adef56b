import { Field, InputType } from '@nestjs/graphql';
import {
  ArrayMinSize,
  ArrayUnique,
  IsDate,
  IsEnum,
  IsOptional,
  IsString,
  Length,
  MinDate,
} from 'class-validator';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import type { Permission } from '../../../kernel/actor/actor.js';
import { PermissionEnum } from '../../../kernel/actor/permission.enum.js';
import { IsOneLine, Trimmed } from '../../../kernel/input/typed-text.js';
import { ProofCode } from '../second-factor/proof-code.input.js';

const MAX_NAME = 100;

@InputType({ description: 'A key to create.' })
export class CreateApiKeyInput {
  @Trimmed()
  @IsOneLine()
  @Length(1, MAX_NAME)
  @Field(() => String, { description: 'Name for staff.' })
  name: string;

  @ArrayMinSize(1)
  @ArrayUnique()
  @IsEnum(PermissionEnum, { each: true })
  @Field(() => [PermissionEnum], {
    description:
      'Permissions of the program; never more than those of the staff member who creates the key, also later.',
  })
  permissions: Permission[];

  @IsOptional()
  @IsDate()
  @MinDate(() => new Date())
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the key expires; without it the key works until it is revoked.',
  })
  expiresAt?: Date | null;

  @IsString()
  @Field(() => String, { description: 'The password of the person who creates it.' })
  password: string;

  @ProofCode()
  code?: string | null;
}
