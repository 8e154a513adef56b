import { ArgsType, Field } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { MAX_SEARCH } from '../listing/order-list.input.js';

@ArgsType()
export class AdminOrderSuggestionsArgs {
  @IsString()
  @MaxLength(MAX_SEARCH)
  @Field(() => String, {
    description:
      'What was typed so far, at most 100 characters; its words are those of AdminOrderFilter.text.',
  })
  text: string;
}
