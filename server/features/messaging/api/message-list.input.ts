import { ArgsType, Field, InputType, OmitType, PickType } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  IsBoolean,
  IsDate,
  IsEnum,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import { ListArgs } from '../../../kernel/listing/list.args.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import type { MessageStatus, MessageSubject } from '../history/message.statuses.js';
import { MessageSubjectEnum } from '../sending/message-subject.enum.js';
import { MessageStatusEnum } from './message.enums.js';

const ORDER_NUMBER = /^[0-9a-f]{8}$/;
const MAX_SEARCH = 100;
const MAX_CHOICES = 7;
const MAX_IDS = 100;

export type MessageSort = 'newest' | 'oldest' | 'due';

const MessageSortEnum = registerValueEnum<MessageSort>({
  name: 'MessageSort',
  description: 'Order of a list of messages.',
  values: {
    newest: 'Sent last comes first.',
    oldest: 'Sent first comes first.',
    due: 'What has to be answered first comes first.',
  },
});

@InputType({ description: 'Conditions on the list of all messages; a message has to meet all of them.' })
export class AdminMessageFilter {
  @IsOptional()
  @ArrayMaxSize(MAX_CHOICES)
  @IsEnum(MessageStatusEnum, { each: true })
  @Field(() => [MessageStatusEnum], { nullable: true, description: 'Any of these statuses.' })
  statuses?: MessageStatus[] | null;

  @IsOptional()
  @ArrayMaxSize(MAX_CHOICES)
  @IsEnum(MessageSubjectEnum, { each: true })
  @Field(() => [MessageSubjectEnum], { nullable: true, description: 'Any of these subjects.' })
  subjects?: MessageSubject[] | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true, description: 'Whether the shop has not answered in time.' })
  isOverdue?: boolean | null;

  @IsOptional()
  @Matches(ORDER_NUMBER)
  @Field(() => String, { nullable: true, description: 'Number of the order that is asked about.' })
  order?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_SEARCH)
  @Field(() => String, {
    nullable: true,
    description:
      'Words; each is part of the number, the name, e-mail address, phone number or company of the sender, the product, the order, or the text.',
  })
  text?: string | null;

  @IsOptional()
  @IsDate()
  @Field(() => DateTime, { nullable: true, description: 'Sent at this time or later.' })
  createdFrom?: Date | null;

  @IsOptional()
  @IsDate()
  @Field(() => DateTime, { nullable: true, description: 'Sent before this time.' })
  createdBefore?: Date | null;

  @IsOptional()
  @IsUUID()
  @Field(() => Id, {
    nullable: true,
    description:
      'Those that the owner of this account sent, also as a guest from a mailbox that is proven to be theirs.',
  })
  customer?: string | null;

  @IsOptional()
  @ArrayMaxSize(MAX_IDS)
  @IsUUID('all', { each: true })
  @Field(() => [Id], { nullable: true, description: 'These messages only, at most 100.' })
  ids?: string[] | null;
}

@ArgsType()
export class AdminMessagesArgs extends ListArgs(AdminMessageFilter, MessageSortEnum, {
  defaultSort: 'newest',
  defaultTake: 25,
}) {}

@ArgsType()
export class AdminMessageCountsArgs extends PickType(AdminMessagesArgs, ['filter'], ArgsType) {}

@ArgsType()
export class MessageNeighborsArgs extends OmitType(AdminMessagesArgs, ['skip', 'take'], ArgsType) {
  @IsUUID()
  @Field(() => Id, { description: 'The message that is shown.' })
  id: string;
}
