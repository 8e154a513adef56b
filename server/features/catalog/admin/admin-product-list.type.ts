import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ListOf } from '../../../kernel/listing/list.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Picture } from '../pictures/picture.type.js';
import { AdminProductFields } from './admin-product.type.js';

@ObjectType({ description: 'A product in the list of staff and programs.' })
export class AdminProductRow extends AdminProductFields {
  @Field(() => Picture, { nullable: true, description: 'The main picture; null without one.' })
  picture: Picture | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Units of its choices in stock, of the group that has the fewest: no more are delivered from stock. Null when no group is counted.',
  })
  choiceStock: number | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;
}

@ObjectType({
  description: 'One page of all products; archived ones only where the filter asks for them.',
})
export class AdminProductList extends ListOf(AdminProductRow) {}
