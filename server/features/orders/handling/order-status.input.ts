import { Field, InputType } from '@nestjs/graphql';
import { IsEnum } from 'class-validator';
import { ClearableLine } from '../../../kernel/input/input-fields.js';
import { OrderStatusEnum } from '../api/order.enums.js';
import type { OrderStatus } from '../history/order.statuses.js';
import { AnnouncedOrderDecisionInput } from './order-decision.input.js';
import { AnnouncedOrdersInput } from './several-orders.input.js';

const MAX_SHIPMENT_TEXT = 60;

@InputType({ isAbstract: true })
abstract class ShipmentDecisionInput extends AnnouncedOrderDecisionInput {
  @ClearableLine({
    maxLength: MAX_SHIPMENT_TEXT,
    description: 'Who carries it: one of orderCarriers, or any other; at most 60 characters.',
  })
  carrier?: string | null;

  @ClearableLine({
    maxLength: MAX_SHIPMENT_TEXT,
    description: 'Its number at the carrier, at most 60 characters.',
  })
  trackingNumber?: string | null;
}

@InputType({ description: 'What is known of the shipment of an order now.' })
export class CorrectOrderShipmentInput extends ShipmentDecisionInput {}

@InputType({
  description:
    'A new status of an order; carrier and trackingNumber go with SHIPPED alone (ORDER_NOT_SHIPPED).',
})
export class ChangeOrderStatusInput extends ShipmentDecisionInput {
  @IsEnum(OrderStatusEnum)
  @Field(() => OrderStatusEnum, {
    description:
      'CANCELLED gives the stock back; any other status of a cancelled order takes the stock again.',
  })
  status: OrderStatus;
}

@InputType({ description: 'The same new status of several orders.' })
export class ChangeOrderStatusesInput extends AnnouncedOrdersInput {
  @IsEnum(OrderStatusEnum)
  @Field(() => OrderStatusEnum, { description: 'What each becomes, as changeOrderStatus does it.' })
  status: OrderStatus;
}
