import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../kernel/actor/audience.js';
import { CachedByVersion } from '../../../kernel/data-version/cached-by-version.js';
import { CalculatePriceInput } from './catalog.input.js';
import { CatalogService } from './catalog.service.js';
import { CatalogSummary } from './catalog.type.js';
import { Category } from './category.type.js';
import { ProductLoadersByOperation } from './product.loaders.js';
import { DiscontinuedProduct, PriceCalculation, Product } from './product.type.js';

@Public()
@Resolver()
export class CatalogResolver {
  constructor(
    private readonly catalog: CatalogService,
    private readonly loaders: ProductLoadersByOperation,
  ) {}

  @CachedByVersion()
  @Query(() => Product, {
    nullable: true,
    description:
      'By its current slug or a former one: compare it with the slug returned and redirect. Null when unknown or not public.',
  })
  product(
    @Args('slug', { type: () => String, description: 'The part of the address after /urun/.' }) slug: string,
  ): Promise<Product | null> {
    return this.catalog.product(slug);
  }

  @CachedByVersion()
  @Query(() => DiscontinuedProduct, {
    nullable: true,
    description:
      'A product out of sale, by its slug or a former one. Null unless a public product replaces it.',
  })
  discontinuedProduct(
    @Args('slug', { type: () => String, description: 'The part of the address after /urun/.' }) slug: string,
  ): Promise<DiscontinuedProduct | null> {
    return this.catalog.discontinued(slug);
  }

  @CachedByVersion()
  @Query(() => [Category], {
    description: 'Active main categories with their subcategories, in their order.',
  })
  categories(): Promise<Category[]> {
    return this.catalog.categories();
  }

  @CachedByVersion()
  @Query(() => Category, {
    nullable: true,
    description: 'By its current slug or a former one. Null when unknown or not public.',
  })
  category(
    @Args('slug', { type: () => String, description: 'The part of the address after /kategori/.' })
    slug: string,
  ): Promise<Category | null> {
    return this.catalog.category(slug);
  }

  @Query(() => PriceCalculation, {
    description: 'What a product costs with the chosen variations, and how many are in stock; never cached.',
  })
  calculatePrice(
    @Args('input', {
      type: () => CalculatePriceInput,
      description: 'A product, variations and a quantity to price.',
    })
    input: CalculatePriceInput,
    @Context() operation: object,
  ): Promise<PriceCalculation> {
    return this.catalog.calculatePrice(input, this.loaders.of(operation));
  }

  @CachedByVersion()
  @Query(() => CatalogSummary, { description: 'Size of the public catalog.' })
  catalogSummary(): Promise<CatalogSummary> {
    return this.catalog.summary();
  }
}
