import { Field, InputType, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsNotEmpty, IsOptional, Matches, MaxLength, Min } from 'class-validator';
import { IsPhone, IsReachableEmail } from '../../../kernel/input/contact.js';
import { EmptyToNull, IsOneLine, IsPlainLines, Trimmed } from '../../../kernel/input/typed-text.js';
import { FileIds } from '../files/file-ids.input.js';
import type { MessageSubject } from '../history/message.statuses.js';
import { MessageSubjectEnum } from './message-subject.enum.js';

const MAX_NAME = 200;
const MAX_TEXT = 4_000;
const SLUG = /^[a-z0-9-]{1,200}$/;
const ORDER_NUMBER = /^#?[0-9a-f]{8}$/i;

@InputType({ description: 'A message of the contact form.' })
export class AddContactMessageInput {
  @Trimmed()
  @IsOneLine()
  @IsNotEmpty()
  @MaxLength(MAX_NAME)
  @Field(() => String, { description: 'First and last name, at most 200 characters.' })
  name: string;

  @Trimmed()
  @IsNotEmpty()
  @IsReachableEmail()
  @Field(() => String, { description: 'E-mail address for the reply.' })
  email: string;

  @EmptyToNull()
  @IsOptional()
  @IsPhone()
  @Field(() => String, {
    nullable: true,
    description: 'Ten to fifteen digits in any grouping, or a short number: 444 0 555.',
  })
  phone?: string | null;

  @EmptyToNull()
  @IsOptional()
  @IsOneLine()
  @MaxLength(MAX_NAME)
  @Field(() => String, { nullable: true, description: 'Company, at most 200 characters.' })
  company?: string | null;

  @IsEnum(MessageSubjectEnum)
  @Field(() => MessageSubjectEnum, { description: 'What it is about.' })
  subject: MessageSubject;

  @Trimmed()
  @IsPlainLines()
  @IsNotEmpty()
  @MaxLength(MAX_TEXT)
  @Field(() => String, { description: 'The message, at most 4,000 characters.' })
  message: string;

  @FileIds()
  files?: string[] | null;

  @EmptyToNull()
  @IsOptional()
  @Matches(SLUG)
  @Field(() => String, { nullable: true, description: 'Slug of the product it is about.' })
  product?: string | null;

  @EmptyToNull()
  @IsOptional()
  @Matches(ORDER_NUMBER)
  @Field(() => String, { nullable: true, description: 'Number of the order it is about: eight characters.' })
  order?: string | null;

  @EmptyToNull()
  @IsOptional()
  @IsOneLine()
  @MaxLength(MAX_NAME)
  @Field(() => String, { nullable: true, description: 'Left empty: people do not see this field.' })
  website?: string | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Field(() => Int, {
    nullable: true,
    description: 'Seconds from when the form was shown until it was sent; left out by forms without scripts.',
  })
  secondsOnPage?: number | null;
}
