import { Field, ObjectType } from '@nestjs/graphql';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Order } from '../api/order.type.js';

@ObjectType({ description: 'Why one of several orders was not changed.' })
export class OrderRefusal {
  @Field(() => String, { description: 'Error code, as docs/errors.md lists them.' })
  code: string;

  @Field(() => String, { description: 'The same in Turkish, for people.' })
  message: string;

  @Field(() => String, { description: 'Details of the error, a JSON object.' })
  details: string;
}

@ObjectType({ description: 'What became of one of several orders.' })
export class OrderChangeResult {
  @Field(() => Id, { description: 'The order.' })
  orderId: string;

  @Field(() => Order, {
    nullable: true,
    description: 'As it is now; null when it was not changed, or could not be read afterwards.',
  })
  order: Order | null;

  @Field(() => OrderRefusal, {
    nullable: true,
    description:
      'Null when it was changed. With the code UNAVAILABLE it is not known whether it was: look at the order again.',
  })
  refusal: OrderRefusal | null;
}
