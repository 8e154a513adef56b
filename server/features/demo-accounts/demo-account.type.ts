import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'An account to try the shop with; only a demo has any.' })
export class DemoAccount {
  @Field(() => String, { description: 'Where it signs in: `customer` or `staff`.' })
  audience: string;

  @Field(() => String, { description: 'What it signs in with.' })
  email: string;

  @Field(() => String, { description: 'Its password, different in every installation.' })
  password: string;
}
