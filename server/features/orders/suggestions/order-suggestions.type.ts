import { Field, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Order } from '../api/order.type.js';

@ObjectType({
  description:
    'Somebody who ordered, known by their e-mail address, by the data of their newest order that was found.',
})
export class SuggestedBuyer {
  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Company; null for a consumer.' })
  company: string | null;

  @Field(() => String, { description: 'E-mail address; a search for it in the list of orders finds theirs.' })
  email: string;

  @Field(() => String, { description: 'Phone number, as it was typed.' })
  phone: string;

  @Field(() => DateTime, { description: 'When that order was placed.' })
  orderedAt: Date;
}

@ObjectType({ description: 'Orders and buyers that a text may stand for.' })
export class AdminOrderSuggestions {
  @Field(() => [Order], {
    description:
      'At most 6: first those whose number begins with the text, then those that adminOrders finds by it, newest first. Of a text that more than 5,000 orders have, those among the newest 1,000 are taken, or where there are none, some of the others.',
  })
  orders: Order[];

  @Field(() => [SuggestedBuyer], {
    description:
      'At most 5 whose name, company, e-mail address or phone number has the words: buyers of the newest 100 orders that are found, newest first, each e-mail address once.',
  })
  buyers: SuggestedBuyer[];
}
