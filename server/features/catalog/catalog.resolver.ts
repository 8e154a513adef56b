import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../kernel/audience/audience.js';
import { KeptByRevision } from '../../kernel/revision/kept-by-revision.js';
import { CalculatePriceInput } from './catalog.input.js';
import { CatalogService } from './catalog.service.js';
import { CatalogSummary } from './catalog.type.js';
import { Category } from './category.type.js';
import { ProductLoading } from './product.loaders.js';
import { PriceCalculation, Product } from './product.type.js';

@Public()
@Resolver()
export class CatalogResolver {
  constructor(
    private readonly catalog: CatalogService,
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

  @Query(() => PriceCalculation, {
    description:
      'What a product costs with the chosen variations, and how many there are: read anew for every call.',
  })
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
