import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Id } from '../scalars/id.scalar.js';

@ObjectType({ description: 'What stands beside one record in a list, and its place there.' })
export class ListNeighbors {
  @Field(() => Id, { nullable: true, description: 'The one before it; null for the first.' })
  previousId: string | null;

  @Field(() => Id, { nullable: true, description: 'The one after it; null for the last.' })
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
