import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsUUID, Matches, Max, Min } from 'class-validator';
import { NeededText } from '../../../kernel/input/input-fields.js';
import { MAX_TAKE } from '../../../kernel/listing/list.args.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';

const MAX_NOTE = 2_000;
const ENTRIES = 50;

@ArgsType()
export class UserEntriesArgs {
  @IsOptional()
  @Matches(/^\d{1,15}$/)
  @Field(() => Id, { nullable: true, description: 'Only entries older than this one.' })
  before?: string | null;

  @IsInt()
  @Min(1)
  @Max(MAX_TAKE)
  @Field(() => Int, { defaultValue: ENTRIES, description: `How many to return, at most ${MAX_TAKE}.` })
  take: number;
}

@InputType({ description: 'A note of staff about somebody.' })
export class AddUserNoteInput {
  @IsUUID()
  @Field(() => Id, { description: 'The account it is about.' })
  userId: string;

  @NeededText({
    maxLength: MAX_NOTE,
    description: 'The note, at most 2,000 characters; its subject never sees it.',
  })
  text: string;
}
