import { Field, InputType, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsISO8601, IsOptional, IsUUID, Matches, Min } from 'class-validator';
import { ClearableLine, ClearableText } from '../../kernel/input/input-fields.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { Money } from '../../kernel/scalars/money.scalar.js';
import { type OrderStatus, OrderStatusEnum } from '../orders/index.js';

const MAX_REASON = 2_000;
const MAX_SHIPMENT_TEXT = 60;

@InputType({ description: 'A change of an order that staff are about to make.' })
export class OrderMailPreviewInput {
  @IsUUID()
  @Field(() => Id, { description: 'The order.' })
  orderId: string;

  @IsOptional()
  @IsEnum(OrderStatusEnum)
  @Field(() => OrderStatusEnum, {
    nullable: true,
    description: 'The status it is to get; without one, the mail about its payment.',
  })
  status?: OrderStatus | null;

  @ClearableText({ maxLength: MAX_REASON, description: 'Reason, as changeOrderStatus takes it.' })
  reason?: string | null;

  @ClearableLine({ maxLength: MAX_SHIPMENT_TEXT, description: 'Carrier, as changeOrderStatus takes it.' })
  carrier?: string | null;

  @ClearableLine({
    maxLength: MAX_SHIPMENT_TEXT,
    description: 'Tracking number, as changeOrderStatus takes it.',
  })
  trackingNumber?: string | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Field(() => Money, { nullable: true, description: 'What was paid, as markOrderPaid takes it.' })
  amount?: number | null;

  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsISO8601({ strict: true })
  @Field(() => String, { nullable: true, description: 'Day of the payment, as markOrderPaid takes it.' })
  paidOn?: string | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Field(() => Int, {
    nullable: true,
    description: 'Payment that is taken back, as revertOrderPayment takes it: the mail about that.',
  })
  revertedPayment?: number | null;
}
