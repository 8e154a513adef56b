import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';

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

@InputType({ description: 'What proves the owner of an account that is to get an app.' })
export class BeginSecondFactorInput {
  @IsString()
  @Field(() => String, { description: 'The current password.' })
  password: string;

  @IsOptional()
  @IsString()
  @Field(() => String, {
    nullable: true,
    description: 'Six digits of the active app that is to be replaced, or a recovery code.',
  })
  code?: string | null;
}
