import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsNotEmpty, IsOptional, IsUUID, MaxLength, Min } from 'class-validator';
import { EmptyToNull, IsPlainLines, Trimmed } from '../../../kernel/input/typed-text.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { OrderVersionInput } from './order-decision.input.js';

const MAX_NOTE = 2_000;

@InputType({ description: 'A note for staff.' })
export class AddOrderNoteInput {
  @IsUUID()
  @Field(() => Id, { description: 'The order.' })
  orderId: string;

  @Trimmed()
  @IsPlainLines()
  @IsNotEmpty()
  @MaxLength(MAX_NOTE)
  @Field(() => String, { description: 'Text that only staff and programs can read.' })
  note: string;
}

@InputType({ description: 'A note to be withdrawn from an order that was read.' })
export class WithdrawOrderNoteInput extends OrderVersionInput {
  @EmptyToNull()
  @IsOptional()
  @IsPlainLines()
  @MaxLength(MAX_NOTE)
  @Field(() => String, { nullable: true, description: 'Reason; only staff and programs can read it.' })
  reason?: string | null;

  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Version of the event that recorded the note: internalNotes.version.' })
  note: number;
}
