import { Field, InputType, Int } from '@nestjs/graphql';
import { IsBoolean, IsInt, IsOptional, IsUUID, Min } from 'class-validator';
import { ClearableText } from '../../../kernel/input/input-fields.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';

const MAX_REASON = 2_000;

@InputType({ description: 'An order that was read.' })
export class OrderVersionInput {
  @IsUUID()
  @Field(() => Id, { description: 'The order.' })
  orderId: string;

  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description: 'Version of the order that was read; VERSION_CONFLICT when the order has changed since.',
  })
  expectedVersion: number;
}

@InputType({ description: 'A decision of staff about an order they have read.' })
export class OrderDecisionInput extends OrderVersionInput {
  @ClearableText({ maxLength: MAX_REASON, description: 'Reason; the buyer can read it.' })
  reason?: string | null;
}

@InputType({ description: 'A decision of staff that the buyer may be mailed about.' })
export class AnnouncedOrderDecisionInput extends OrderDecisionInput {
  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the buyer is mailed about it; as orderMailSwitches says when left out.',
  })
  notifyBuyer?: boolean | null;
}
