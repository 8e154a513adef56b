import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { ProductListArgs } from '../../catalog/index.js';
import { BoughtProductList, KnownProduct, OwnNumberMatch } from './known-product.type.js';
import { KnownProducts } from './known-products.service.js';

/** What a customer knows of the catalog already, asked for beside pages and searches that are the same for everybody. */
@Public()
@Resolver()
export class KnownProductsResolver {
  constructor(private readonly known: KnownProducts) {}

  @Query(() => [KnownProduct], {
    nullable: true,
    description:
      'Products that the signed-in customer bought before, the last one first, or has a part number of their own for; null for everybody else.',
  })
  async knownProducts(@CurrentContext() { actor }: RequestContext): Promise<KnownProduct[] | null> {
    return actor.kind === 'customer' && actor.id !== null ? this.known.of(actor) : null;
  }

  @Query(() => BoughtProductList, {
    nullable: true,
    description:
      'One page of the products on sale that the signed-in customer bought before, filtered and sorted as `products`; null for everybody else.',
  })
  async boughtProducts(
    @Args() request: ProductListArgs,
    @CurrentContext() { actor }: RequestContext,
  ): Promise<BoughtProductList | null> {
    return actor.kind === 'customer' && actor.id !== null ? this.known.listBought(actor, request) : null;
  }

  @Query(() => [OwnNumberMatch], {
    description:
      'Products that the signed-in customer means by a part number of their own, at most 5; empty for everybody else.',
  })
  ownNumberMatches(
    @Args('text', { type: () => String, description: 'What was typed: the number, or how it begins.' })
    text: string,
    @CurrentContext() { actor }: RequestContext,
  ): Promise<OwnNumberMatch[]> {
    return this.known.byOwnNumber(actor, text);
  }
}
