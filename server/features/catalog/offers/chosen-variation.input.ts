import { applyDecorators } from '@nestjs/common';
import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, ValidateNested } from 'class-validator';
import { Id } from '../../../kernel/scalars/id.scalar.js';

const MAX_CHOICES = 100;

@InputType({ description: 'A choice in one group of variations.' })
export class ChosenVariationInput {
  @Field(() => Id, { description: 'The group.' })
  @IsString()
  attributeId: string;

  @Field(() => Id, { description: 'What was chosen in it.' })
  @IsString()
  variationId: string;
}

/** A field of an input that says what is chosen of a product. */
export const ChosenVariations = () =>
  applyDecorators(
    Field(() => [ChosenVariationInput], {
      nullable: true,
      description: 'Groups not named take their first variation.',
    }),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(MAX_CHOICES),
    ValidateNested({ each: true }),
    Type(() => ChosenVariationInput),
  );
