import { Field, InputType } from '@nestjs/graphql';
import { IsString } from 'class-validator';

@InputType({ description: 'A new password, and the link that allows it.' })
export class ResetPasswordInput {
  @IsString()
  @Field(() => String, { description: 'Last part of the address in the mail.' })
  token: string;

  @IsString()
  @Field(() => String, { description: 'Six characters at least, twelve for staff.' })
  password: string;

  @IsString()
  @Field(() => String, { description: 'The same once more.' })
  passwordConfirmation: string;
}
