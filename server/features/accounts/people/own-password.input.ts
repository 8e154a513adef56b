import { Field, InputType } from '@nestjs/graphql';
import { IsString } from 'class-validator';

@InputType({ description: 'A new password of the signed-in staff member.' })
export class ChangeStaffPasswordInput {
  @IsString()
  @Field(() => String, { description: 'The password until now.' })
  currentPassword: string;

  @IsString()
  @Field(() => String, { description: 'At least twelve characters; leading and trailing spaces count.' })
  newPassword: string;
}
