import { Field, ObjectType } from '@nestjs/graphql';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Quote } from '../api/quote.type.js';

@ObjectType({ description: 'Why one of several quotes was not changed.' })
export class QuoteRefusal {
  @Field(() => String, { description: 'Error code, as docs/errors.md lists them.' })
  code: string;

  @Field(() => String, { description: 'The same in Turkish, for people.' })
  message: string;

  @Field(() => String, { description: 'Details of the error, a JSON object.' })
  details: string;
}

@ObjectType({ description: 'What became of one of several quotes.' })
export class QuoteChangeResult {
  @Field(() => Id, { description: 'The quote.' })
  quoteId: string;

  @Field(() => Quote, {
    nullable: true,
    description: 'As it is now; null when it was not changed, or could not be read afterwards.',
  })
  quote: Quote | null;

  @Field(() => QuoteRefusal, {
    nullable: true,
    description:
      'Null when it was changed. With the code UNAVAILABLE it is not known whether it was: look at the quote again.',
  })
  refusal: QuoteRefusal | null;
}
