import { Field, Int, ObjectType } from '@nestjs/graphql';
import { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { QuoteStatusEnum } from '../api/quote.enums.js';
import type { QuoteStatus } from '../history/quote.statuses.js';

export type QuoteHistoryChannel = 'panel' | 'api' | 'shop' | 'system';

const QuoteHistoryChannelEnum = registerValueEnum<QuoteHistoryChannel>({
  name: 'QuoteHistoryChannel',
  description: 'Through what something was done to a quote.',
  values: {
    panel: 'The panel.',
    api: 'A program with an API key.',
    shop: 'The shop in a browser, by the buyer.',
    system: 'The shop itself.',
  },
});

@ObjectType({ description: 'One event in the history of a quote, as staff and programs see it.' })
export class QuoteHistoryEntry {
  @Field(() => Int, { description: 'Version of the quote after it: adminQuote(id, version) shows that.' })
  version: number;

  @Field(() => String, { description: 'Type of the event, as docs/events.md lists them.' })
  type: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  at: Date;

  @Field(() => String, { description: 'What happened, as a Turkish sentence.' })
  text: string;

  @Field(() => HistoryActor, { description: 'Who did it.' })
  actor: HistoryActor;

  @Field(() => QuoteHistoryChannelEnum, { description: 'Through what it was done.' })
  channel: QuoteHistoryChannel;

  @Field(() => QuoteStatusEnum, {
    nullable: true,
    description: 'The status before; null when it changed none.',
  })
  from: QuoteStatus | null;

  @Field(() => QuoteStatusEnum, {
    nullable: true,
    description: 'The status it led to; null when it changed none.',
  })
  to: QuoteStatus | null;

  @Field(() => String, { nullable: true, description: 'Reason, as typed; null once the buyer was erased.' })
  reason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text of a note for staff; null once the buyer was erased.',
  })
  note: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the buyer was to be mailed; null for events that staff do not decide this for.',
  })
  isBuyerNotified: boolean | null;
}
