import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsInt, IsUUID, Min, ValidateNested } from 'class-validator';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { OrderReferencesInput } from '../api/order-references.input.js';

@InputType({ description: 'Corrected references of an order.' })
export class CorrectOrderReferencesInput {
  @IsUUID()
  @Field(() => Id, { description: 'The order.' })
  orderId: string;

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
