import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, Matches } from 'class-validator';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { Cart } from '../../cart/index.js';
import { NamedOrderInput } from '../api/named-order.input.js';

@InputType({ description: 'An order whose lines are wanted again; give the id or the token.' })
export class ReorderInput extends NamedOrderInput {
  @IsOptional()
  @Matches(/^[\w-]{22,64}$/)
  @Field(() => String, { nullable: true, description: 'For browsers without a cart: as that of addLines.' })
  browserKey?: string | null;
}

export type ReorderNoteKind =
  | 'not_added'
  | 'price_changed'
  | 'raised_to_minimum'
  | 'out_of_stock'
  | 'not_enough_stock'
  | 'unit_changed'
  | 'choice_added';

const ReorderNoteKindEnum = registerValueEnum<ReorderNoteKind>({
  name: 'ReorderNoteKind',
  description: 'How a line is sold otherwise than when it was ordered.',
  values: {
    not_added: 'It was not added: it is no product, is gone, has no published price, or found no room.',
    price_changed: 'Its price is another one today.',
    raised_to_minimum: 'The product has a minimum above the quantity that was ordered.',
    out_of_stock: 'It was added, but is out of stock.',
    not_enough_stock: 'It was added, but there is less of it.',
    unit_changed: 'Something else is counted of it today.',
    choice_added: 'It has a choice today that it did not have then; the first one was taken.',
  },
});

@ObjectType({
  description: 'What is otherwise with a line than when it was ordered; a line may have several.',
})
export class ReorderNote {
  @Field(() => Int, { description: 'Position of the line in the order, from 1.' })
  position: number;

  @Field(() => String, { description: 'Name of the product when it was ordered.' })
  productName: string;

  @Field(() => ReorderNoteKindEnum, { description: 'What is otherwise.' })
  kind: ReorderNoteKind;

  @Field(() => String, { description: 'The same as a Turkish sentence.' })
  message: string;
}

@ObjectType({ description: 'What came of ordering again.' })
export class ReorderedLines {
  @Field(() => Cart, { description: 'The cart afterwards.' })
  cart: Cart;

  @Field(() => Int, { description: 'How many lines of the order were added.' })
  addedCount: number;

  @Field(() => [ReorderNote], { description: 'Lines that are not sold as then, in their order.' })
  notes: ReorderNote[];
}
