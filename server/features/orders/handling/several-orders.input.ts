import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { ClearableText } from '../../../kernel/input/input-fields.js';
import { OrderVersionInput } from './order-decision.input.js';

const MAX_REASON = 2_000;
const MAX_ORDERS = 100;

@InputType({ isAbstract: true })
abstract class SeveralOrdersInput {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ORDERS)
  @ArrayUnique(({ orderId }: OrderVersionInput) => orderId)
  @ValidateNested({ each: true })
  @Type(() => OrderVersionInput)
  @Field(() => [OrderVersionInput], { description: '1 to 100 orders, each once.' })
  orders: OrderVersionInput[];
}

@InputType({ isAbstract: true })
export abstract class AnnouncedOrdersInput extends SeveralOrdersInput {
  @ClearableText({ maxLength: MAX_REASON, description: 'Reason; the buyers can read it.' })
  reason?: string | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the buyers are mailed about it; as orderMailSwitches says when left out.',
  })
  notifyBuyer?: boolean | null;
}

@InputType({
  description: 'Orders whose last change was a slip, each at the version of that change.',
})
export class UndoOrderChangesInput extends SeveralOrdersInput {}
