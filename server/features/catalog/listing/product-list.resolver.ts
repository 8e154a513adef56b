import { Args, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../../kernel/actor/audience.js';
import { type ContextHolder, LazyRequestContext } from '../../../kernel/actor/request-context.js';
import { CachedByVersion } from '../../../kernel/data-version/cached-by-version.js';
import { Product } from '../products/product.type.js';
import { MissedSearches } from '../search/missed-searches.js';
import { type ProductFilter, ProductListArgs } from './product-list.input.js';
import { ProductFacets, ProductList, Suggestions } from './product-list.type.js';
import { type ListedProducts, ProductListService } from './product-list.service.js';
import { ProductSuggestions } from './product.suggestions.js';

@Public()
@Resolver(() => ProductList)
export class ProductListResolver {
  constructor(
    private readonly productLists: ProductListService,
    private readonly productSuggestions: ProductSuggestions,
    private readonly missedSearches: MissedSearches,
  ) {}

  @CachedByVersion()
  @Query(() => ProductList, { description: 'One page of the public products that match a filter.' })
  async products(
    @Args() { filter, sort, skip, take }: ProductListArgs,
    @LazyRequestContext() holder: ContextHolder,
  ): Promise<ListedProducts> {
    const list = await this.productLists.list({ filter: filter ?? {}, sort: sort ?? null, skip, take });
    const isMissed = list.total === 0 && skip === 0;
    if (isMissed && filter && isOfTextAlone(filter)) await this.countMissed(filter.text, holder);
    return list;
  }

  @CachedByVersion()
  @Query(() => Suggestions, {
    description: 'While typing: a few products, categories and brands; empty for fewer than two letters.',
  })
  suggestions(
    @Args('text', { type: () => String, description: 'What was typed so far.' }) text: string,
    @Args('take', { type: () => Int, defaultValue: 6, description: 'Maximum number of each kind.' })
    take: number,
  ): Promise<Suggestions> {
    return this.productSuggestions.suggest(text, take);
  }

  @ResolveField(() => [Product], { description: 'The products of this page.' })
  items(@Parent() list: ListedProducts): Promise<Product[]> {
    return list.products();
  }

  @ResolveField(() => [Product], {
    description:
      'When no product matches: those whose SKU or model is one character away from the search text, at most 5.',
  })
  similarPartNumbers(@Parent() list: ListedProducts): Promise<Product[]> {
    return list.similarPartNumbers();
  }

  @ResolveField(() => ProductFacets, { description: 'What could be filtered further.' })
  facets(@Parent() list: ListedProducts): ProductFacets {
    return list.facets();
  }

  /** Who searches is asked here alone, which keeps the result out of the cache: the next such search is counted as well. */
  private async countMissed(text: string, holder: ContextHolder): Promise<void> {
    const { staff, actor } = await holder.requestContext();
    if (!staff && actor.kind !== 'program') this.missedSearches.record(text);
  }
}

/** Whether nothing but a text was asked for: with a filter beside it the shop may have it nevertheless. */
function isOfTextAlone(filter: ProductFilter): filter is ProductFilter & { text: string } {
  const { text, ...others } = filter;
  const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  return Boolean(text) && !Object.values(others).some(isSet);
}
