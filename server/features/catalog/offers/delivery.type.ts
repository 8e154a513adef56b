import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { DeliveryPart as Delivery } from './delivery.js';

@ObjectType({ description: 'Pieces that are delivered together.' })
export class DeliveryPart implements Delivery {
  @Field(() => Int, { description: 'How many.' })
  quantity: number;

  @Field(() => Boolean, { description: 'False for what is not in stock and has to be procured.' })
  isFromStock: boolean;

  @Field(() => String, { description: 'When they are delivered, as promised to the buyer: en geç 30 gün.' })
  time: string;
}
