import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';

@InputType({ description: 'Credentials of a customer.' })
export class LoginInput {
  @IsString()
  @Field(() => String, { description: 'E-mail address of the account.' })
  email: string;

  @IsString()
  @Field(() => String, { description: 'The password as typed, including spaces.' })
  password: string;
}

@InputType({ description: 'Credentials of staff.' })
export class AdminLoginInput {
  @IsString()
  @Field(() => String, { description: 'User name or e-mail address.' })
  login: string;

  @IsString()
  @Field(() => String, { description: 'The password as typed, including spaces.' })
  password: string;

  @IsOptional()
  @IsString()
  @Field(() => String, {
    nullable: true,
    description:
      'Six digits of the authenticator app, or a recovery code; SECOND_FACTOR_REQUIRED asks for it.',
  })
  code?: string | null;
}
