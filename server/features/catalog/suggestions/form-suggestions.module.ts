import { Module } from '@nestjs/common';
import { FormSuggestionsAdminResolver } from './form-suggestions.admin.resolver.js';
import { FormSuggestionQueries } from './form-suggestions.queries.js';

/** What products have in common, for forms to suggest. */
@Module({ providers: [FormSuggestionQueries, FormSuggestionsAdminResolver] })
export class FormSuggestionsModule {}
