import { Field, InputType, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsOptional, Matches, Min } from 'class-validator';
import {
  ClearableLine,
  ClearablePhone,
  NeededEmail,
  NeededLine,
  NeededText,
} from '../../../kernel/input/input-fields.js';
import { EmptyToNull } from '../../../kernel/input/typed-text.js';
import { FileIds } from '../files/file-ids.input.js';
import type { MessageSubject } from '../history/message.statuses.js';
import { MessageSubjectEnum } from './message-subject.enum.js';

const MAX_NAME = 200;
const MAX_TEXT = 4_000;
const SLUG = /^[a-z0-9-]{1,200}$/;
const ORDER_NUMBER = /^#?[0-9a-f]{8}$/i;

@InputType({ description: 'A message of the contact form.' })
export class AddContactMessageInput {
  @NeededLine({ maxLength: MAX_NAME, description: 'First and last name, at most 200 characters.' })
  name: string;

  @NeededEmail('E-mail address for the reply.')
  email: string;

  @ClearablePhone()
  phone?: string | null;

  @ClearableLine({ maxLength: MAX_NAME, description: 'Company, at most 200 characters.' })
  company?: string | null;

  @IsEnum(MessageSubjectEnum)
  @Field(() => MessageSubjectEnum, { description: 'What it is about.' })
  subject: MessageSubject;

  @NeededText({ maxLength: MAX_TEXT, description: 'The message, at most 4,000 characters.' })
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

  @ClearableLine({ maxLength: MAX_NAME, description: 'Left empty: people do not see this field.' })
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
