import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { StaticPage } from '../../content/index.js';
import { BankAccount, PaymentMethodEnum, type SiteSettings } from '../../settings/index.js';
import type { PaymentMethod } from '../history/order.statuses.js';

@ObjectType({ description: 'The most that one order may hold, and whom to call for more.' })
export class CheckoutLimits {
  @Field(() => Int, { description: 'Units of one product, on all lines together.' })
  unitsPerProduct: number;

  @Field(() => Int, { description: 'Units of all products together.' })
  units: number;

  @Field(() => Money, { description: 'Net sum of the lines.' })
  subtotal: number;

  @Field(() => String, { description: 'Phone number of the shop, as shown.' })
  phone: string;

  @Field(() => String, {
    nullable: true,
    description: 'Digits with country code, no plus; null where the shop has no WhatsApp.',
  })
  whatsappNumber: string | null;

  static of({ orderLimits, contactPhone, whatsappNumber }: SiteSettings): CheckoutLimits {
    const { unitsPerProduct, units, subtotalKurus: subtotal } = orderLimits;
    return { unitsPerProduct, units, subtotal, phone: contactPhone, whatsappNumber };
  }
}

@ObjectType({ description: 'A way to pay, as it is offered.' })
export class PaymentChoice {
  @Field(() => PaymentMethodEnum, { description: 'Which.' })
  method: PaymentMethod;

  @Field(() => String, { description: 'What it means, in a sentence or two.' })
  description: string;
}

@ObjectType({ description: 'What a buyer can choose from at checkout.' })
export class CheckoutOptions {
  @Field(() => [PaymentMethodEnum], { description: 'The first is the default.' })
  paymentMethods: PaymentMethod[];

  @Field(() => [PaymentChoice], { description: 'The same with what buyers read about them.' })
  paymentChoices: PaymentChoice[];

  @Field(() => [BankAccount], { description: 'Accounts for bank transfers.' })
  bankAccounts: BankAccount[];

  @Field(() => CheckoutLimits, {
    nullable: true,
    description:
      'Limits of an order of the caller; null for customers with a verified e-mail address or an earlier paid order, and for staff and programs that place orders.',
  })
  orderLimits: CheckoutLimits | null;

  @Field(() => StaticPage, {
    nullable: true,
    description:
      'The text by which a buyer may agree to commercial messages (İYS): optional, and never ticked beforehand. Null in a shop without it.',
  })
  marketingConsent: StaticPage | null;
}
