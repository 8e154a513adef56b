import { ArgsType, Field, InputType, OmitType, PickType } from '@nestjs/graphql';
import { ArrayMaxSize, IsInt, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import { ListArgs } from '../../../kernel/listing/list.args.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { OrderFilter } from '../api/order.input.js';

/** Characters of the text that is searched for. */
export const MAX_SEARCH = 100;
const MAX_SELECTED = 100;

export type OrderSort = 'newest' | 'oldest' | 'lowest_total' | 'highest_total';

const OrderSortEnum = registerValueEnum<OrderSort>({
  name: 'OrderSort',
  description: 'Order of a list of orders.',
  values: {
    newest: 'Placed last comes first.',
    oldest: 'Placed first comes first.',
    lowest_total: 'The smallest total comes first.',
    highest_total: 'The largest total comes first.',
  },
});

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
  @IsUUID()
  @Field(() => Id, {
    nullable: true,
    description:
      "Those of this account, and those of guests under an e-mail address that was the owner's when they were placed.",
  })
  customer?: string | null;

  @IsOptional()
  @ArrayMaxSize(MAX_SELECTED)
  @IsUUID('all', { each: true })
  @Field(() => [Id], { nullable: true, description: 'These orders only, at most 100.' })
  ids?: string[] | null;

  /** Kuruş. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Field(() => Money, { nullable: true, description: 'The total is this amount or more.' })
  minTotal?: number | null;

  /** Kuruş. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Field(() => Money, { nullable: true, description: 'The total is this amount or less.' })
  maxTotal?: number | null;
}

@ArgsType()
export class AdminOrdersArgs extends ListArgs(AdminOrderFilter, OrderSortEnum, {
  defaultSort: 'newest',
  defaultTake: 10,
}) {}

@ArgsType()
export class AdminOrderCountsArgs extends PickType(AdminOrdersArgs, ['filter'], ArgsType) {}

@ArgsType()
export class OrderNeighborsArgs extends OmitType(AdminOrdersArgs, ['skip', 'take'], ArgsType) {
  @IsUUID()
  @Field(() => Id, { description: 'The order that is shown.' })
  id: string;
}

@ArgsType()
export class CustomerSalesArgs {
  @IsUUID()
  @Field(() => Id, { description: 'The account.' })
  customer: string;
}
