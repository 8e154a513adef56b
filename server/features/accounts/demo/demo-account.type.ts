import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'An account to try the shop with; exists only in a demo.' })
export class DemoAccount {
  @Field(() => String, { description: 'Where to sign in: `customer` or `staff`.' })
  audience: string;

  @Field(() => String, { description: 'E-mail address to sign in with.' })
  email: string;

  @Field(() => String, { description: 'Password, different in every installation.' })
  password: string;
}
