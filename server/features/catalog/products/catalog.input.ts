import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsString } from 'class-validator';
import { type ChosenVariationInput, ChosenVariations } from '../offers/chosen-variation.input.js';

@InputType({ description: 'A product, variations and a quantity to price.' })
export class CalculatePriceInput {
  @Field(() => ID, { description: 'The product.' })
  @IsString()
  productId: string;

  @ChosenVariations()
  variations?: ChosenVariationInput[] | null;

  @Field(() => Int, { defaultValue: 1, description: 'Raised to the minimum of the product, cut at 99999.' })
  @IsInt()
  quantity: number;
}
