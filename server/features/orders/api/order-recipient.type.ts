import { Field, ObjectType } from '@nestjs/graphql';
import type { OrderRecipient } from '../history/order.events.js';

@ObjectType('OrderRecipient', {
  description: 'Who takes the delivery, and what the buyer calls the place; each null when they gave none.',
})
export class OrderRecipientType implements OrderRecipient {
  @Field(() => String, { nullable: true, description: 'A building site, a depot.' })
  siteName: string | null;

  @Field(() => String, { nullable: true, description: 'Who takes the delivery.' })
  contactName: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone of that person, as typed.' })
  phone: string | null;
}
