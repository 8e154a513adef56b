import { Field, ObjectType } from '@nestjs/graphql';
import { invoicePartyOf } from '../../../kernel/invoice-party/invoice-party.js';
import { InvoicePartyType } from '../../../kernel/invoice-party/invoice-party.type.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { Buyer } from '../history/order.events.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';

const ERASED_BUYER: Buyer = { name: '', email: '', phone: '', ...invoicePartyOf({}) };

@ObjectType({ description: 'Who ordered, by the data of that time; empty texts once the buyer was erased.' })
export class OrderBuyer extends InvoicePartyType {
  @Field(() => Id, { nullable: true, description: 'Id of the customer; null for a guest.' })
  id: string | null;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => String, { description: 'Where the confirmation went.' })
  email: string;

  @Field(() => String, { description: 'Phone number, as typed.' })
  phone: string;
}

export function buyerOf({ customerId, buyer }: OrderSnapshot): OrderBuyer {
  return { id: customerId, ...(buyer ?? ERASED_BUYER) };
}
