import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, Min, ValidateNested } from 'class-validator';
import { ChosenVariation } from '../offers/index.js';

const MAX_CHOICES = 100;

@InputType({ description: 'What is put into the cart.' })
export class AddToCartInput {
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

  @Field(() => Int, {
    description: 'Added to what the cart holds; the line is raised to the minimum and cut at 99999.',
  })
  @IsInt()
  @Min(1)
  quantity: number;
}
