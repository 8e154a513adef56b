import { Field, InputType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { NeededText } from '../../../kernel/input/input-fields.js';
import { FileIds } from '../files/file-ids.input.js';

const MAX_TOKEN = 100;
const MAX_TEXT = 4_000;

@InputType({ description: 'What the sender of a message writes once more.' })
export class AnswerContactMessageInput {
  @IsString()
  @MaxLength(MAX_TOKEN)
  @Field(() => String, { description: 'Last part of the address /mesaj/{token}.' })
  token: string;

  @NeededText({ maxLength: MAX_TEXT, description: 'The text, at most 4,000 characters.' })
  text: string;

  @FileIds()
  files?: string[] | null;
}
