import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsString, Min } from 'class-validator';
import { type ChosenVariationInput, ChosenVariations } from '../catalog/index.js';

@InputType({ description: 'A product to add to the cart.' })
export class AddToCartInput {
  @Field(() => ID, { description: 'The product.' })
  @IsString()
  productId: string;

  @ChosenVariations()
  variations?: ChosenVariationInput[] | null;

  @Field(() => Int, {
    description:
      'Added to the quantity in the cart; the line is raised to the minimum of the product, at most 99999.',
  })
  @IsInt()
  @Min(1)
  quantity: number;
}
