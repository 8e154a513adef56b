import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { Brand, Product } from '../products/product.type.js';
import { Category } from '../products/category.type.js';

@ObjectType({ description: 'A category and how many products match in it.' })
export class CategoryFacet {
  @Field(() => Category, { description: 'The category.' })
  category: Category;

  @Field(() => Int, { description: 'Products in it and below it, with every filter but that of categories.' })
  count: number;

  @Field(() => [CategoryFacet], { description: 'Its subcategories, in their order.' })
  children: CategoryFacet[];
}

@ObjectType({ description: 'A brand and how many of its products match.' })
export class BrandFacet {
  @Field(() => Brand, { description: 'The brand.' })
  brand: Brand;

  @Field(() => Int, { description: 'Its products, with every filter but that of brands.' })
  count: number;
}

@ObjectType({ description: 'Each facet counts with every filter but its own.' })
export class ProductFacets {
  @Field(() => Boolean, {
    description:
      "True where counts of the facets are estimated from a random sample: for a search text that matches more than 1,000 products. A category or brand of few of them may then be missing. Where the list has 1,000 or fewer, only what the facet's own filter leaves out is estimated.",
  })
  areCountsEstimated: boolean;

  @Field(() => [CategoryFacet], {
    description: 'Main categories that have a matching product or are filtered by, in their order.',
  })
  categories: CategoryFacet[];

  @Field(() => [BrandFacet], {
    description: 'Brands that have a matching product or are filtered by, in Turkish order.',
  })
  brands: BrandFacet[];

  @Field(() => Int, { description: 'How many of the products are in stock.' })
  inStockCount: number;

  @Field(() => Int, { description: 'How many of the products are new.' })
  newCount: number;

  @Field(() => Money, {
    nullable: true,
    description:
      'Lowest published net price among products that match the other filters, with or without the search text where counts are estimated; null when none has a price.',
  })
  lowestPrice: number | null;

  @Field(() => Money, {
    nullable: true,
    description:
      'Highest published net price among products that match the other filters, with or without the search text where counts are estimated; null when none has a price.',
  })
  highestPrice: number | null;
}

@ObjectType({ description: 'One page of a list with its counts.' })
export class ProductList {
  @Field(() => Int, { description: 'Public products of the whole catalog; 0 while it is empty.' })
  catalogTotal: number;

  @Field(() => Int, {
    description:
      'Products that match the filter, on all pages. Those of a search text are counted up to 1,000: see isTotalExact.',
  })
  total: number;

  @Field(() => Boolean, { description: 'False when more products match than `total` says.' })
  isTotalExact: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'When nothing matched exactly: the corrected text that was searched instead.',
  })
  correctedText: string | null;
}

@ObjectType({ description: 'Suggestions while a visitor types.' })
export class Suggestions {
  @Field(() => [Product], {
    description: 'When nothing matches: products whose SKU or model is one character away from the text.',
  })
  similarPartNumbers: Product[];

  @Field(() => [Product], {
    description: 'When nothing at all matches: products of the text with one letter of a word corrected.',
  })
  correctedProducts: Product[];

  @Field(() => [Product], { description: 'A few products, best first.' })
  products: Product[];

  @Field(() => [Category], { description: 'Categories whose name contains the text.' })
  categories: Category[];

  @Field(() => [Brand], { description: 'Brands whose name contains the text.' })
  brands: Brand[];
}
