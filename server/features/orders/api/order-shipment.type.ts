import { Field, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../../kernel/actor/audience.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { SettingsService } from '../../settings/index.js';
import { trackingUrlOf } from '../history/order.carriers.js';
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
    if (!shipment || !shippedAt) return null;
    return Object.assign(new OrderShipment(), { ...shipment, shippedAt });
  }
}

/** Where a parcel is looked up depends on the carriers of today: their pages move. */
@Public()
@Resolver(() => OrderShipment)
export class OrderShipmentResolver {
  constructor(private readonly settings: SettingsService) {}

  @ResolveField(() => String, {
    nullable: true,
    description:
      "The carrier's page for it; null without a number, and for a carrier whose page is not known.",
  })
  async trackingUrl(@Parent() shipment: OrderShipment): Promise<string | null> {
    return trackingUrlOf(shipment, (await this.settings.current()).carriers);
  }
}
