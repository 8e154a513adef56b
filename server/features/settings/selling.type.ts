import { Field, ObjectType } from '@nestjs/graphql';
import { registerValueEnum } from '../../kernel/scalars/value-enum.js';
import type { PaymentMethodSetting } from './selling.document.js';

/** How an order is paid, with the name people read. */
export const PAYMENT_METHOD_NAMES = {
  bank_transfer: 'Banka Havalesi',
  credit_card: 'Kredi Kartı',
  cash_on_delivery: 'Kapıda Ödeme',
} as const satisfies Record<PaymentMethodSetting['method'], string>;

export const PaymentMethodEnum = registerValueEnum({
  name: 'PaymentMethod',
  description:
    'How an order is paid; each value with the name people read. For a card payment the shop contacts the buyer: it never asks for card numbers here.',
  values: PAYMENT_METHOD_NAMES,
});

@ObjectType({ description: 'A carrier that staff choose when an order is sent off.' })
export class Carrier {
  @Field(() => String, { description: 'Its name, as buyers read it.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where a parcel is looked up; its number ends the address. Null leads nowhere.',
  })
  trackingAddress: string | null;

  @Field(() => String, { nullable: true, description: 'VKN, ten digits.' })
  taxNumber: string | null;
}

@ObjectType({ description: 'A way to pay, and what buyers read about it.' })
export class PaymentMethodSettings {
  @Field(() => PaymentMethodEnum, { description: 'Which.' })
  method: PaymentMethodSetting['method'];

  @Field(() => Boolean, { description: 'One that is off is refused at checkout (PAYMENT_METHOD_OFF).' })
  enabled: boolean;

  @Field(() => String, { description: 'What it means, beside it at checkout.' })
  description: string;

  @Field(() => String, { description: 'What to do, once the order is placed.' })
  instructions: string;
}
