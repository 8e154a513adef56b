import { Field, InputType, Int } from '@nestjs/graphql';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Money } from '../../../kernel/scalars/money.scalar.js';

export const MAX_UNITS = 1_000_000_000;
/** ₺999.999.999,99: a slip of the keyboard is told from a limit that nobody is meant to reach. */
export const MAX_KURUS = 99_999_999_999;

@InputType({ description: 'The most that a buyer the shop knows nothing about may order at once.' })
export class OrderLimitsInput {
  @IsInt()
  @Min(1)
  @Max(MAX_UNITS)
  @Field(() => Int, { description: 'Units of one product.' })
  unitsPerProduct: number;

  @IsInt()
  @Min(1)
  @Max(MAX_UNITS)
  @Field(() => Int, { description: 'Units of all products.' })
  units: number;

  @IsInt()
  @Min(0)
  @Max(MAX_KURUS)
  @Field(() => Money, { description: 'Net.' })
  subtotal: number;
}

@InputType({ description: 'What the open orders of one mailbox or network may hold together.' })
export class OpenOrdersInput {
  @IsInt()
  @Min(1)
  @Max(MAX_UNITS)
  @Field(() => Int, { description: 'Percent of the stock of a product, at most 100.' })
  stockPercent: number;

  @IsInt()
  @Min(0)
  @Max(MAX_KURUS)
  @Field(() => Money, { description: 'Sum of their totals, tax included.' })
  total: number;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_UNITS)
  @Field(() => Int, {
    nullable: true,
    description:
      'Days after which cash on delivery is cancelled unless staff confirm it, at most 60; null for never.',
  })
  cashDueDays?: number | null;
}

@InputType({ description: 'How long the shop waits for a bank transfer.' })
export class TransferPaymentInput {
  @IsInt()
  @Min(1)
  @Max(MAX_UNITS)
  @Field(() => Int, { description: 'Days, at most 60.' })
  dueDays: number;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Whether the shop itself cancels what is not paid by then.' })
  cancelsUnpaid: boolean;
}
