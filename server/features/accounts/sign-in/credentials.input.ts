import { Field, InputType } from '@nestjs/graphql';
import { IsString } from 'class-validator';

@InputType({ description: 'A new password, and the link that allows it.' })
export class ResetPasswordInput {
  @IsString()
  @Field(() => String, { description: 'Last segment of the URL in the mail.' })
  token: string;

  @IsString()
  @Field(() => String, { description: 'At least six characters, twelve for staff.' })
  password: string;

  @IsString()
  @Field(() => String, { description: 'The same password again.' })
  passwordConfirmation: string;
}
