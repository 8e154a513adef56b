import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Matches, Min } from 'class-validator';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { type ChosenVariationInput, ChosenVariations } from '../catalog/index.js';

@InputType({ description: 'A product to add to the cart.' })
export class AddToCartInput {
  @Field(() => Id, { description: 'The product.' })
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

  @Field(() => String, {
    nullable: true,
    description:
      'For browsers without a cart: a random text of theirs, 22 to 64 characters of base64url. Additions that carry the same one share one cart, even those that are sent at once; it is as secret as the cookie they answer with.',
  })
  @IsOptional()
  @Matches(/^[\w-]{22,64}$/)
  browserKey?: string | null;
}
