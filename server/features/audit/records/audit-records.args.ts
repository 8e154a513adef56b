import { ArgsType, Field, InputType, OmitType } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsDate,
  IsEnum,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { ActorKindEnum } from '../../../kernel/actor/actor-kind.enum.js';
import { ACTOR_KINDS, type ActorKind } from '../../../kernel/actor/actor.js';
import { IsOneLine } from '../../../kernel/input/typed-text.js';
import { ListArgs } from '../../../kernel/listing/list.args.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { type AuditSource, AuditSourceEnum } from './audit-record.type.js';

const MAX_SEARCH = 100;
const MAX_NAMES = 50;
const MAX_NAME = 60;
const MAX_THING = 200;

export type AuditSort = 'newest' | 'oldest';

const AuditSortEnum = registerValueEnum<AuditSort>({
  name: 'AuditSort',
  description: 'Order of the audit log.',
  values: { newest: 'What happened last comes first.', oldest: 'What happened first comes first.' },
});

@InputType({ description: 'Conditions on the audit log; a record has to meet all of them.' })
export class AuditRecordFilter {
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SEARCH)
  @Field(() => String, {
    nullable: true,
    description:
      'Words of the name of who did it or of what it was done to, the number of an order, quote or message, or the id of a request. Case and Turkish letters make no difference.',
  })
  text?: string | null;

  @IsOptional()
  @IsEnum(AuditSourceEnum)
  @Field(() => AuditSourceEnum, { nullable: true, description: 'Events, or what is recorded beside them.' })
  source?: AuditSource | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for what is about accounts and their safety only.',
  })
  isSecurity?: boolean | null;

  @IsOptional()
  @MaxLength(MAX_NAME)
  @IsOneLine()
  @Field(() => Id, { nullable: true, description: 'Id of the account or of the API key that did it.' })
  actorId?: string | null;

  @IsOptional()
  @ArrayMaxSize(ACTOR_KINDS.length)
  @ArrayUnique()
  @IsEnum(ActorKindEnum, { each: true })
  @Field(() => [ActorKindEnum], { nullable: true, description: 'Kinds of who did it; any of these.' })
  actorKinds?: ActorKind[] | null;

  @IsOptional()
  @ArrayMaxSize(MAX_NAMES)
  @ArrayUnique()
  @IsOneLine({ each: true })
  @MaxLength(MAX_NAME, { each: true })
  @Field(() => [String], {
    nullable: true,
    description: 'Kinds of things, by `AuditThing.kind`; any of these.',
  })
  kinds?: string[] | null;

  @IsOptional()
  @ArrayMaxSize(MAX_NAMES)
  @ArrayUnique()
  @IsOneLine({ each: true })
  @MaxLength(MAX_NAME, { each: true })
  @Field(() => [String], { nullable: true, description: 'By `AuditRecord.action`; any of these.' })
  actions?: string[] | null;

  @IsOptional()
  @MaxLength(MAX_THING)
  @Matches(/^[a-z-]+:\S+$/, { message: 'Kayıt türü ve kimliği arasında iki nokta olmalıdır.' })
  @Field(() => String, { nullable: true, description: 'One thing, by its kind and id: `order:3f…`.' })
  thing?: string | null;

  @IsOptional()
  @IsDate()
  @Field(() => DateTime, { nullable: true, description: 'At this time or later.' })
  from?: Date | null;

  @IsOptional()
  @IsDate()
  @Field(() => DateTime, { nullable: true, description: 'Before this time.' })
  before?: Date | null;
}

@ArgsType()
export class AuditRecordsArgs extends ListArgs(AuditRecordFilter, AuditSortEnum, {
  defaultSort: 'newest',
  defaultTake: 25,
}) {}

@ArgsType()
export class AuditRecordNeighborsArgs extends OmitType(AuditRecordsArgs, ['skip', 'take'], ArgsType) {
  @MaxLength(MAX_NAME)
  @IsOneLine()
  @Field(() => Id, { description: 'The record that is shown: `event-88` or `entry-12`.' })
  id: string;
}
