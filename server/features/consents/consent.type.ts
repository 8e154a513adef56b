import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, Length, Matches } from 'class-validator';
import { DateTime } from '../../kernel/scalars/date-time.scalar.js';
import { registerValueEnum } from '../../kernel/scalars/value-enum.js';
import type { ConsentChannel, ConsentPurpose, ConsentSource } from './consent.kinds.js';
import type { ConsentState } from './consent.ledger.js';
import type { ConsentText } from './consent-texts.js';

const MAX_SLUG = 200;

export const ConsentChannelEnum = registerValueEnum<ConsentChannel>({
  name: 'ConsentChannel',
  description: 'How messages reach somebody.',
  values: { email: 'E-mail.', sms: 'Text messages.', call: 'Telephone calls.' },
});

export const ConsentPurposeEnum = registerValueEnum<ConsentPurpose>({
  name: 'ConsentPurpose',
  description: 'What messages are about.',
  values: { marketing: 'Campaigns and news: commercial messages by law 6563.' },
});

const ConsentSourceEnum = registerValueEnum<ConsentSource>({
  name: 'ConsentSource',
  description: 'Where a choice was made.',
  values: {
    registration: 'When the account was opened.',
    checkout: 'With an order.',
    profile: 'In the own profile.',
    quote: 'With a request for a quote.',
  },
});

@InputType({ description: 'The version of the text that was shown and agreed to.' })
export class ConsentTextInput implements ConsentText {
  @Length(1, MAX_SLUG)
  @Matches(/^[a-z0-9-]+$/)
  @Field(() => String, { description: 'Slug of its page.' })
  slug: string;

  @IsInt()
  @Field(() => Int, { description: 'Version of the page.' })
  version: number;

  @Matches(/^[0-9a-f]{64}$/)
  @Field(() => String, { description: 'SHA-256 of the text, hexadecimal.' })
  hash: string;
}

@ObjectType({ description: 'The last choice of a customer for one channel and purpose.' })
export class Consent implements ConsentState {
  @Field(() => ConsentPurposeEnum, { description: 'What the messages are for.' })
  purpose: ConsentPurpose;

  @Field(() => ConsentChannelEnum, { description: 'How they are sent.' })
  channel: ConsentChannel;

  @Field(() => Boolean, { description: 'False also where no choice was made.' })
  isGranted: boolean;

  @Field(() => ConsentSourceEnum, { nullable: true, description: 'Null until a choice was made.' })
  source: ConsentSource | null;

  @Field(() => DateTime, { nullable: true, description: 'Null until a choice was made.' })
  recordedAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'Of the text that was agreed to; null for a refusal.' })
  textVersion: number | null;
}
