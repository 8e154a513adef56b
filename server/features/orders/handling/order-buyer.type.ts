import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';

@ObjectType({
  description:
    'What a buyer has ordered in all, without cancelled orders: those of the account, and those placed as a guest with its e-mail address.',
})
export class OrderBuyerTotals {
  @Field(() => Int, { description: 'Number of orders.' })
  orderCount: number;

  @Field(() => Money, { description: 'Sum of their totals.' })
  total: number;

  @Field(() => DateTime, { nullable: true, description: 'When the first of them was placed.' })
  firstOrderAt: Date | null;
}

@ObjectType({ description: 'A line of an order that the stock does not cover.' })
export class OrderStockShortage {
  @Field(() => Int, { description: 'Line of the order, from 1.' })
  position: number;

  @Field(() => String, { description: 'Name of the product, as it was ordered.' })
  productName: string;

  @Field(() => String, { description: 'Unit of the quantities.' })
  unit: string;

  @Field(() => Int, { description: 'Units of the line.' })
  wanted: number;

  @Field(() => Int, { description: 'Units that are in stock for it.' })
  available: number;
}
