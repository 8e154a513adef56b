import { Field, ObjectType } from '@nestjs/graphql';
import type { OrderReferences } from '../history/order.events.js';

@ObjectType('OrderReferences', {
  description: 'What the buyer files the order under; each null when they gave none.',
})
export class OrderReferencesType implements OrderReferences {
  @Field(() => String, { nullable: true, description: 'Number of their purchase order.' })
  purchaseOrder: string | null;

  @Field(() => String, { nullable: true, description: 'Their project or building site.' })
  project: string | null;

  @Field(() => String, { nullable: true, description: 'Number of their requisition.' })
  requisition: string | null;
}
