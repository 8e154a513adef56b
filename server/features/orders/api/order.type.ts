import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { PostalAddress } from '../../../kernel/postal-address/postal-address.type.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { OrderPlaced } from '../history/order.events.js';
import type { HistoryPoint } from '../commands/order.history.js';
import { awaitsTransfer, type OrderSnapshot } from '../history/order.snapshot.js';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../history/order.statuses.js';
import { outstandingOf, surplusOf } from '../history/order.payments.js';
import { takesPaymentNotice } from '../history/payment-notices.js';
import { consentOf, OrderConsent } from './order-consent.type.js';
import { buyerOf, OrderBuyer } from './order-buyer.type.js';
import { lineOf, OrderLine } from './order-line.type.js';
import { OrderPayment } from './order-payment.type.js';
import { OrderRecipientType } from './order-recipient.type.js';
import { OrderReferencesType } from './order-references.type.js';
import { OrderShipment } from './order-shipment.type.js';
import { PaymentNotice } from './payment-notice.type.js';
import { OrderWithdrawal } from './withdrawal.type.js';
import { PaymentMethodEnum } from '../../settings/index.js';
import { OrderChannelEnum, OrderStatusEnum, PaymentStatusEnum } from './order.enums.js';
import { areReferencesCorrectable } from '../history/order.references.js';
import type { TimelineReader } from './order.timeline.js';

const GUEST_ID = 'guest';

@ObjectType({ description: 'An order as it was agreed on: later changes to the catalog do not affect it.' })
export class Order {
  @Field(() => Id, { description: 'Random UUID.' })
  id: string;

  @Field(() => String, { description: 'Order number: the first eight characters of the id.' })
  number: string;

  @Field(() => Int, { description: 'Number of events of the order; pass it as expectedVersion.' })
  version: number;

  @Field(() => String, { description: 'Id of the customer, or `guest`.' })
  userId: string;

  @Field(() => OrderBuyer, { description: 'Who ordered.' })
  user: OrderBuyer;

  @Field(() => [OrderLine], { description: 'Lines, in the order in which they were put into the cart.' })
  items: OrderLine[];

  @Field(() => Int, { description: 'Sum of the quantities of all lines.' })
  itemCount: number;

  @Field(() => Int, { description: 'Number of its lines.' })
  lineCount: number;

  @Field(() => Money, { description: 'Net sum of the lines.' })
  subtotal: number;

  @Field(() => Money, { description: 'Tax (KDV) on the net sum, rounded once.' })
  tax: number;

  @Field(() => Int, { description: 'Tax rate in basis points: 2000 is 20 %.' })
  taxRate: number;

  @Field(() => Money, { description: 'Shipping, tax included.' })
  shipping: number;

  @Field(() => Money, { description: 'Amount to be paid: subtotal, tax and shipping.' })
  total: number;

  @Field(() => OrderStatusEnum, { description: 'Status of the order.' })
  status: OrderStatus;

  @Field(() => PaymentStatusEnum, { description: 'PAID once all of the total was received.' })
  paymentStatus: PaymentStatus;

