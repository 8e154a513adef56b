import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import {
  OptionalDecimal,
  OptionalFlag,
  OptionalMoney,
  OptionalPart,
} from '../../../kernel/input/input-fields.js';
import { IsOneLine } from '../../../kernel/input/typed-text.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { MAX_PRICE_KURUS } from './product-parts.input.js';
import { ProductVersionInput } from './product.input.js';

/** As many as a request holds: it may have 100,000 bytes. */
const MAX_CHANGED = 1_000;
const MAX_ID = 100;
const LEAST_PERCENT = -99;
const MOST_PERCENT = 1_000;
const MAX_ROUNDING_KURUS = 100_000;

@InputType({
  description:
    'How prices change: by percent or by an amount, then rounded. Prices on request stay what they are.',
})
export class PriceChangeInput {
  @OptionalDecimal({
    min: LEAST_PERCENT,
    max: MOST_PERCENT,
    description: 'Percent of the price and of what its choices add: 12.5 makes ₺100 ₺112,50.',
  })
  percent?: number | null;

  @OptionalMoney({ min: -MAX_PRICE_KURUS, max: MAX_PRICE_KURUS, description: 'Added to the price.' })
  amount?: number | null;

  @OptionalMoney({
    min: 1,
    max: MAX_ROUNDING_KURUS,
    description:
      'Rounded half-up to a multiple of this, what choices add to a lira at most; 1 when left out.',
  })
  roundTo?: number | null;
}

@InputType({ description: 'The same change of several products; what is left out stays as it is.' })
export class ProductChangeInput {
  @OptionalPart(() => PriceChangeInput, 'How the price changes.')
  price?: PriceChangeInput | null;

  @IsOptional()
  @IsOneLine()
  @MaxLength(MAX_ID)
  @Field(() => Id, { nullable: true, description: 'The category they move to.' })
  categoryId?: string | null;

  @OptionalFlag('Whether they count as available.')
  inStock?: boolean | null;

  @OptionalFlag('Shown as YENİ.')
  isNew?: boolean | null;

  @OptionalFlag('Shown as ÖNE ÇIKAN.')
  isFeatured?: boolean | null;

  @OptionalFlag('Out of sale, or on sale again.')
  isArchived?: boolean | null;
}

@InputType({ isAbstract: true })
abstract class SeveralProductsInput {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_CHANGED)
  @ArrayUnique(({ id }: ProductVersionInput) => id)
  @ValidateNested({ each: true })
  @Type(() => ProductVersionInput)
  @Field(() => [ProductVersionInput], { description: '1 to 1,000 products, each once.' })
  products: ProductVersionInput[];
}

@InputType({ description: 'Several products, each at its version, and the change of all of them.' })
export class ChangeProductsInput extends SeveralProductsInput {
  @ValidateNested()
  @Type(() => ProductChangeInput)
  @Field(() => ProductChangeInput, { description: 'What changes in each.' })
  change: ProductChangeInput;
}

@InputType({ description: 'Products whose last change was a slip, each at the version of that change.' })
export class UndoProductChangesInput extends SeveralProductsInput {}
