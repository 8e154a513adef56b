import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { QuoteLinks } from '../commands/quote.link.js';
import { Quote } from './quote.type.js';

/** Fields of a quote that depend on who reads it. */
@Public()
@Resolver(() => Quote)
export class QuoteFieldsResolver {
  constructor(private readonly links: QuoteLinks) {}

  @ResolveField(() => String, {
    nullable: true,
    description:
      'Secret token that shows the quote without an account, at /teklif/{token}, until a newer offer is sent; null for staff and programs.',
  })
  linkToken(
    @Parent() { id, offers, reader }: Quote,
    @CurrentContext() { actor }: RequestContext,
  ): string | null {
    if (reader === 'staff' || actor.kind === 'program') return null;
    // Who sends a request may have typed another person's address: an offer is for that mailbox alone.
    if (reader === 'sender' && offers.length > 0) return null;
    return this.links.tokenOf({ quoteId: id, offer: offers.length });
  }
}
