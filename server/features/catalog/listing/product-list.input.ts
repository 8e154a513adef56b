import { ArgsType, Field, InputType, registerEnumType } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  Min,
} from 'class-validator';
import { FilterArgs } from '../../../kernel/listing/list.args.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { MAX_TEXT_LENGTH } from '../search/search.words.js';

const MAX_CHOICES = 100;

export enum ProductSort {
  NAME = 'NAME',
  PRICE_LOW = 'PRICE_LOW',
  PRICE_HIGH = 'PRICE_HIGH',
  RATING = 'RATING',
  NEWEST = 'NEWEST',
  RELEVANCE = 'RELEVANCE',
}

registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'Order of a list. Without one: RELEVANCE with a search text, else NEWEST.',
  valuesMap: {
    NAME: { description: 'By name, in Turkish order.' },
    PRICE_LOW: { description: 'Lowest price first, price on request last.' },
    PRICE_HIGH: { description: 'Highest price first, price on request last.' },
    RATING: { description: 'Best rated first.' },
    NEWEST: { description: 'Latest first.' },
    RELEVANCE: { description: 'Best match of the search text first; NEWEST without one.' },
  },
});

@InputType({
  description: 'Filters of a list, combined with and. A field left out or an empty list does not filter.',
})
export class ProductFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Search text, matched against name, descriptions, brand, model, SKU, tags and technical specs.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TEXT_LENGTH)
  text?: string | null;

  @Field(() => [String], { nullable: true, description: 'Slugs; a parent includes its subcategories.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_CHOICES)
  @IsString({ each: true })
  categories?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Brand keys.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_CHOICES)
  @IsString({ each: true })
  brands?: string[] | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Net, inclusive. Above 0 it excludes products with price on request.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  minPrice?: number | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Net, inclusive. It excludes products with price on request.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  maxPrice?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only products in stock; false does not filter.',
  })
  @IsOptional()
  @IsBoolean()
  inStock?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only new products; false does not filter.',
  })
  @IsOptional()
  @IsBoolean()
  isNew?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only featured products; false does not filter.',
  })
  @IsOptional()
  @IsBoolean()
  isFeatured?: boolean | null;
}

@ArgsType()
export class ProductListArgs extends FilterArgs(ProductFilter, 24) {
  @Field(() => ProductSort, { nullable: true, description: 'RELEVANCE with a search text, else NEWEST.' })
  @IsOptional()
  @IsEnum(ProductSort)
  sort?: ProductSort | null;
}