  @Field(() => PaymentMethodEnum, { description: 'How it is paid.' })
  paymentMethod: PaymentMethod;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Until when the money of a bank transfer is expected; null when none is awaited, or no time was announced.',
  })
  paymentDueAt: Date | null;

  @Field(() => Money, { description: 'Sum of its payments.' })
  received: number;

  @Field(() => Money, { description: 'What is missing of the total; 0 when it is paid.' })
  outstanding: number;

  @Field(() => Money, { description: 'What was received beyond the total.' })
  surplus: number;

  @Field(() => [OrderPayment], { description: 'Payments that were not taken back, oldest first.' })
  payments: OrderPayment[];

  @Field(() => [PaymentNotice], {
    description:
      'Transfers that the buyer says they have made, oldest first; no money counts until staff record it.',
  })
  paymentNotices: PaymentNotice[];

  @Field(() => Boolean, {
    description:
      'True while a transfer is awaited: the buyer can say that they have made it (giveOrderPaymentNotice).',
  })
  takesPaymentNotice: boolean;

  @Field(() => [OrderWithdrawal], { description: 'Withdrawals (cayma) from it, oldest first.' })
  withdrawals: OrderWithdrawal[];

  @Field(() => OrderShipment, {
    nullable: true,
    description: 'Null unless it is shipped, or was delivered after that.',
  })
  shipment: OrderShipment | null;

  @Field(() => PostalAddress, { nullable: true, description: 'Null once the buyer was erased.' })
  shippingAddress: PostalAddress | null;

  @Field(() => PostalAddress, { nullable: true, description: 'Null once the buyer was erased.' })
  billingAddress: PostalAddress | null;

  @Field(() => OrderRecipientType, {
    nullable: true,
    description: 'Who takes the delivery; null when the buyer named nobody, and once they were erased.',
  })
  recipient: OrderRecipientType | null;

  @Field(() => String, { nullable: true, description: 'Message of the buyer to the shop.' })
  notes: string | null;

  @Field(() => OrderReferencesType, {
    nullable: true,
    description: 'References of the buyer; null when they gave none, and once they were erased.',
  })
  references: OrderReferencesType | null;

  @Field(() => Boolean, {
    description: 'Whether the references can still be corrected: until it is sent off.',
  })
  areReferencesCorrectable: boolean;

  @Field(() => Id, { nullable: true, description: 'The quote it was made of; null for all others.' })
  quoteId: string | null;

  @Field(() => OrderChannelEnum, { description: 'Where it came from.' })
  channel: OrderPlaced['channel'];

  @Field(() => OrderConsent, {
    nullable: true,
    description: 'Null when the buyer did not agree to commercial messages with this order.',
  })
  marketingConsent: OrderConsent | null;

  @Field(() => DateTime, { description: 'When it was placed.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt: Date;

  @Field(() => Boolean, {
    description: 'True while the buyer can still cancel it (cancelOwnOrder); staff can always cancel.',
  })
  isCancellableByBuyer: boolean;

  /** What it is shown as of; null for now. */
  asOf: HistoryPoint | null;
  reader: TimelineReader;
  snapshot: OrderSnapshot;
  /** Of the tracking links that work. */
  linkVersion: number;

  static of(snapshot: OrderSnapshot, reader: TimelineReader, asOf: HistoryPoint | null = null): Order {
    return Object.assign(new Order(), {
      ...headOf(snapshot),
      asOf,
      reader,
      snapshot,
      areReferencesCorrectable: areReferencesCorrectable(snapshot),
      userId: snapshot.customerId ?? GUEST_ID,
      user: buyerOf(snapshot),
      items: snapshot.lines.map((line) => lineOf(snapshot.id, line)),
      ...countsOf(snapshot),
      ...sumsOf(snapshot),
      status: snapshot.status,
      paymentStatus: snapshot.paymentStatus,
      paymentMethod: snapshot.paymentMethod,
      paymentDueAt: awaitsTransfer(snapshot) ? snapshot.paymentDueAt : null,
      received: snapshot.receivedKurus,
      outstanding: outstandingOf(snapshot),
      surplus: surplusOf(snapshot),
      payments: snapshot.payments.map((payment) => OrderPayment.of(payment, reader)),
      paymentNotices: snapshot.paymentNotices.map((notice) => PaymentNotice.of(notice)),
      takesPaymentNotice: takesPaymentNotice(snapshot) && asOf === null,
      withdrawals: snapshot.withdrawals.map((withdrawal) => OrderWithdrawal.of(withdrawal, snapshot)),
      shipment: OrderShipment.of(snapshot),
      shippingAddress: snapshot.shippingAddress && PostalAddress.of(snapshot.shippingAddress),
      billingAddress: snapshot.billingAddress && PostalAddress.of(snapshot.billingAddress),
      marketingConsent: consentOf(snapshot),
      isCancellableByBuyer: snapshot.status === 'pending' && asOf === null,
    } satisfies Readonly<Order>);
  }
}

@ObjectType({ description: 'One page of a list of orders.' })
export class OrderList {
  @Field(() => [Order], { description: 'The orders of this page.' })
  items: Order[];

  @Field(() => Int, { description: 'Number of orders that meet the filter, on all pages.' })
  total: number;
}

function headOf(snapshot: OrderSnapshot) {
  const { id, number, version, notes, createdAt, updatedAt, linkVersion } = snapshot;
  const { recipient, references, quoteId, channel } = snapshot;
  return {
    id,
    number,
    version,
    notes,
    createdAt,
    updatedAt,
    linkVersion,
    recipient,
    references,
    quoteId,
    channel,
  };
}

const countsOf = ({ lines }: OrderSnapshot) => ({
  lineCount: lines.length,
  itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
});

const sumsOf = (snapshot: OrderSnapshot) => ({
  subtotal: snapshot.subtotalKurus,
  tax: snapshot.taxKurus,
  taxRate: snapshot.taxRateBasisPoints,
  shipping: snapshot.shippingKurus,
  total: snapshot.totalKurus,
});
