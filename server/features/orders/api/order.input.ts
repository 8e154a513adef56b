import { Field, InputType, Int } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import {
  IsBoolean,
  IsEnum,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
} from 'class-validator';
import { EmptyToNull, IsPlainLines, Trimmed } from '../../../kernel/input/typed-text.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { OrderStatus, PaymentStatus } from '../history/order.statuses.js';
import { OrderStatusEnum, PaymentStatusEnum } from './order.enums.js';

const MAX_TEXT = 2_000;
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
    description:
      'True for orders whose bank transfer has not arrived in the expected time and is still awaited, false for all others.',
  })
  isPaymentOverdue?: boolean | null;
}

@InputType({ description: 'A decision of staff about an order they have read.' })
export class OrderDecisionInput {
  @IsUUID()
  @Field(() => Id, { description: 'The order.' })
  orderId: string;

  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description: 'Version of the order that was read; VERSION_CONFLICT when the order has changed since.',
  })
  expectedVersion: number;

  @EmptyToNull()
  @IsOptional()
  @IsPlainLines()
  @MaxLength(MAX_TEXT)
  @Field(() => String, { nullable: true, description: 'Reason; the buyer can read it.' })
  reason?: string | null;
}

@InputType({ description: 'A new status of an order.' })
export class ChangeOrderStatusInput extends OrderDecisionInput {
  @IsEnum(OrderStatusEnum)
  @Field(() => OrderStatusEnum, {
    description:
      'CANCELLED gives the stock back; any other status of a cancelled order takes the stock again.',
  })
  status: OrderStatus;
}

@InputType({ description: 'A note for staff.' })
export class AddOrderNoteInput {
  @IsUUID()
  @Field(() => Id, { description: 'The order.' })
  orderId: string;

  @Trimmed()
  @IsPlainLines()
  @IsNotEmpty()
  @MaxLength(MAX_TEXT)
  @Field(() => String, { description: 'Text that only staff and programs can read.' })
  note: string;
}
