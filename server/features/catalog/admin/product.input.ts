import { applyDecorators } from '@nestjs/common';
import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsOptional, IsUUID, MaxLength, Min, ValidateNested } from 'class-validator';
import {
  ClearableLine,
  OptionalCount,
  OptionalDecimal,
  OptionalFlag,
  OptionalLine,
  OptionalLines,
  OptionalMoney,
  OptionalPart,
  OptionalParts,
  OptionalText,
} from '../../../kernel/input/input-fields.js';
import { MAX_LENGTH, MAX_PARTS } from '../drafts/field-bounds.js';
import { IsOneLine } from '../../../kernel/input/typed-text.js';
import { MAX_QUANTITY } from '../../../kernel/money/money.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import {
  AttributeInput,
  MAX_PRICE_KURUS,
  MAX_STOCK,
  ProductDocumentInput,
  ProductPictureInput,
  StockChangeInput,
  TechnicalSpecInput,
} from './product-parts.input.js';

const {
  name: MAX_NAME,
  word: MAX_WORD,
  sentence: MAX_SENTENCE,
  description: MAX_DESCRIPTION,
  slug: MAX_ADDRESS,
} = MAX_LENGTH;
const MAX_RATING = 5;

const MAX_RELATED = 50;

/** Products that belong to another. */
const RelatedIds = (description: string) =>
  applyDecorators(
    IsOptional(),
    ArrayMaxSize(MAX_RELATED),
    IsUUID('all', { each: true }),
    Field(() => [Id], { nullable: true, description }),
  );

const words = (description: string) => ({ maxCount: MAX_PARTS.entries, maxLength: MAX_WORD, description });
const sentences = (description: string) => ({
  maxCount: MAX_PARTS.entries,
  maxLength: MAX_SENTENCE,
  description,
});

@InputType({
  description:
    'Fields of a product. What is left out stays as it is; a list that is given replaces the whole list.',
})
export class ProductInput {
  @OptionalLine({ maxLength: MAX_NAME, description: 'As shown.' })
  name?: string | null;

  @OptionalLine({ maxLength: MAX_WORD, description: 'Stock keeping unit; unique, compared without case.' })
  sku?: string | null;

  @ClearableLine({
    maxLength: MAX_ADDRESS,
    description: 'Its address below /urun/; made from the name of a new one. The one before leads here.',
  })
  slug?: string | null;

  @OptionalFlag('Whether the address may be a former one of another, whose redirect then ends.')
  takesFormerSlug?: boolean | null;

  @OptionalLine({ maxLength: MAX_WORD, description: 'Name of the brand; spellings that fold alike are one.' })
  brand?: string | null;

  @OptionalLine({ maxLength: MAX_WORD, description: 'Model of the maker.' })
  model?: string | null;

  @IsOptional()
  @IsOneLine()
  @MaxLength(MAX_WORD)
  @Field(() => Id, { nullable: true, description: 'Its category; null is «Kategorisiz».' })
  categoryId?: string | null;

  @OptionalText({ maxLength: MAX_SENTENCE, description: 'A sentence for cards and lists.' })
  shortDescription?: string | null;

  @OptionalText({ maxLength: MAX_DESCRIPTION, description: 'Blank lines separate paragraphs.' })
  description?: string | null;

  @OptionalMoney({ min: 0, max: MAX_PRICE_KURUS, description: 'Net price of one unit; 0 is on request.' })
  basePrice?: number | null;

  @OptionalPart(() => StockChangeInput, 'Only where the stock changes.')
  stock?: StockChangeInput | null;

  @OptionalFlag('Whether it counts as available.')
  inStock?: boolean | null;

  @OptionalCount({ min: 1, max: MAX_QUANTITY, description: 'Fewest units sold at once.' })
  minOrderQuantity?: number | null;

  @OptionalLine({ maxLength: MAX_WORD, description: 'What is counted: adet, metre, «0,5 metre».' })
  unit?: string | null;

  @OptionalFlag('Shown as YENİ.')
  isNew?: boolean | null;

  @OptionalFlag('Shown as ÖNE ÇIKAN.')
  isFeatured?: boolean | null;

  @OptionalFlag('Made to the measure of its buyer, who cannot withdraw (cayma) from it.')
  isMadeToMeasure?: boolean | null;

  @OptionalDecimal({ min: 0, max: MAX_RATING, description: '0 to 5.' })
  rating?: number | null;

  @OptionalCount({ min: 0, max: MAX_STOCK, description: 'Reviews behind the rating.' })
  reviewCount?: number | null;

  @ClearableLine({ maxLength: MAX_WORD, description: 'Free text: 2-3 hafta; null clears it.' })
  deliveryTime?: string | null;

  @ClearableLine({ maxLength: MAX_WORD, description: 'Free text: 2 yıl; null clears it.' })
  warranty?: string | null;

  @OptionalLines(words('CE, ISO 9001 and the like.'))
  certifications?: string[] | null;

  @OptionalLines(sentences('What it has, a sentence each.'))
  features?: string[] | null;

  @OptionalLines(sentences('Where it is used, a sentence each.'))
  applications?: string[] | null;

  @OptionalLines(words('Keywords it is also found by.'))
  tags?: string[] | null;

  @ClearableLine({ maxLength: MAX_SENTENCE, description: 'Title in search results; null clears it.' })
  seoTitle?: string | null;

  @ClearableLine({ maxLength: MAX_SENTENCE, description: 'Sentence in search results; null clears it.' })
  seoDescription?: string | null;

  @OptionalLines(words('Keywords for search engines.'))
  seoKeywords?: string[] | null;

  @OptionalParts(() => TechnicalSpecInput, {
    maxCount: MAX_PARTS.specs,
    description: 'The data sheet in its order.',
  })
  technicalSpecs?: TechnicalSpecInput[] | null;

  @OptionalParts(() => AttributeInput, {
    maxCount: MAX_PARTS.attributes,
    description: 'Groups of choices in their order.',
  })
  attributes?: AttributeInput[] | null;

  @OptionalParts(() => ProductPictureInput, {
    maxCount: MAX_PARTS.pictures,
    description: 'The first is the main one.',
  })
  pictures?: ProductPictureInput[] | null;

  @OptionalParts(() => ProductDocumentInput, { maxCount: 50, description: 'All documents in their order.' })
  documents?: ProductDocumentInput[] | null;

  @IsOptional()
  @IsUUID()
  @Field(() => Id, { nullable: true, description: 'The product that replaces it; null for none.' })
  successorId?: string | null;

  @RelatedIds('Products that serve instead of it, in their order.')
  equivalentIds?: string[] | null;

  @RelatedIds('Its spare parts, in their order.')
  sparePartIds?: string[] | null;
}

@InputType({ description: 'A product at one of its versions.' })
export class ProductVersionInput {
  @IsUUID()
  @Field(() => Id, { description: 'The product.' })
  id: string;

  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'The version its author saw: VERSION_CONFLICT when it is another.' })
  expectedVersion: number;
}

@InputType({ description: 'A product at one of its versions, and what changes in it.' })
export class UpdateProductInput extends ProductVersionInput {
  @ValidateNested()
  @Type(() => ProductInput)
  @Field(() => ProductInput, { description: 'Only what changes has to be given.' })
  product: ProductInput;
}

@InputType({ description: 'A product at one of its versions, and the earlier version it becomes again.' })
export class RestoreProductVersionInput extends ProductVersionInput {
  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'The version whose fields it gets; its stock stays.' })
  version: number;
}
