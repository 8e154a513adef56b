import { ArgsType, Field, InputType } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Min,
} from 'class-validator';
import { IsOneLine, Trimmed } from '../../../kernel/input/typed-text.js';
import { SliceArgs } from '../../../kernel/listing/list.args.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Position } from '../../../kernel/scalars/position.scalar.js';
import { ProofCode } from '../../accounts/index.js';
import type { DeliveryOutcome } from '../sending/webhook-deliveries.js';
import { DeliveryOutcomeEnum } from './webhook.type.js';

const MAX_NAME = 100;
const MAX_ADDRESS = 500;
const MAX_CATEGORIES = 20;
const DEFAULT_TAKE = 25;

@InputType({
  description: 'A webhook to create. What it gets and where is never changed: another one is made.',
})
export class CreateWebhookInput {
  @Trimmed()
  @IsOneLine()
  @Length(1, MAX_NAME)
  @Field(() => String, { description: 'Name for staff.' })
  name: string;

  @Trimmed()
  @IsOneLine()
  @Length(1, MAX_ADDRESS)
  @Field(() => String, {
    description:
      'Where messages are posted to: https on a public host, or one that the operator named in WEBHOOK_PRIVATE_HOSTS.',
  })
  address: string;

  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_CATEGORIES)
  @ArrayUnique()
  @IsString({ each: true })
  @Field(() => [String], {
    description: 'Categories of changes, such as `order`; who creates it must be allowed to read them.',
  })
  categories: string[];

  @IsOptional()
  @IsInt()
  @Min(0)
  @Field(() => Position, {
    nullable: true,
    description:
      'Sends what comes after this position; 0 begins with the first change of the shop. What comes from now on when left out.',
  })
  after?: number | null;

  @IsString()
  @Field(() => String, { description: 'The password of the person who creates it.' })
  password: string;

  @ProofCode()
  code?: string | null;
}

@InputType({ description: 'Whose secret to replace, and the proof of who does it.' })
export class RenewWebhookSecretInput {
  @IsUUID()
  @Field(() => Id, { description: 'Id of the webhook.' })
  id: string;

  @IsString()
  @Field(() => String, { description: 'The password of the person who does it.' })
  password: string;

  @ProofCode()
  code?: string | null;
}

@ArgsType()
export class ReplayWebhookArgs {
  @IsUUID()
  @Field(() => Id, { description: 'Id of the webhook.' })
  id: string;

  @IsInt()
  @Min(0)
  @Field(() => Position, { description: 'Sends everything after this position; 0 for all.' })
  after: number;
}

@ArgsType()
export class WebhookDeliveriesArgs extends SliceArgs(DEFAULT_TAKE) {
  @IsUUID()
  @Field(() => Id, { description: 'Id of the webhook.' })
  webhookId: string;

  @IsOptional()
  @IsEnum(DeliveryOutcomeEnum)
  @Field(() => DeliveryOutcomeEnum, { nullable: true, description: 'Both when left out.' })
  outcome?: DeliveryOutcome | null;
}
