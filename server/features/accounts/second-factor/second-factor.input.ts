import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, IsString, ValidateNested } from 'class-validator';

@InputType({ description: 'A code of the authenticator app that is being set up.' })
export class ConfirmSecondFactorInput {
  @IsString()
  @Field(() => String, { description: 'Six digits; spaces do not matter.' })
  code: string;
}

@InputType({ description: 'A code of the second factor.' })
export class RenewRecoveryCodesInput {
  @IsString()
  @Field(() => String, { description: 'Six digits of the app, or a recovery code.' })
  code: string;
}

@InputType({ description: 'What proves the owner of an active second factor.' })
export class SecondFactorProofInput {
  @IsString()
  @Field(() => String, { description: 'The current password.' })
  password: string;

  @IsString()
  @Field(() => String, { description: 'Six digits of the app, or a recovery code.' })
  code: string;
}

@ArgsType()
export class BeginSecondFactorArgs {
  @IsOptional()
  @ValidateNested()
  @Type(() => SecondFactorProofInput)
  @Field(() => SecondFactorProofInput, {
    nullable: true,
    description: 'Needed to replace an app that is active.',
  })
  input?: SecondFactorProofInput | null;
}
