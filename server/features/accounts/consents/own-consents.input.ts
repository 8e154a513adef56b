import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsEnum, IsOptional, ValidateNested } from 'class-validator';
import {
  type ConsentChannel,
  ConsentChannelEnum,
  type ConsentPurpose,
  ConsentPurposeEnum,
  ConsentTextInput,
} from '../../consents/index.js';

@InputType({ description: 'A choice for one channel and purpose.' })
export class SetConsentInput {
  @IsEnum(ConsentPurposeEnum)
  @Field(() => ConsentPurposeEnum, { description: 'What the messages are for.' })
  purpose: ConsentPurpose;

  @IsEnum(ConsentChannelEnum)
  @Field(() => ConsentChannelEnum, { description: 'How they are sent.' })
  channel: ConsentChannel;

  @IsBoolean()
  @Field(() => Boolean, { description: 'False withdraws it.' })
  isGranted: boolean;

  @IsOptional()
  @ValidateNested()
  @Type(() => ConsentTextInput)
  @Field(() => ConsentTextInput, { nullable: true, description: 'Needed to agree; a withdrawal needs none.' })
  text?: ConsentTextInput | null;
}
