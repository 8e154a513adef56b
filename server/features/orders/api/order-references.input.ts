import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsInt, Min, ValidateNested } from 'class-validator';
import { ClearableLine } from '../../../kernel/input/input-fields.js';
import { NamedOrderInput } from './named-order.input.js';

const MAX_REFERENCE = 100;

@InputType({ description: 'What the buyer files the order under; on documents and mails.' })
export class OrderReferencesInput {
  @ClearableLine({ maxLength: MAX_REFERENCE, description: 'Number of their purchase order.' })
  purchaseOrder?: string | null;

  @ClearableLine({ maxLength: MAX_REFERENCE, description: 'Their project or building site.' })
  project?: string | null;

  @ClearableLine({ maxLength: MAX_REFERENCE, description: 'Number of their requisition.' })
  requisition?: string | null;
}

@InputType({ description: 'Corrected references of an order; give the id or the token.' })
export class CorrectOwnOrderReferencesInput extends NamedOrderInput {
  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description:
      'Version of the order that was read; VERSION_CONFLICT when its references were corrected since.',
  })
  expectedVersion: number;

  @ValidateNested()
  @Type(() => OrderReferencesInput)
  @Field(() => OrderReferencesInput, { description: 'All of them, as they are from now on.' })
  references: OrderReferencesInput;
}
