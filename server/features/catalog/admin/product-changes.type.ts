import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';

@ObjectType({ description: 'Why one of several products was not changed.' })
export class ProductRefusal {
  @Field(() => String, { description: 'Error code, as docs/errors.md lists them.' })
  code: string;

  @Field(() => String, { description: 'The same in Turkish, for people.' })
  message: string;
}

@ObjectType({ description: 'What became of one of several products.' })
export class ProductChangeResult {
  @Field(() => Id, { description: 'The product.' })
  id: string;

  @Field(() => Int, { nullable: true, description: 'Its version now; null when it was not changed.' })
  version: number | null;

  @Field(() => ProductRefusal, {
    nullable: true,
    description: 'Null when it was changed, or was so already.',
  })
  refusal: ProductRefusal | null;
}

@ObjectType({ description: 'The price of one of several products before and after a change.' })
export class PriceChangePreview {
  @Field(() => Id, { description: 'The product.' })
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => Money, { description: 'Net price of one unit now; 0 is a price on request, which stays.' })
  before: number;

  @Field(() => Money, { nullable: true, description: 'Afterwards; null when the change is refused.' })
  after: number | null;

  @Field(() => ProductRefusal, { nullable: true, description: 'Null when it can be changed.' })
  refusal: ProductRefusal | null;
}
