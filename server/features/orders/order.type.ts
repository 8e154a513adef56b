import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../kernel/moment/date-time.scalar.js';
import { Money } from '../../kernel/money/money.scalar.js';
import { PostalAddress } from '../../kernel/postal-address/postal-address.type.js';
import { SelectedVariation } from '../cart/index.js';
import type { OrderSnapshot } from '../order-book/index.js';
import { memberOf, OrderStatus, PaymentMethod, PaymentStatus } from './order.enums.js';
import type { TimelineReader } from './order.timeline.js';

const GUEST_ID = 'guest';

@ObjectType({ description: 'Who ordered, as he was when he did. Empty texts once his data was erased.' })
export class OrderBuyer {
  @Field(() => ID, { nullable: true, description: 'The customer; nothing for a guest.' })
  id: string | null;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => String, { description: 'Where the confirmation went.' })
  email: string;

  @Field(() => String, { description: 'As typed.' })
  phone: string;

  @Field(() => String, { nullable: true, description: 'Registered name.' })
  company: string | null;

  @Field(() => String, { nullable: true, description: 'VKN or TCKN, as typed.' })
  taxNumber: string | null;

  @Field(() => String, { nullable: true, description: 'Vergi dairesi.' })
  taxOffice: string | null;
}

@ObjectType({ description: 'One product as it was when it was ordered.' })
export class OrderLine {
  @Field(() => ID, { description: 'Order and place of the line.' })
  id: string;

  @Field(() => ID, { description: 'The product; it may not exist any more.' })
  productId: string;

  @Field(() => String, { description: 'Its name at that moment.' })
  productName: string;

  @Field(() => String, { description: 'Its brand; may be empty.' })
  brand: string;

  @Field(() => String, { description: 'Its model; may be empty.' })
  model: string;

  @Field(() => String, { description: 'Its SKU.' })
  sku: string;

  @Field(() => String, { description: 'Its slug at that moment: later ones are redirected to.' })
  slug: string;

  @Field(() => String, { description: 'What is counted: adet, metre.' })
  unit: string;

  @Field(() => String, { nullable: true, description: 'Delivery time that was promised.' })
  deliveryTime: string | null;

  @Field(() => Int, { description: 'Units.' })
  quantity: number;

  @Field(() => Int, { description: 'Units ordered above the stock.' })
  backOrdered: number;

  @Field(() => [SelectedVariation], { description: 'What was chosen, by the names of that moment.' })
  selectedVariations: SelectedVariation[];

  @Field(() => Money, { description: 'Net.' })
  unitPrice: number;

  @Field(() => Money, { description: 'Net.' })
  totalPrice: number;

  @Field(() => Int, { description: 'Basis points.' })
  taxRate: number;

  pictureIds: string[];
}

@ObjectType({ description: 'Something that happened to an order.' })
export class TimelineEntry {
  @Field(() => DateTime, { description: 'When.' })
  at: Date;

  @Field(() => String, { description: 'What, in a Turkish sentence.' })
  sentence: string;

  @Field(() => String, { description: 'Who did it: Müşteri or Mağaza.' })
  by: string;

  @Field(() => OrderStatus, { nullable: true, description: 'The status it led to.' })
  status: OrderStatus | null;

  @Field(() => String, { nullable: true, description: 'Why, in the words of who did it.' })
  note: string | null;
}

@ObjectType({ description: 'What was agreed on. It asks the catalogue nothing.' })
export class Order {
  @Field(() => ID, { description: 'Random; its first eight characters are the number.' })
  id: string;

  @Field(() => String, { description: 'What people call the order by.' })
  number: string;

  @Field(() => Int, { description: 'Counts what happened to the order.' })
  version: number;

  @Field(() => String, { description: 'Id of the customer, or guest.' })
  userId: string;

  @Field(() => OrderBuyer, { description: 'Who ordered.' })
  user: OrderBuyer;

  @Field(() => [OrderLine], { description: 'In the order they were put into the cart.' })
  items: OrderLine[];

