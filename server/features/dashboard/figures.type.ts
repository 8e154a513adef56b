import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../kernel/scalars/date-time.scalar.js';
import { HistoryActor } from '../../kernel/actor/history-actor.type.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { Money } from '../../kernel/scalars/money.scalar.js';
import { DeclineReasonEnum, type DeclineReason } from '../quotes/index.js';

@ObjectType({ description: 'How many came in the last 30 days, in Istanbul, beside the 30 before.' })
export class Growth {
  @Field(() => Int, { description: 'In the last 30 days, today included.' })
  current: number;

  @Field(() => Int, { description: 'In the 30 days before.' })
  previous: number;

  @Field(() => [Int], { description: 'Of each of the last 30 days, today last.' })
  days: readonly number[];
}

@ObjectType({ description: 'Orders and revenue of some days.' })
export class SalesFigures {
  @Field(() => String, { description: 'The first day in Istanbul, YYYY-MM-DD.' })
  from: string;

  @Field(() => String, { description: 'The last day, which belongs to it.' })
  to: string;

  @Field(() => Int, { description: 'Orders placed, cancelled ones included.' })
  orders: number;

  @Field(() => Int, { description: 'Those of them that are cancelled now.' })
  cancelled: number;

  @Field(() => Money, {
    description: 'Net subtotals of the orders placed that are not cancelled now: without tax and shipping.',
  })
  revenue: number;
}

@ObjectType({ description: 'Orders and revenue of some days, step by step.' })
export class SalesPeriod extends SalesFigures {
  @Field(() => [SalesFigures], { description: 'Each day, or each month, in their order.' })
  steps: readonly SalesFigures[];
}

@ObjectType({ description: 'A product by what was ordered of it.' })
export class BestSeller {
  @Field(() => Id, { description: 'Id of the product.' })
  productId: string;

  @Field(() => String, { description: 'Its name now.' })
  name: string;

  @Field(() => String, { description: 'Its SKU now.' })
  sku: string;

  @Field(() => Int, { description: 'Orders that have it and are not cancelled.' })
  orders: number;

  @Field(() => Money, { description: 'Net totals of its lines in them.' })
  revenue: number;
}

@ObjectType({ description: 'Orders and revenue of a period, beside those of the one before.' })
export class OrderFigures {
  @Field(() => SalesPeriod, { description: 'Up to today.' })
  current: SalesPeriod;

  @Field(() => SalesPeriod, { description: 'What it is compared with; as many steps.' })
  previous: SalesPeriod;
}

@ObjectType({ description: 'Quotes that were lost for one reason.' })
export class LostQuotes {
  @Field(() => DeclineReasonEnum, {
    nullable: true,
    description: 'What the buyer chose; null where staff recorded it without one.',
  })
  reason: DeclineReason | null;

  @Field(() => Int, { description: 'Quotes asked for in the last 30 days that are rejected now.' })
  quotes: number;
}

@ObjectType({ description: 'A text that visitors searched for, and no product had.' })
export class MissedSearchCount {
  @Field(() => String, { description: 'Its words, folded.' })
  text: string;

  @Field(() => Int, { description: 'How often, in the last 30 days.' })
  searches: number;

  @Field(() => String, { description: 'The last day in Istanbul, YYYY-MM-DD.' })
  lastOn: string;
}

@ObjectType({ description: 'Something that has happened in the shop.' })
export class Activity {
  @Field(() => Id, { description: 'Unique among all of them.' })
  id: string;

  @Field(() => String, {
    description:
      'Type of the event, UserRegistered, or of the catalog what the audit log calls it: `product-changed`.',
  })
  type: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  at: Date;

  @Field(() => Id, {
    description:
      'The order, quote, message, account, product or category; one of them where there are several.',
  })
  subjectId: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its number or name; null for an account, for several, and for what was removed.',
  })
  label: string | null;

  @Field(() => Int, {
    description: 'Of how many; more than 1 where one request changed several products or categories.',
  })
  count: number;

  @Field(() => String, {
    nullable: true,
    description: 'Company or name of the buyer, sender or owner; null once they were erased.',
  })
  person: string | null;

  @Field(() => String, { nullable: true, description: 'The status it led to, where it is about one.' })
  status: string | null;

  @Field(() => HistoryActor, { description: 'Who did it.' })
  actor: HistoryActor;
}
