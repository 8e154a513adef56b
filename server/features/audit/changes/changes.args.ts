import { ArgsType, Field, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { Position } from '../../../kernel/scalars/position.scalar.js';

const MAX_LIMIT = 500;
const DEFAULT_LIMIT = 100;
const MAX_CATEGORIES = 20;

@ArgsType()
export class ChangesArgs {
  @IsInt()
  @Min(0)
  @Field(() => Position, {
    defaultValue: 0,
    description: 'The `nextAfter` of the previous response; 0 begins with the first change of the shop.',
  })
  after: number;

  @IsInt()
  @Min(1)
  @Max(MAX_LIMIT)
  @Field(() => Int, {
    defaultValue: DEFAULT_LIMIT,
    description: `Maximum number of changes, 1 to ${MAX_LIMIT}.`,
  })
  limit: number;

  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_CATEGORIES)
  @IsString({ each: true })
  @Field(() => [String], {
    nullable: true,
    description: 'The categories to read, such as `order`; without it, all that the caller may read.',
  })
  categories?: string[] | null;
}
