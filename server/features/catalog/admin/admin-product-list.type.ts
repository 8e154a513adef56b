import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ListOf } from '../../../kernel/listing/list.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
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

@ObjectType({ description: 'The products beside one in the list of all products.' })
export class ProductNeighbors {
  @Field(() => Id, { nullable: true, description: 'The product before it; null for the first.' })
  previousId: string | null;

  @Field(() => Id, { nullable: true, description: 'The product after it; null for the last.' })
  nextId: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Its place in the list, from 1; null where it is not in it, and beyond the first 1,000.',
  })
  position: number | null;

  @Field(() => Int, { description: 'How many the list has, counted as its page counts them.' })
  total: number;

  @Field(() => Boolean, { description: 'False when there are more.' })
  isTotalExact: boolean;
}
