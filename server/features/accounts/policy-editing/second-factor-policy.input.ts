import { Field, InputType, Int } from '@nestjs/graphql';
import {
  ArrayMinSize,
  ArrayUnique,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import type { Permission } from '../../../kernel/actor/actor.js';
import { PermissionEnum } from '../../../kernel/actor/permission.enum.js';
import { type SecondFactorScope, SESSION_DAYS } from '../second-factor-policy/second-factor-policy.entity.js';
import { SecondFactorScopeEnum } from './second-factor-policy.type.js';
import { ProofCode } from '../second-factor/proof-code.input.js';

@InputType({
  description:
    'A new policy. Sessions that are open ask for no second factor until they end, which they do after the new number of days.',
})
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

  @IsOptional()
  @IsInt()
  @Min(SESSION_DAYS.least)
  @Max(SESSION_DAYS.most)
  @Field(() => Int, {
    nullable: true,
    description:
      'Days after the sign-in at which a panel session ends, whatever is done in it: 1 to 365. Left out, it stays as it is.',
  })
  sessionDays?: number | null;

  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description: 'Version of the policy that was read; VERSION_CONFLICT when it has changed since.',
  })
  expectedVersion: number;

  @IsString()
  @Field(() => String, { description: 'The password of the person who changes it.' })
  password: string;

  @ProofCode()
  code?: string | null;
}
