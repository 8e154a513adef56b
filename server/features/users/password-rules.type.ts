import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'What a new password must be like, and where it opens.' })
export class PasswordRules {
  @Field(() => Int, { description: 'Characters at least.' })
  minLength: number;

  @Field(() => Boolean, { description: 'Whether it opens the panel, not an account of the shop.' })
  isForStaff: boolean;
}
