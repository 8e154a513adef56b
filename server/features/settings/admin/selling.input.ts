import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsEnum } from 'class-validator';
import { ClearableLine, NeededLine } from '../../../kernel/input/input-fields.js';
import type { PaymentMethodSetting } from '../selling.document.js';
import { PaymentMethodEnum } from '../selling.type.js';

const MAX_CARRIER = 60;
const MAX_ADDRESS = 300;
const MAX_SENTENCE = 500;

@InputType({ description: 'A carrier that staff choose when an order is sent off.' })
export class CarrierInput {
  @NeededLine({ maxLength: MAX_CARRIER, description: 'Its name, as buyers read it.' })
  name: string;

  @ClearableLine({
    maxLength: MAX_ADDRESS,
    description: 'Where a parcel is looked up; its number ends the address. Null leads nowhere.',
  })
  trackingAddress?: string | null;

  @ClearableLine({ maxLength: MAX_CARRIER, description: 'VKN, ten digits.' })
  taxNumber?: string | null;
}

@InputType({ description: 'A way to pay, and what buyers read about it.' })
export class PaymentMethodInput {
  @IsEnum(PaymentMethodEnum)
  @Field(() => PaymentMethodEnum, { description: 'Which.' })
  method: PaymentMethodSetting['method'];

  @IsBoolean()
  @Field(() => Boolean, { description: 'One that is off is refused at checkout; one at least stays on.' })
  enabled: boolean;

  @NeededLine({ maxLength: MAX_SENTENCE, description: 'What it means, beside it at checkout.' })
  description: string;

  @NeededLine({ maxLength: MAX_SENTENCE, description: 'What to do, once the order is placed.' })
  instructions: string;
}
