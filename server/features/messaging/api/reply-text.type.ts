import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { IsUUID } from 'class-validator';
import { HistoryArgs } from '../../../kernel/records/record-change.type.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';

@ObjectType({ description: 'A text that replies begin with.' })
export class MessageReplyText {
  @Field(() => Id, { description: 'Random UUID.' })
  id: string;

  @Field(() => String, { description: 'What staff choose it by.' })
  title: string;

  @Field(() => String, { description: 'The text.' })
  text: string;

  @Field(() => Int, { description: 'Counts its changes; pass it as expectedVersion.' })
  version: number;
}

@ArgsType()
export class MessageReplyTextHistoryArgs extends HistoryArgs {
  @IsUUID()
  @Field(() => Id, { description: 'The text.' })
  id: string;
}