  @Field(() => Int, { description: 'Units of all lines.' })
  itemCount: number;

  @Field(() => Money, { description: 'Net sum of the lines.' })
  subtotal: number;

  @Field(() => Money, { description: 'Rounded once, on the net sum.' })
  tax: number;

  @Field(() => Int, { description: 'Basis points.' })
  taxRate: number;

  @Field(() => Money, { description: 'Tax included.' })
  shipping: number;

  @Field(() => Money, { description: 'What is to be paid, tax included.' })
  total: number;

  @Field(() => OrderStatus, { description: 'How far it has come.' })
  status: OrderStatus;

  @Field(() => PaymentStatus, { description: 'Whether it is paid.' })
  paymentStatus: PaymentStatus;

  @Field(() => PaymentMethod, { description: 'How it is paid.' })
  paymentMethod: PaymentMethod;

  @Field(() => PostalAddress, {
    nullable: true,
    description: 'Nothing once the data of the buyer was erased.',
  })
  shippingAddress: PostalAddress | null;

  @Field(() => PostalAddress, {
    nullable: true,
    description: 'Nothing once the data of the buyer was erased.',
  })
  billingAddress: PostalAddress | null;

  @Field(() => String, { nullable: true, description: 'Words of the buyer to the shop.' })
  notes: string | null;

  @Field(() => DateTime, { description: 'When it was placed.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When something last happened to it.' })
  updatedAt: Date;

  @Field(() => Boolean, { description: 'Whether the buyer himself may still cancel it.' })
  canBeCancelled: boolean;

  /** The moment it is shown as of; nothing for now. */
  asOf: Date | null;
  reader: TimelineReader;

  static of(snapshot: OrderSnapshot, reader: TimelineReader, asOf: Date | null = null): Order {
    const { id, number, version, notes, createdAt, updatedAt } = snapshot;
    return Object.assign(new Order(), {
      ...{ id, number, version, notes, createdAt, updatedAt, asOf, reader },
      userId: snapshot.customerId ?? GUEST_ID,
      user: buyerOf(snapshot),
      items: snapshot.lines.map((line) => lineOf(id, line)),
      itemCount: snapshot.lines.reduce((count, { quantity }) => count + quantity, 0),
      subtotal: snapshot.subtotalKurus,
      tax: snapshot.taxKurus,
      taxRate: snapshot.taxRateBasisPoints,
      shipping: snapshot.shippingKurus,
      total: snapshot.totalKurus,
      status: memberOf(OrderStatus, snapshot.status),
      paymentStatus: memberOf(PaymentStatus, snapshot.paymentStatus),
      paymentMethod: memberOf(PaymentMethod, snapshot.paymentMethod),
      shippingAddress: snapshot.shippingAddress && PostalAddress.of(snapshot.shippingAddress),
      billingAddress: snapshot.billingAddress && PostalAddress.of(snapshot.billingAddress),
      canBeCancelled: snapshot.status === 'pending' && asOf === null,
    } satisfies Readonly<Order>);
  }
}

@ObjectType({ description: 'Some of the orders asked for.' })
export class OrderList {
  @Field(() => [Order], { description: 'Newest first.' })
  items: Order[];

  @Field(() => Int, { description: 'How many there are in all.' })
  total: number;
}

function buyerOf({ customerId, buyer }: OrderSnapshot): OrderBuyer {
  return {
    id: customerId,
    name: buyer?.name ?? '',
    email: buyer?.email ?? '',
    phone: buyer?.phone ?? '',
    company: buyer?.company ?? null,
    taxNumber: buyer?.taxNumber ?? null,
    taxOffice: buyer?.taxOffice ?? null,
  };
}

function lineOf(orderId: string, line: OrderSnapshot['lines'][number]): OrderLine {
  const { position, unitPriceKurus, totalPriceKurus, taxRateBasisPoints, ...rest } = line;
  return {
    ...rest,
    id: `${orderId}:${position}`,
    unitPrice: unitPriceKurus,
    totalPrice: totalPriceKurus,
    taxRate: taxRateBasisPoints,
  };
}
