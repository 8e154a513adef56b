import { Field, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { trackingUrlOf } from '../history/order.carriers.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';

@ObjectType({ description: 'How an order travels.' })
export class OrderShipment {
  @Field(() => String, { nullable: true, description: 'Who carries it, as staff wrote it.' })
  carrier: string | null;

  @Field(() => String, { nullable: true, description: 'Its number at the carrier.' })
  trackingNumber: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The carrier's page for it; null without a number, and for a carrier whose page is not known.",
  })
  trackingUrl: string | null;

  @Field(() => DateTime, { description: 'When the order was last set to SHIPPED.' })
  shippedAt: Date;

  /** Null unless the order is shipped, or was delivered after that. */
  static of({ shipment, shippedAt }: OrderSnapshot): OrderShipment | null {
    if (!shipment || !shippedAt) return null;
    const trackingUrl = trackingUrlOf(shipment);
    return Object.assign(new OrderShipment(), { ...shipment, trackingUrl, shippedAt });
  }
}
