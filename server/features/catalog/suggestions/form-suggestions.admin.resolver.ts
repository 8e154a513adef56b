import { Args, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { FormSuggestionQueries } from './form-suggestions.queries.js';
import { FormSuggestions } from './form-suggestions.type.js';

@BackOfficeOnly('catalog')
@Resolver()
export class FormSuggestionsAdminResolver {
  constructor(private readonly suggestions: FormSuggestionQueries) {}

  @Query(() => FormSuggestions, { description: 'What a form of a product suggests.' })
  productFormSuggestions(
    @Args('categoryId', { type: () => Id, nullable: true, description: 'The category of the product.' })
    categoryId: string | null,
  ): Promise<FormSuggestions> {
    return this.suggestions.of(categoryId ?? null);
  }
}
