import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsEnum,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  ClearableLine,
  NeededLine,
  OptionalLine,
  OptionalCount,
  OptionalMoney,
  OptionalPart,
} from '../../../kernel/input/input-fields.js';
import { MAX_LENGTH, MAX_PARTS } from '../drafts/field-bounds.js';
import { IsOneLine } from '../../../kernel/input/typed-text.js';
import { MaxLength } from 'class-validator';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { AttributeKind, DocumentKind } from '../drafts/product.draft.js';
import { DocumentKindEnum } from '../documents/product-document.type.js';
import { AttributeTypeEnum } from '../products/product.type.js';

export const MAX_STOCK = 2_147_483_647;
export const MAX_PRICE_KURUS = 90_000_000_000;
const { word: MAX_WORD, sentence: MAX_SENTENCE, url: MAX_URL } = MAX_LENGTH;

@InputType({
  description:
    'A change of the stock: what staff saw and what they make of it. STOCK_CHANGED when orders changed it meanwhile.',
})
export class StockChangeInput {
  @OptionalCount({ min: 0, max: MAX_STOCK, description: 'Units seen; null for a new product or choice.' })
  from?: number | null;

  @IsInt()
  @Min(0)
  @Max(MAX_STOCK)
  @Field(() => Int, { description: 'Units from now on.' })
  to: number;
}

@InputType({ description: 'A line of the data sheet.' })
export class TechnicalSpecInput {
  @NeededLine({ maxLength: MAX_WORD, description: 'Name of the spec: Kapasite.' })
  name: string;

  @NeededLine({ maxLength: MAX_SENTENCE, description: 'The value as written: 1.250,5.' })
  value: string;

  @ClearableLine({ maxLength: MAX_WORD, description: 'Unit of the value: kW.' })
  unit?: string | null;

  @ClearableLine({ maxLength: MAX_WORD, description: 'Heading of its group in the specification table.' })
  group?: string | null;
}

@InputType({ description: 'A choice of a group; what is left out stays as it is.' })
export class VariationInput {
  @IsOptional()
  @IsUUID()
  @Field(() => Id, { nullable: true, description: 'Of the choice it edits; left out for a new one.' })
  id?: string | null;

  @NeededLine({ maxLength: MAX_WORD, description: 'As shown; once in its group.' })
  name: string;

  @ClearableLine({ maxLength: MAX_WORD, description: 'A colour code, a size; the name without one.' })
  value?: string | null;

  @OptionalMoney({
    min: -MAX_PRICE_KURUS,
    max: MAX_PRICE_KURUS,
    description: 'Signed net difference to the base price; null is a price on request; 0 for a new one.',
  })
  price?: number | null;

  @OptionalPart(() => StockChangeInput, 'Only where the stock changes.')
  stock?: StockChangeInput | null;

  @ClearableLine({ maxLength: MAX_WORD, description: 'Stock keeping unit of the choice.' })
  sku?: string | null;
}

@InputType({ description: 'A group of choices, with all of its choices in their order.' })
export class AttributeInput {
  @IsOptional()
  @IsUUID()
  @Field(() => Id, { nullable: true, description: 'Of the group it edits; left out for a new one.' })
  id?: string | null;

  @NeededLine({ maxLength: MAX_WORD, description: 'What is chosen: Malzeme; once in a product.' })
  name: string;

  @IsOptional()
  @IsEnum(AttributeTypeEnum)
  @Field(() => AttributeTypeEnum, { nullable: true, description: 'SELECT for a new one.' })
  type?: AttributeKind | null;

  @IsArray()
  @ArrayMaxSize(MAX_PARTS.variations)
  @ValidateNested({ each: true })
  @Type(() => VariationInput)
  @Field(() => [VariationInput], { description: 'One that is missing is removed; the first is the default.' })
  variations: VariationInput[];
}

@InputType({ description: 'A picture of a product: one of the shop, or an address that was never fetched.' })
export class ProductPictureInput {
  @IsOptional()
  @IsOneLine()
  @MaxLength(MAX_WORD)
  @Field(() => Id, { nullable: true, description: 'Id of a picture uploaded to POST /admin/gorsel.' })
  pictureId?: string | null;

  @ClearableLine({ maxLength: MAX_URL, description: 'The address, of one that came by an import.' })
  source?: string | null;

  @OptionalLine({
    maxLength: MAX_SENTENCE,
    description: 'What it shows, for those who do not see it; as before when left out.',
  })
  alt?: string | null;
}

@InputType({ description: 'A file that belongs to a product.' })
export class ProductDocumentInput {
  @IsOneLine()
  @IsNotEmpty()
  @MaxLength(MAX_WORD)
  @Field(() => Id, { description: 'Id of a PDF uploaded to POST /admin/belge.' })
  fileId: string;

  @IsEnum(DocumentKindEnum)
  @Field(() => DocumentKindEnum, { description: 'What it is.' })
  kind: DocumentKind;

  @Matches(/^[a-z]{2}$/)
  @Field(() => String, { description: 'Language as two letters of ISO 639: tr.' })
  language: string;

  @NeededLine({ maxLength: MAX_WORD, description: 'As shown.' })
  title: string;
}
