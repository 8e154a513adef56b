import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsUUID, Min } from 'class-validator';
import { ClearableText, NeededText } from '../../../kernel/input/input-fields.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { OrderVersionInput } from './order-decision.input.js';

const MAX_NOTE = 2_000;

@InputType({ description: 'A note for staff.' })
export class AddOrderNoteInput {
  @IsUUID()
  @Field(() => Id, { description: 'The order.' })
  orderId: string;

  @NeededText({ maxLength: MAX_NOTE, description: 'Text that only staff and programs can read.' })
  note: string;
}

@InputType({ description: 'A note to be withdrawn from an order that was read.' })
export class WithdrawOrderNoteInput extends OrderVersionInput {
  @ClearableText({ maxLength: MAX_NOTE, description: 'Reason; only staff and programs can read it.' })
  reason?: string | null;

  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Version of the event that recorded the note: internalNotes.version.' })
  note: number;
}
