import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsString } from 'class-validator';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { type ChosenVariationInput, ChosenVariations } from '../offers/chosen-variation.input.js';

@InputType({ description: 'A product, variations and a quantity to price.' })
export class CalculatePriceInput {
  @Field(() => Id, { description: 'The product.' })
  @IsString()
  productId: string;

  @ChosenVariations()
  variations?: ChosenVariationInput[] | null;

  @Field(() => Int, { defaultValue: 1, description: 'Raised to the minimum of the product, cut at 99999.' })
  @IsInt()
  quantity: number;
}
