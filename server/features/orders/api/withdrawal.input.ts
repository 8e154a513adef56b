import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { ClearableText } from '../../../kernel/input/input-fields.js';
import { MAX_QUANTITY } from '../../../kernel/money/money.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { NamedOrderInput } from './named-order.input.js';

const MAX_LINES = 500;
const MAX_NOTE = 1_000;

@InputType({ description: 'How much of a line of an order is to be sent back.' })
export class ReturnedLineInput {
  @IsInt()
  @Min(1)
  @Max(MAX_LINES)
  @Field(() => Int, { description: 'Position of the line in the order, from 1.' })
  position: number;

  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  @Field(() => Int, { description: 'At most what withdrawalRight names (WITHDRAWAL_LINES_INVALID).' })
  quantity: number;
}

@InputType({ description: 'The buyer withdraws from an order or a part of it; give the id or the token.' })
export class DeclareWithdrawalInput extends NamedOrderInput {
  @IsUUID()
  @Field(() => Id, { description: 'Made by the form: the same one once more declares nothing.' })
  requestKey: string;

  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ValidateNested({ each: true })
  @Type(() => ReturnedLineInput)
  @Field(() => [ReturnedLineInput], {
    nullable: true,
    description: 'What is to be sent back; all that can be when left out.',
  })
  lines?: ReturnedLineInput[] | null;

  @ClearableText({ maxLength: MAX_NOTE, description: 'Whatever the buyer wants to say; no reason is asked.' })
  note?: string | null;
}
