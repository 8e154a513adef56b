import { Field, InputType, Int } from '@nestjs/graphql';
import {
  ArrayMinSize,
  ArrayUnique,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  Min,
  ValidateIf,
} from 'class-validator';
import type { Permission } from '../../../kernel/actor/actor.js';
import { PermissionEnum } from '../../../kernel/actor/permission.enum.js';
import type { SecondFactorScope } from '../second-factor-policy/second-factor-policy.entity.js';
import { SecondFactorScopeEnum } from './second-factor-policy.type.js';

@InputType({ description: 'A new policy. Sessions that are open stay as they are until they end.' })
export class UpdateSecondFactorPolicyInput {
  @IsEnum(SecondFactorScopeEnum)
  @Field(() => SecondFactorScopeEnum, { description: 'Who must have a second factor.' })
  requiredFor: SecondFactorScope;

  @ValidateIf(({ requiredFor }: UpdateSecondFactorPolicyInput) => requiredFor === 'permission_holders')
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsEnum(PermissionEnum, { each: true })
  @Field(() => [PermissionEnum], {
    nullable: true,
    description: 'Permissions whose holders must have one; needed for `PERMISSION_HOLDERS` alone.',
  })
  permissions?: Permission[] | null;

  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description: 'Version of the policy that was read; VERSION_CONFLICT when it has changed since.',
  })
  expectedVersion: number;

  @IsString()
  @Field(() => String, { description: 'The password of the person who changes it.' })
  password: string;

  @IsOptional()
  @IsString()
  @Field(() => String, {
    nullable: true,
    description:
      'Six digits of their app, or a recovery code; SECOND_FACTOR_REQUIRED asks those for it who have one.',
  })
  code?: string | null;
}
