import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsString } from 'class-validator';
import { type ChosenVariation, ChosenVariations } from '../offers/index.js';

@InputType({ description: 'What is to be priced.' })
export class CalculatePriceInput {
  @Field(() => ID, { description: 'The product.' })
  @IsString()
  productId: string;

  @ChosenVariations()
  variations?: ChosenVariation[] | null;

  @Field(() => Int, { defaultValue: 1, description: 'Raised to the minimum of the product, cut at 99999.' })
  @IsInt()
  quantity: number;
}
