import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { EmptyIsNone } from '../../kernel/input/typed-text.js';
import { OrderFilter } from './order.input.js';

const MOST = 100;
const MAX_REASON = 2_000;

@ArgsType()
export class OrdersArgs {
  @IsOptional()
  @ValidateNested()
  @Type(() => OrderFilter)
  @Field(() => OrderFilter, { nullable: true, description: 'Every order when left out.' })
  filter?: OrderFilter | null;

  @IsInt()
  @Min(0)
  @Field(() => Int, { defaultValue: 0, description: 'How many to pass over.' })
  skip: number;

  @IsInt()
  @Min(1)
  @Max(MOST)
  @Field(() => Int, { defaultValue: 10, description: 'How many, at most 100.' })
  take: number;
}

@ArgsType()
export class CancelOwnOrderArgs {
  @IsOptional()
  @IsString()
  @Field(() => ID, { nullable: true, description: 'An own order of a signed-in customer.' })
  id?: string | null;

  @IsOptional()
  @IsString()
  @Field(() => String, { nullable: true, description: 'Or the secret of its link.' })
  token?: string | null;

  @EmptyIsNone()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_REASON)
  @Field(() => String, { nullable: true, description: 'Why, in own words.' })
  reason?: string | null;
}
