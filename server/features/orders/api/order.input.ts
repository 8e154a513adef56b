import { Field, InputType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { IsBoolean, IsEnum, IsOptional, IsString, MaxLength } from 'class-validator';
import type { OrderStatus, PaymentStatus } from '../history/order.statuses.js';
import { OrderStatusEnum, PaymentStatusEnum } from './order.enums.js';

const MAX_SEARCH = 50;

@InputType({ description: 'Conditions on a list of orders; an order has to meet all of them.' })
export class OrderFilter {
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SEARCH)
  @Field(() => String, {
    nullable: true,
    description: 'Part of the order number, with or without #, or the whole id.',
  })
  text?: string | null;

  @IsOptional()
  @IsEnum(OrderStatusEnum, { each: true })
  @Field(() => [OrderStatusEnum], { nullable: true, description: 'The status is one of these.' })
  statuses?: OrderStatus[] | null;

  @IsOptional()
  @IsEnum(PaymentStatusEnum, { each: true })
  @Field(() => [PaymentStatusEnum], { nullable: true, description: 'The payment status is one of these.' })
  paymentStatuses?: PaymentStatus[] | null;

  @IsOptional()
  @Field(() => DateTime, { nullable: true, description: 'Placed at this time or later.' })
  createdFrom?: Date | null;

  @IsOptional()
  @Field(() => DateTime, { nullable: true, description: 'Placed before this time.' })
  createdBefore?: Date | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for orders with some but not all of their total received, false for all others.',
  })
  isPartiallyPaid?: boolean | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for orders with a payment notice that nobody has settled, false for all others.',
  })
  hasOpenPaymentNotice?: boolean | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for orders with a withdrawal that staff have to settle, false for all others.',
  })
  hasOpenWithdrawal?: boolean | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for orders whose bank transfer has not arrived in the expected time and is still awaited, false for all others.',
  })
  isPaymentOverdue?: boolean | null;
}
