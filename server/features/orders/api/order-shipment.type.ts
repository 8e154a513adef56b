import { Field, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';

@ObjectType({ description: 'How an order travels.' })
export class OrderShipment {
  @Field(() => String, { nullable: true, description: 'Who carries it, as staff wrote it.' })
  carrier: string | null;

  @Field(() => String, { nullable: true, description: 'Its number at the carrier.' })
  trackingNumber: string | null;

  @Field(() => DateTime, { description: 'When the order was last set to SHIPPED.' })
  shippedAt: Date;

  /** Null unless the order is shipped, or was delivered after that. */
  static of({ shipment, shippedAt }: OrderSnapshot): OrderShipment | null {
    return shipment && shippedAt && Object.assign(new OrderShipment(), { ...shipment, shippedAt });
  }
}
