import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Product } from '../../catalog/index.js';

@ObjectType({
  description: 'A product that a customer bought before, or has a part number of their own for.',
})
export class KnownProduct {
  @Field(() => Id, { description: 'It may be out of sale by now.' })
  productId: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When they last ordered it; null when they never did.',
  })
  orderedAt: Date | null;

  @Field(() => [String], { description: 'Their own part numbers, as they wrote them in quotes.' })
  ownPartNumbers: string[];
}

@ObjectType({ description: 'A product on sale that a customer means by a part number of their own.' })
export class OwnNumberMatch {
  @Field(() => String, { description: 'The number as they wrote it in a quote.' })
  ownPartNumber: string;

  @Field(() => Product, { description: 'What they mean by it.' })
  product: Product;
}

@ObjectType({ description: 'One page of the products on sale that a customer bought before.' })
export class BoughtProductList {
  @Field(() => [Product], { description: 'The products of this page.' })
  items: Product[];

  @Field(() => Int, { description: 'Number of them that match the filter, on all pages.' })
  total: number;
}
