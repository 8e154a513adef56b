import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';

const MAX_CHOICES = 100;

@InputType({ description: 'A choice in one group of variations.' })
export class ChosenVariation {
  @Field(() => ID, { description: 'The group.' })
  @IsString()
  attributeId: string;

  @Field(() => ID, { description: 'What was chosen in it.' })
  @IsString()
  variationId: string;
}

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
