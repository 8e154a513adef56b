import { Field, ObjectType } from '@nestjs/graphql';
import type { SessionAudience } from '../../../kernel/actor/request-context.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';

export const SessionAudienceEnum = registerValueEnum<SessionAudience>({
  name: 'SessionAudience',
  description: 'Where an account signs in.',
  values: { customer: 'The shop.', staff: 'The panel.' },
});

@ObjectType({ description: 'An account to try the shop with; exists only in a demo.' })
export class DemoAccount {
  @Field(() => SessionAudienceEnum, { description: 'Where to sign in.' })
  audience: SessionAudience;

  @Field(() => String, { nullable: true, description: 'User name to sign in to the panel with.' })
  username: string | null;

  @Field(() => String, { description: 'E-mail address to sign in with.' })
  email: string;

  @Field(() => String, { description: 'Password, different in every installation.' })
  password: string;
}
