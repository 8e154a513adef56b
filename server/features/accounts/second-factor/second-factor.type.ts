import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({
  description: 'What an authenticator app needs; nothing asks for its codes until one is confirmed.',
})
export class SecondFactorSetup {
  @Field(() => String, { description: 'Base32, to be typed into the app.' })
  secret: string;

  @Field(() => String, { description: 'The same as an `otpauth:` address, for a QR code.' })
  uri: string;
}

@ObjectType({ description: 'The second factor of a member of staff.' })
export class SecondFactorStatus {
  @Field(() => Boolean, { description: 'Whether signing in asks for a code.' })
  isActive: boolean;

  @Field(() => Boolean, { description: 'Whether the policy of the shop demands one.' })
  isRequired: boolean;

  @Field(() => Boolean, {
    description:
      'One is demanded and there is none. A session from before keeps its permissions; one opened since has none until then.',
  })
  mustEnrol: boolean;

  @Field(() => Int, { description: 'How many recovery codes are unused.' })
  recoveryCodesLeft: number;
}
