import { ArgsType, Field, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsReachableEmail } from '../../../kernel/input/contact.js';
import { EmptyToNull, IsOneLine, IsPlainLines, Trimmed } from '../../../kernel/input/typed-text.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { OrderFilter } from './order.input.js';

const MAX_TAKE = 100;
const MAX_REASON = 2_000;
const MAX_NUMBER = 50;

@ArgsType()
export class OrdersArgs {
  @IsOptional()
  @ValidateNested()
  @Type(() => OrderFilter)
  @Field(() => OrderFilter, { nullable: true, description: 'All orders when left out.' })
  filter?: OrderFilter | null;

  @IsInt()
  @Min(0)
  @Field(() => Int, { defaultValue: 0, description: 'How many to skip, at most 10,000.' })
  skip: number;

  @IsInt()
  @Min(1)
  @Max(MAX_TAKE)
  @Field(() => Int, { defaultValue: 10, description: 'How many to return, at most 100.' })
  take: number;
}

@ArgsType()
export class CancelOwnOrderArgs {
  @IsOptional()
  @IsString()
  @Field(() => Id, { nullable: true, description: 'Id of an order of the signed-in customer.' })
  id?: string | null;

  @IsOptional()
  @IsString()
  @Field(() => String, { nullable: true, description: 'Or the token of the tracking link.' })
  token?: string | null;

  @EmptyToNull()
  @IsOptional()
  @IsPlainLines()
  @MaxLength(MAX_REASON)
  @Field(() => String, { nullable: true, description: 'Reason, as typed.' })
  reason?: string | null;
}

@ArgsType()
export class RequestOrderLinkArgs {
  @Trimmed()
  @IsOneLine()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_NUMBER)
  @Field(() => String, { description: 'Number of the order, with or without #.' })
  number: string;

  @Trimmed()
  @IsNotEmpty()
  @IsReachableEmail()
  @Field(() => String, { description: 'E-mail address the order was placed with.' })
  email: string;
}
