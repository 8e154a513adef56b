import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import type { OrderPlaced } from '../history/order.events.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';
import { OrderChannelEnum } from './order.enums.js';

@ObjectType({ description: 'That a buyer agreed to be sent commercial messages (İYS) when they ordered.' })
export class OrderConsent {
  @Field(() => String, { description: 'Path of the page they agreed to, without the leading slash.' })
  slug: string;

  @Field(() => Int, { description: 'Version of the page.' })
  version: number;

  @Field(() => String, { description: 'SHA-256 of its Markdown, hexadecimal.' })
  hash: string;

  @Field(() => DateTime, { description: 'When they agreed: when the order was placed.' })
  givenAt: Date;

  @Field(() => OrderChannelEnum, { description: 'Where they agreed: where the order came from.' })
  source: OrderPlaced['channel'];
}

export function consentOf({ marketingConsent, createdAt, channel }: OrderSnapshot): OrderConsent | null {
  return marketingConsent && { ...marketingConsent, givenAt: createdAt, source: channel };
}
