import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, IsString, MaxLength, Min, ValidateNested } from 'class-validator';
import {
  ClearableLine,
  OptionalCount,
  OptionalFlag,
  OptionalLine,
  OptionalLines,
  OptionalText,
} from '../../../kernel/input/input-fields.js';
import { MAX_LENGTH } from '../drafts/field-bounds.js';
import { IsOneLine } from '../../../kernel/input/typed-text.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';

const {
  word: MAX_NAME,
  sentence: MAX_SENTENCE,
  categoryDescription: MAX_DESCRIPTION,
  slug: MAX_ADDRESS,
} = MAX_LENGTH;
const MAX_ID = 100;
const MAX_PLACE = 1_000_000;

/** The id of a category or picture, or null. */
const OptionalId = (description: string) => (target: object, name: string) => {
  IsOptional()(target, name);
  IsOneLine()(target, name);
  MaxLength(MAX_ID)(target, name);
  Field(() => Id, { nullable: true, description })(target, name);
};

@InputType({ description: 'Fields of a category; what is left out stays as it is.' })
export class CategoryInput {
  @OptionalLine({ maxLength: MAX_NAME, description: 'As shown.' })
  name?: string | null;

  @ClearableLine({
    maxLength: MAX_ADDRESS,
    description: 'Its address below /kategori/; made from the name of a new one. The one before leads here.',
  })
  slug?: string | null;

  @OptionalFlag('Whether the address may be a former one of another, whose redirect then ends.')
  takesFormerSlug?: boolean | null;

  @OptionalText({ maxLength: MAX_DESCRIPTION, description: 'A few sentences for visitors.' })
  description?: string | null;

  @OptionalId('Its picture; null for none.')
  pictureId?: string | null;

  @OptionalId('The main category it belongs to; null for a main one.')
  parentId?: string | null;

  @OptionalFlag('A passive category is hidden from visitors, with its products and subcategories.')
  isActive?: boolean | null;

  @OptionalCount({
    min: 0,
    max: MAX_PLACE,
    description: 'Place among its siblings, lowest first; a new one stands last.',
  })
  sortOrder?: number | null;

  @ClearableLine({ maxLength: MAX_SENTENCE, description: 'Title in search results; null clears it.' })
  seoTitle?: string | null;

  @ClearableLine({ maxLength: MAX_SENTENCE, description: 'Sentence in search results; null clears it.' })
  seoDescription?: string | null;

  @OptionalLines({ maxCount: 100, maxLength: MAX_NAME, description: 'Keywords for search engines.' })
  seoKeywords?: string[] | null;
}

@InputType({ description: 'A category at one of its versions.' })
export class CategoryVersionInput {
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_ID)
  @Field(() => Id, { description: 'The category.' })
  id: string;

  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'The version its author saw: VERSION_CONFLICT when it is another.' })
  expectedVersion: number;
}

@InputType({ description: 'A category at one of its versions, and what changes in it.' })
export class UpdateCategoryInput extends CategoryVersionInput {
  @ValidateNested()
  @Type(() => CategoryInput)
  @Field(() => CategoryInput, { description: 'Only what changes has to be given.' })
  category: CategoryInput;
}

@InputType({ description: 'A category at one of its versions, and where it stands from now on.' })
export class MoveCategoryInput extends CategoryVersionInput {
  @OptionalId('The main category it belongs to; null for a main one.')
  parentId?: string | null;

  @OptionalId('The sibling it comes before; null for the last place.')
  beforeId?: string | null;
}
