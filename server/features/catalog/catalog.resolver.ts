import { Args, Context, Int, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../kernel/audience/audience.js';
import { KeptByRevision } from '../../kernel/revision/kept-by-revision.js';
import { CalculatePriceInput, ProductFilter, ProductSort } from './catalog.input.js';
import { CatalogService } from './catalog.service.js';
import { Category } from './category.type.js';
import { CatalogSummary, ProductList, Suggestions } from './product.list.type.js';
import { type ListedProducts, ProductListing } from './product.listing.js';
import { ProductLoading } from './product.loaders.js';
import { PriceCalculation, Product } from './product.type.js';

@Public()
@Resolver()
export class CatalogResolver {
  constructor(
    private readonly catalog: CatalogService,
    private readonly listing: ProductListing,
    private readonly loading: ProductLoading,
  ) {}

  @KeptByRevision()
  @Query(() => Product, {
    nullable: true,
    description:
      'By its slug of today or of any earlier day: compare the slug of the answer and redirect. Nothing when unknown or not public.',
  })
  product(
    @Args('slug', { type: () => String, description: 'What stands below /urun/.' }) slug: string,
  ): Promise<Product | null> {
    return this.catalog.product(slug);
  }

  @KeptByRevision()
  @Query(() => ProductList, { description: 'One page of the public products a filter leaves.' })
  products(
    @Args('filter', { type: () => ProductFilter, nullable: true, description: 'What to narrow to.' })
    filter: ProductFilter | null,
    @Args('sort', {
      type: () => ProductSort,
      nullable: true,
      description: 'RELEVANCE with words, else NEWEST.',
    })
    sort: ProductSort | null,
    @Args('skip', { type: () => Int, defaultValue: 0, description: 'Products before the page.' })
    skip: number,
    @Args('take', { type: () => Int, defaultValue: 24, description: 'Products on the page, at most 100.' })
    take: number,
  ): Promise<ListedProducts> {
    return this.listing.list({ filter: filter ?? {}, sort: sort ?? null, skip, take });
  }

  @KeptByRevision()
  @Query(() => [Category], {
    description: 'Active main categories with their subcategories, in their order.',
  })
  categories(): Promise<Category[]> {
    return this.catalog.categories();
  }

  @KeptByRevision()
  @Query(() => Category, { nullable: true, description: 'By its slug of today or of any earlier day.' })
  category(
    @Args('slug', { type: () => String, description: 'What stands below /kategori/.' }) slug: string,
  ): Promise<Category | null> {
    return this.catalog.category(slug);
  }

  @KeptByRevision()
  @Query(() => Suggestions, {
    description: 'While typing: a few products, categories and brands; nothing below two letters.',
  })
  suggestions(
    @Args('text', { type: () => String, description: 'What was typed so far.' }) text: string,
    @Args('take', { type: () => Int, defaultValue: 6, description: 'Most of each kind.' }) take: number,
  ): Promise<Suggestions> {
    return this.catalog.suggestions(text, take);
  }

  @Query(() => PriceCalculation, { description: 'What a product costs with the chosen variations.' })
  calculatePrice(
    @Args('input', { type: () => CalculatePriceInput, description: 'What is to be priced.' })
    input: CalculatePriceInput,
    @Context() operation: object,
  ): Promise<PriceCalculation> {
    return this.catalog.calculatePrice(input, this.loading.of(operation));
  }

  @KeptByRevision()
  @Query(() => CatalogSummary, { description: 'Size of the public catalogue.' })
  catalogSummary(): Promise<CatalogSummary> {
    return this.catalog.summary();
  }
}
