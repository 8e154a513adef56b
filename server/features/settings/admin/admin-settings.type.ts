import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { CurrentRecord } from '../../../kernel/records/record-kind.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { BankAccount } from '../bank-account.type.js';
import { Carrier, PaymentMethodSettings } from '../selling.type.js';
import { CompanyIdentity } from '../company.type.js';
import { Seo } from '../seo.type.js';
import type { SiteSettings } from '../site-settings.document.js';
import { SpecialDays } from '../hours/special-days.type.js';
import { WorkingHours } from '../hours/working-hours.type.js';

@ObjectType({ description: 'Whether shipping is free from a net subtotal on.' })
class FreeShipping {
  @Field(() => Boolean, { description: 'Never free when false.' })
  enabled: boolean;

  @Field(() => Money, { description: 'Net subtotal from which it is free; 0 is always.' })
  threshold: number;
}

@ObjectType({ description: 'The most that a buyer the shop knows nothing about may order at once.' })
class OrderLimits {
  @Field(() => Int, { description: 'Units of one product.' })
  unitsPerProduct: number;

  @Field(() => Int, { description: 'Units of all products.' })
  units: number;

  @Field(() => Money, { description: 'Net.' })
  subtotal: number;
}

@ObjectType({ description: 'What the open orders of one mailbox or network may hold together.' })
class OpenOrdersLimits {
  @Field(() => Int, { description: 'Percent of the stock of a product.' })
  stockPercent: number;

  @Field(() => Money, { description: 'Sum of their totals, tax included.' })
  total: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Days after which cash on delivery is cancelled unless staff confirm it; null for never.',
  })
  cashDueDays: number | null;
}

@ObjectType({ description: 'How long the shop waits for a bank transfer.' })
class TransferPayment {
  @Field(() => Int, { description: 'Days.' })
  dueDays: number;

  @Field(() => Boolean, { description: 'Whether the shop itself cancels what is not paid by then.' })
  cancelsUnpaid: boolean;
}

@ObjectType({ description: 'The settings of the shop as staff keep them.' })
export class AdminSettings extends CompanyIdentity {
  @Field(() => Int, { description: 'Pass it as expectedVersion.' })
  version: number;

  @Field(() => String, { description: 'Name of the shop.' })
  siteName: string;

  @Field(() => String, { description: 'What the shop is, in a sentence.' })
  siteDescription: string;

  @Field(() => String, { description: 'ISO 4217 code of every price; TRY until there are exchange rates.' })
  currency: string;

  @Field(() => String, { description: 'Main e-mail address.' })
  contactEmail: string;

  @Field(() => [String], { description: 'Further addresses.' })
  otherEmails: string[];

  @Field(() => String, { description: 'Main phone number, as shown.' })
  contactPhone: string;

  @Field(() => [String], { description: 'Further numbers.' })
  otherPhones: string[];

  @Field(() => String, { nullable: true, description: 'Digits with country code; null hides WhatsApp.' })
  whatsappNumber: string | null;

  @Field(() => String, { description: 'Postal address in one line.' })
  address: string;

  @Field(() => [WorkingHours], { description: 'Opening hours by groups of days.' })
  workingHours: WorkingHours[];

  @Field(() => [SpecialDays], {
    description: 'Closed days, half days, and holidays on which the shop works.',
  })
  specialDays: SpecialDays[];

  @Field(() => FreeShipping, { description: 'When shipping is free.' })
  freeShipping: FreeShipping;

  @Field(() => Money, { description: 'Shipping of one order, tax included.' })
  shippingFee: number;

  @Field(() => Int, { description: 'Basis points: 2000 is 20 %. New orders take it.' })
  taxRate: number;

  @Field(() => Boolean, { description: 'True when orders above stock are refused.' })
  stockControl: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'As many units or fewer are low stock; null tells nobody.',
  })
  lowStockThreshold: number | null;

  @Field(() => Int, { description: 'Days after the delivery within which a consumer may withdraw.' })
  withdrawalDays: number;

  @Field(() => OrderLimits, { description: 'Of buyers without a verified e-mail and a paid order.' })
  orderLimits: OrderLimits;

  @Field(() => OpenOrdersLimits, { description: 'Of the same buyers, until an order is confirmed or paid.' })
  openOrders: OpenOrdersLimits;

  @Field(() => TransferPayment, { description: 'What a bank transfer has time for.' })
  transferPayment: TransferPayment;

  @Field(() => [Carrier], { description: 'In the order in which staff choose from them.' })
  carriers: Carrier[];

  @Field(() => [PaymentMethodSettings], { description: 'All ways to pay, those that are off too.' })
  paymentMethods: PaymentMethodSettings[];

  @Field(() => [BankAccount], { description: 'In the order in which buyers see them.' })
  bankAccounts: BankAccount[];

  @Field(() => Seo, { description: 'Of pages without their own.' })
  seo: Seo;

  static of({ version, value }: CurrentRecord<SiteSettings>): AdminSettings {
    const { freeShipping, shippingFeeKurus, taxRateBasisPoints, orderLimits, openOrders, ...same } = value;
    const { subtotalKurus, ...units } = orderLimits;
    const { totalKurus, ...openOrderTerms } = openOrders;
    return Object.assign(new AdminSettings(), {
      ...same,
      version,
      workingHours: value.workingHours.map((hours) => WorkingHours.of(hours)),
      freeShipping: { enabled: freeShipping.enabled, threshold: freeShipping.thresholdKurus },
      shippingFee: shippingFeeKurus,
      taxRate: taxRateBasisPoints,
      orderLimits: { ...units, subtotal: subtotalKurus },
      openOrders: { ...openOrderTerms, total: totalKurus },
    } satisfies Readonly<AdminSettings> & Record<'orderMails', unknown>);
  }
}
