import { ArgsType, Field, InputType, OmitType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { OrderFilter } from '../api/order.input.js';
import { OrdersArgs } from '../api/orders.args.js';
import { OrderSortEnum } from './order-list.enums.js';
import { MAX_SEARCH, type OrderListFilter, type OrderSort } from './order-list.filter.js';

const MAX_SELECTED = 100;

@InputType({ description: 'Conditions on the list of all orders; an order has to meet all of them.' })
export class AdminOrderFilter extends OmitType(OrderFilter, ['text'], InputType) {
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SEARCH)
  @Field(() => String, {
    nullable: true,
    description:
      'Words; each is part of the number, the name, e-mail address, phone number or company of the buyer, or the SKU of a line. Case, Turkish letters and punctuation make no difference. A word of one or two letters has to begin one where it stands alone, or beside others that more than 5,000 orders have.',
  })
  text?: string | null;

  @IsOptional()
  @ArrayMaxSize(MAX_SELECTED)
  @IsUUID('all', { each: true })
  @Field(() => [Id], { nullable: true, description: 'These orders only, at most 100.' })
  ids?: string[] | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Field(() => Money, { nullable: true, description: 'The total is this amount or more.' })
  minTotal?: number | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Field(() => Money, { nullable: true, description: 'The total is this amount or less.' })
  maxTotal?: number | null;
}

/** The filter as queries know it. */
export function filterOf(input: AdminOrderFilter | null | undefined): OrderListFilter {
  const { minTotal, maxTotal, ...filter } = input ?? {};
  return { ...filter, minTotalKurus: minTotal, maxTotalKurus: maxTotal };
}

@ArgsType()
export class AdminOrdersArgs extends OmitType(OrdersArgs, ['filter'], ArgsType) {
  @IsOptional()
  @ValidateNested()
  @Type(() => AdminOrderFilter)
  @Field(() => AdminOrderFilter, { nullable: true, description: 'All orders when left out.' })
  filter?: AdminOrderFilter | null;

  @IsEnum(OrderSortEnum)
  @Field(() => OrderSortEnum, { defaultValue: 'newest', description: 'Order of the list.' })
  sort: OrderSort;
}

@ArgsType()
export class OrderNeighborsArgs extends OmitType(AdminOrdersArgs, ['skip', 'take'], ArgsType) {
  @IsUUID()
  @Field(() => Id, { description: 'The order that is shown.' })
  id: string;
}
