import { Args, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import { QuoteMailPreviews } from './quote-mail-preview.service.js';
import { QuoteMailPreview, QuoteMailPreviewInput } from './quote-mail-preview.type.js';

/** Mails about quotes, as staff see them before they are sent. */
@BackOfficeOnly('quotes')
@Resolver()
export class QuoteMailPreviewAdminResolver {
  constructor(private readonly previews: QuoteMailPreviews) {}

  @Query(() => QuoteMailPreview, {
    description:
      'The mail that a reply, or resendQuote, would send to the buyer; nothing is changed or sent.',
  })
  quoteMailPreview(
    @Args('input', { type: () => QuoteMailPreviewInput, description: 'The quote, and the reply if any.' })
    input: QuoteMailPreviewInput,
  ): Promise<QuoteMailPreview> {
    return this.previews.preview(input);
  }
}
