import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsString, Min } from 'class-validator';
import { type ChosenVariation, ChosenVariations } from '../offers/index.js';

@InputType({ description: 'What is put into the cart.' })
export class AddToCartInput {
  @Field(() => ID, { description: 'The product.' })
  @IsString()
  productId: string;

  @ChosenVariations()
  variations?: ChosenVariation[] | null;

  @Field(() => Int, {
    description: 'Added to what the cart holds; the line is raised to the minimum and cut at 99999.',
  })
  @IsInt()
  @Min(1)
  quantity: number;
}
