import { Field, InputType } from '@nestjs/graphql';
import { IsString } from 'class-validator';

@InputType({ description: 'What somebody signs in with.' })
export class LoginInput {
  @IsString()
  @Field(() => String, { description: 'E-mail address of the account.' })
  email: string;

  @IsString()
  @Field(() => String, { description: 'As it was typed, blanks included.' })
  password: string;
}
