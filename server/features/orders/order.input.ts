import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { DateTime } from '../../kernel/moment/date-time.scalar.js';
import { IsEnum, IsInt, IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import { EmptyIsNone, Trimmed } from '../../kernel/input/typed-text.js';
import { OrderStatus, PaymentStatus } from './order.enums.js';

const MAX_WORDS = 2_000;
const MAX_SEARCH = 50;

@InputType({ description: 'Narrows a list of orders. Conditions are combined with and.' })
export class OrderFilter {
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SEARCH)
  @Field(() => String, { nullable: true, description: 'Part of the order number, with or without #.' })
  text?: string | null;

  @IsOptional()
  @IsEnum(OrderStatus, { each: true })
  @Field(() => [OrderStatus], { nullable: true, description: 'One of these.' })
  statuses?: OrderStatus[] | null;

  @IsOptional()
  @IsEnum(PaymentStatus, { each: true })
  @Field(() => [PaymentStatus], { nullable: true, description: 'One of these.' })
  paymentStatuses?: PaymentStatus[] | null;

  @IsOptional()
  @Field(() => DateTime, { nullable: true, description: 'Placed at this moment or later.' })
  placedFrom?: Date | null;

  @IsOptional()
  @Field(() => DateTime, { nullable: true, description: 'Placed before this moment.' })
  placedBefore?: Date | null;
}

@InputType({ description: 'Something staff decide about an order they have looked at.' })
export class OrderDecisionInput {
  @IsUUID()
  @Field(() => ID, { description: 'The order.' })
  orderId: string;

  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description: 'Version of the order that was looked at; VERSION_CONFLICT when somebody changed it since.',
  })
  expectedVersion: number;

  @EmptyIsNone()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_WORDS)
  @Field(() => String, { nullable: true, description: 'Why; the buyer can read it.' })
  reason?: string | null;
}

@InputType({ description: 'A new status of an order.' })
export class ChangeOrderStatusInput extends OrderDecisionInput {
  @IsEnum(OrderStatus)
  @Field(() => OrderStatus, {
    description: 'Cancelled gives the stock back; a cancelled order takes its stock again.',
  })
  status: OrderStatus;
}

@InputType({ description: 'A note among staff.' })
export class NoteOrderInput {
  @IsUUID()
  @Field(() => ID, { description: 'The order.' })
  orderId: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_WORDS)
  @Field(() => String, { description: 'What only staff may read.' })
  note: string;
}
