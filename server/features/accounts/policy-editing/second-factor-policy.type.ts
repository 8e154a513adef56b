import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Permission } from '../../../kernel/actor/actor.js';
import { PermissionEnum } from '../../../kernel/actor/permission.enum.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import type {
  SecondFactorPolicy,
  SecondFactorScope,
} from '../second-factor-policy/second-factor-policy.entity.js';

export const SecondFactorScopeEnum = registerValueEnum<SecondFactorScope>({
  name: 'SecondFactorScope',
  description: 'Which staff must have a second factor.',
  values: {
    nobody: 'Each decides for themselves.',
    permission_holders: 'Those who have any of the listed permissions, and those who have all.',
    everybody: 'All staff.',
  },
});

@ObjectType('SecondFactorPolicy', { description: 'Which staff must have a second factor.' })
export class SecondFactorPolicyType {
  @Field(() => SecondFactorScopeEnum, { description: 'Who must have one.' })
  requiredFor: SecondFactorScope;

  @Field(() => [PermissionEnum], {
    description: 'Permissions whose holders must have one; empty unless it is for `PERMISSION_HOLDERS`.',
  })
  permissions: Permission[];

  @Field(() => Int, {
    description: 'Days after the sign-in at which a panel session ends, whatever is done in it.',
  })
  sessionDays: number;

  @Field(() => Int, { description: 'Version to name in an update.' })
  version: number;

  static of(policy: SecondFactorPolicy): SecondFactorPolicyType {
    const { requiredFor, permissions, sessionDays, version } = policy;
    return { requiredFor, permissions, sessionDays, version };
  }
}
