import { Field, InputType } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { ProofCode } from '../second-factor/proof-code.input.js';

@InputType({ isAbstract: true })
abstract class ReplacedPassword {
  @IsString()
  @Field(() => String, { description: 'The password until now.' })
  currentPassword: string;
}

@InputType({ description: 'A new password of the signed-in staff member.' })
export class ChangeStaffPasswordInput extends ReplacedPassword {
  @IsString()
  @Field(() => String, { description: 'At least twelve characters; leading and trailing spaces count.' })
  newPassword: string;

  @ProofCode()
  code?: string | null;
}

@InputType({ description: 'A new password of the signed-in customer.' })
export class ChangePasswordInput extends ReplacedPassword {
  @IsString()
  @Field(() => String, { description: 'At least six characters; leading and trailing spaces count.' })
  newPassword: string;
}
