import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Rules for a new password.' })
export class PasswordRules {
  @Field(() => Int, { description: 'Minimum number of characters.' })
  minLength: number;

  @Field(() => Boolean, { description: 'True for the account of a staff member.' })
  isForStaff: boolean;

  @Field(() => Boolean, { description: 'True while the account has no password: nothing is replaced.' })
  isFirst: boolean;
}
