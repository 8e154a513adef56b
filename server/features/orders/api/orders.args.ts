import { ArgsType, Field } from '@nestjs/graphql';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { ClearableText, NeededEmail } from '../../../kernel/input/input-fields.js';
import { IsOneLine, Trimmed } from '../../../kernel/input/typed-text.js';
import { FilterArgs } from '../../../kernel/listing/list.args.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { OrderFilter } from './order.input.js';

const MAX_REASON = 2_000;
const MAX_NUMBER = 50;

@ArgsType()
export class OrdersArgs extends FilterArgs(OrderFilter, 10) {}

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

  @ClearableText({ maxLength: MAX_REASON, description: 'Reason, as typed.' })
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

  @NeededEmail('E-mail address the order was placed with.')
  email: string;
}
