import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Min,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { type ChosenVariationInput, ChosenVariations } from '../catalog/index.js';
import { MAX_ADDED_LINES, MAX_LINES } from './cart.limits.js';

@InputType({ description: 'A product to add to the cart.' })
export class AddedLineInput {
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
}

@InputType({ description: 'A product to add to the cart.' })
export class AddToCartInput extends AddedLineInput {
  @Field(() => String, {
    nullable: true,
    description:
      'For browsers without a cart: a random text of theirs, 22 to 64 characters of base64url. Additions that carry the same one share one cart, even those that are sent at once; it is as secret as the cookie they answer with.',
  })
  @IsOptional()
  @Matches(/^[\w-]{22,64}$/)
  browserKey?: string | null;
}

@InputType({ description: 'Products to add to the cart at once.' })
export class AddLinesInput {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ADDED_LINES)
  @ValidateNested({ each: true })
  @Type(() => AddedLineInput)
  @Field(() => [AddedLineInput], { description: '1 to 500 lines.' })
  lines: AddedLineInput[];

  @Field(() => String, {
    nullable: true,
    description:
      'For browsers without a cart: a random text of theirs, 22 to 64 characters of base64url. Additions that carry the same one share one cart, even those that are sent at once; it is as secret as the cookie they answer with.',
  })
  @IsOptional()
  @Matches(/^[\w-]{22,64}$/)
  browserKey?: string | null;
}

@InputType({ description: 'Products that staff put into the cart of a customer.' })
export class AddToCustomerCartInput {
  @IsUUID()
  @Field(() => Id, { description: 'Account of the customer; NOT_FOUND for any other.' })
  customerId: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ValidateNested({ each: true })
  @Type(() => AddedLineInput)
  @Field(() => [AddedLineInput], { description: '1 to 200 lines.' })
  lines: AddedLineInput[];
}
