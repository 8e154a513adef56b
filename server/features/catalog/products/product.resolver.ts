import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../../kernel/actor/audience.js';
import { Seo } from '../../settings/index.js';
import { CatalogService } from './catalog.service.js';
import { ProductDocumentType } from '../documents/product-document.type.js';
import { Picture } from '../pictures/picture.type.js';
import { DirectField } from './direct-field.js';
import { type ProductDetails, ProductLoadersByOperation } from './product.loaders.js';
import type { RelatedProducts } from './product.parts.js';
import { PriceCalculation, Product, ProductAttribute, TechnicalSpec } from './product.type.js';

const MAX_SIMILAR = 12;
const TAKE_RELATED = { type: () => Int, defaultValue: 12, description: 'How many at most.' };
const FIRST = { type: () => Int, nullable: true, description: 'Return only the first N.' };

interface Leading {
  first?: number | null;
}

/** On a page of 24 products these fields are resolved a hundred times: they take what GraphQL gives. */
@Public()
@Resolver(() => Product)
export class ProductResolver {
  constructor(
    private readonly catalog: CatalogService,
    private readonly loaders: ProductLoadersByOperation,
  ) {}

  @ResolveField(() => String, { description: 'Running text; blank lines separate paragraphs. May be empty.' })
  async description(product: Product, _args: unknown, operation: object): Promise<string> {
    return (await this.details(product, operation)).description;
  }

  @ResolveField(() => String, { nullable: true, description: 'Free text: 2 yıl.' })
  async warranty(product: Product, _args: unknown, operation: object): Promise<string | null> {
    return (await this.details(product, operation)).warranty;
  }

  @ResolveField(() => [String], { description: 'What it has, a sentence each.' })
  async features(product: Product, _args: unknown, operation: object): Promise<string[]> {
    return (await this.details(product, operation)).features;
  }

  @ResolveField(() => [String], { description: 'Where it is used, a sentence each.' })
  async applications(product: Product, _args: unknown, operation: object): Promise<string[]> {
    return (await this.details(product, operation)).applications;
  }

  @ResolveField(() => Seo, { description: 'Title, description and keywords for search engines.' })
  async seo(product: Product, _args: unknown, operation: object): Promise<Seo> {
    const { seoTitle, seoDescription, seoKeywords } = await this.details(product, operation);
    return { title: seoTitle, description: seoDescription, keywords: seoKeywords };
  }

  @ResolveField(() => [Picture], { description: 'In their order; first gives only the leading ones.' })
  @DirectField()
  async pictures(
    product: Product,
    @Args('first', FIRST) { first }: Leading,
    operation: object,
  ): Promise<Picture[]> {
    return leading(await this.loaders.of(operation).pictures.load(product.id), first);
  }

  @ResolveField(() => [TechnicalSpec], {
    description: 'In the order of the data sheet; first gives only the leading ones.',
  })
  @DirectField()
  technicalSpecs(product: Product, @Args('first', FIRST) { first }: Leading): TechnicalSpec[] {
    return leading(product.specs, first);
  }

  @ResolveField(() => [ProductAttribute], { description: 'Groups of choices in their order.' })
  attributes(product: Product, _args: unknown, operation: object): Promise<ProductAttribute[]> {
    return this.loaders.of(operation).attributes.load(product.id);
  }

  @ResolveField(() => Int, {
    description:
      'Units in stock at the last change of the catalog; orders lower the stock without changing this.',
  })
  stockQuantity(@Parent() product: Product, @Context() operation: object): Promise<number> {
    return this.loaders.of(operation).stock.load(product.id);
  }

  @ResolveField(() => PriceCalculation, {
    description: 'Net, tax and gross of one unit with the default variations (the first of every group).',
  })
  price(product: Product, _args: unknown, operation: object): Promise<PriceCalculation> {
    return this.catalog.priceOf(product, 1, this.loaders.of(operation));
  }

  @ResolveField(() => PriceCalculation, {
    description: 'Net, tax and gross of the smallest order, with the default variations.',
  })
  minOrderPrice(product: Product, _args: unknown, operation: object): Promise<PriceCalculation> {
    return this.catalog.priceOf(product, product.minOrderQuantity, this.loaders.of(operation));
  }

  @ResolveField(() => [Product], { description: 'Other products of the same category, at most 12.' })
  similar(
    @Parent() product: Product,
    @Args('take', { type: () => Int, defaultValue: 4, description: 'How many, at most 12.' }) take: number,
    @Context() operation: object,
  ): Promise<Product[]> {
    const within = Math.min(Math.max(take, 0), MAX_SIMILAR);
    return this.loaders.of(operation).similar.load({ product, take: within });
  }

  @ResolveField(() => [ProductDocumentType], {
    description: 'Data sheets, drawings and the like, in their order.',
  })
  documents(product: Product, _args: unknown, operation: object): Promise<ProductDocumentType[]> {
    return this.loaders.of(operation).documents.load(product.id);
  }

  @ResolveField(() => Product, { nullable: true, description: 'What replaces it; null while it is hidden.' })
  async successor(product: Product, _args: unknown, operation: object): Promise<Product | null> {
    return (await this.related(product, operation)).successor[0] ?? null;
  }

  @ResolveField(() => [Product], { description: 'Public products that serve instead of it, in their order.' })
  async equivalents(
    @Parent() product: Product,
    @Args('take', TAKE_RELATED) take: number,
    @Context() operation: object,
  ): Promise<Product[]> {
    return leading((await this.related(product, operation)).equivalent, take);
  }

  @ResolveField(() => [Product], { description: 'Its public spare parts, in their order.' })
  async spareParts(
    @Parent() product: Product,
    @Args('take', TAKE_RELATED) take: number,
    @Context() operation: object,
  ): Promise<Product[]> {
    return leading((await this.related(product, operation)).spare_part, take);
  }

  private related({ id }: Product, operation: object): Promise<RelatedProducts> {
    return this.loaders.of(operation).related.load(id);
  }

  private async details({ id }: Product, operation: object): Promise<ProductDetails> {
    return (await this.loaders.of(operation).details.load(id)) ?? GONE;
  }
}

/** For a product that was deleted between two reads of one operation. */
const GONE: ProductDetails = {
  description: '',
  warranty: null,
  features: [],
  applications: [],
  seoTitle: null,
  seoDescription: null,
  seoKeywords: [],
};

function leading<Item>(items: Item[], first: number | null | undefined): Item[] {
  return first === null || first === undefined ? items : items.slice(0, Math.max(first, 0));
}
