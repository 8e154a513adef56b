import { Field, InputType, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsOptional, IsUUID, MaxLength, Min } from 'class-validator';
import { NeededLine, NeededText } from '../../../kernel/input/input-fields.js';
import { IsPlainLines, Trimmed } from '../../../kernel/input/typed-text.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { FileIds } from '../files/file-ids.input.js';
import type { MessageStatus } from '../history/message.statuses.js';
import { MessageStatusEnum } from './message.enums.js';

const MAX_REPLY = 4_000;
const MAX_NOTE = 2_000;
const MAX_TITLE = 80;

@InputType({ description: 'A reply, which is mailed to the sender.' })
export class ReplyToMessageInput {
  @IsUUID()
  @Field(() => Id, { description: 'The message.' })
  id: string;

  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Version that was read; VERSION_CONFLICT when it has changed since.' })
  expectedVersion: number;

  @Trimmed()
  @IsPlainLines()
  @MaxLength(MAX_REPLY)
  @Field(() => String, {
    description: 'The reply, at most 4,000 characters; MESSAGE_REPLY_BLANK when blank.',
  })
  text: string;

  @FileIds()
  files?: string[] | null;
}

@InputType({ description: 'A note of staff for staff.' })
export class NoteMessageInput {
  @IsUUID()
  @Field(() => Id, { description: 'The message.' })
  id: string;

  @NeededText({
    maxLength: MAX_NOTE,
    description: 'The note, at most 2,000 characters; the sender never sees it.',
  })
  note: string;
}

@InputType({ description: 'A new status of a message.' })
export class ChangeMessageStatusInput {
  @IsUUID()
  @Field(() => Id, { description: 'The message.' })
  id: string;

  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Version that was read; VERSION_CONFLICT when it has changed since.' })
  expectedVersion: number;

  @IsEnum(MessageStatusEnum)
  @Field(() => MessageStatusEnum, { description: 'Any; the current one changes nothing.' })
  status: MessageStatus;
}

@InputType({ description: 'A text that replies begin with.' })
export class SaveMessageReplyTextInput {
  @IsOptional()
  @IsUUID()
  @Field(() => Id, { nullable: true, description: 'The text that is changed; a new one when left out.' })
  id?: string | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Field(() => Int, { nullable: true, description: 'Version that was read, of a text that is changed.' })
  expectedVersion?: number | null;

  @NeededLine({ maxLength: MAX_TITLE, description: 'What staff choose it by, at most 80 characters.' })
  title: string;

  @NeededText({ maxLength: MAX_REPLY, description: 'The text, at most 4,000 characters.' })
  text: string;
}
