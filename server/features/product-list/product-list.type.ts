import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Money } from '../../kernel/money/money.scalar.js';
import { Brand, Category, Product } from '../catalog/index.js';

@ObjectType({ description: 'A category and how many products it leaves.' })
export class CategoryFacet {
  @Field(() => Category, { description: 'The category.' })
  category: Category;

  @Field(() => Int, { description: 'Products in it and below it, with every filter but that of categories.' })
  count: number;

  @Field(() => [CategoryFacet], { description: 'Its subcategories, in their order.' })
  children: CategoryFacet[];
}

@ObjectType({ description: 'A brand and how many products it leaves.' })
export class BrandFacet {
  @Field(() => Brand, { description: 'The brand.' })
  brand: Brand;

  @Field(() => Int, { description: 'Its products, with every filter but that of brands.' })
  count: number;
}

@ObjectType({ description: 'Each facet counts with every filter but its own.' })
export class ProductFacets {
  @Field(() => [CategoryFacet], {
    description: 'Main categories that leave a product or are filtered by, in their order.',
  })
  categories: CategoryFacet[];

  @Field(() => [BrandFacet], {
    description: 'Brands that leave a product or are filtered by, in Turkish order.',
  })
  brands: BrandFacet[];

  @Field(() => Int, { description: 'Products in stock.' })
  inStock: number;

  @Field(() => Int, { description: 'New products.' })
  isNew: number;

  @Field(() => Money, {
    nullable: true,
    description: 'Lowest published net price of what the other filters leave; nothing when none has a price.',
  })
  lowestPrice: number | null;

  @Field(() => Money, {
    nullable: true,
    description:
      'Highest published net price of what the other filters leave; nothing when none has a price.',
  })
  highestPrice: number | null;
}

@ObjectType({ description: 'One page of a list and what stands beside it.' })
export class ProductList {
  @Field(() => Int, { description: 'Public products of the whole catalogue (0 = nothing was added yet).' })
  catalogTotal: number;

  @Field(() => Int, { description: 'Products the filter leaves, on all pages.' })
  total: number;

  @Field(() => String, {
    nullable: true,
    description: 'When nothing matched exactly: the text that was searched instead.',
  })
  correctedText: string | null;
}

@ObjectType({ description: 'What the catalogue has to offer to somebody typing.' })
export class Suggestions {
  @Field(() => [Product], { description: 'A few products, best first.' })
  products: Product[];

  @Field(() => [Category], { description: 'Categories whose name holds the text.' })
  categories: Category[];

  @Field(() => [Brand], { description: 'Brands whose name holds the text.' })
  brands: Brand[];
}
