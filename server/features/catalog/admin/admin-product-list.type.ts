import { Field, ObjectType } from '@nestjs/graphql';
import { ListOf } from '../../../kernel/listing/list.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Picture } from '../pictures/picture.type.js';
import { AdminProductFields } from './admin-product.type.js';

@ObjectType({ description: 'A product in the list of staff and programs.' })
export class AdminProductRow extends AdminProductFields {
  @Field(() => Picture, { nullable: true, description: 'The main picture; null without one.' })
  picture: Picture | null;

  @Field(() => Boolean, { description: 'Whether it has groups of choices, each with a stock of its own.' })
  hasChoices: boolean;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;
}

@ObjectType({
  description: 'One page of all products; archived ones only where the filter asks for them.',
})
export class AdminProductList extends ListOf(AdminProductRow) {}
