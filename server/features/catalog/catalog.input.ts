import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { ChosenVariation } from '../offers/index.js';

const MAX_CHOICES = 100;

@InputType({ description: 'What is to be priced.' })
export class CalculatePriceInput {
  @Field(() => ID, { description: 'The product.' })
  @IsString()
  productId: string;

  @Field(() => [ChosenVariation], {
    nullable: true,
    description: 'Groups not named take their first variation.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_CHOICES)
  @ValidateNested({ each: true })
  @Type(() => ChosenVariation)
  variations?: ChosenVariation[] | null;

  @Field(() => Int, { defaultValue: 1, description: 'Raised to the minimum of the product, cut at 99999.' })
  @IsInt()
  quantity: number;
}
