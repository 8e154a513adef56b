import { Field, ObjectType } from '@nestjs/graphql';
import { HistoryEvent } from '../../../kernel/actor/history-event.type.js';
import { QuoteStatusEnum } from '../api/quote.enums.js';
import type { QuoteStatus } from '../history/quote.statuses.js';

@ObjectType({ description: 'One event in the history of a quote, as staff and programs see it.' })
export class QuoteHistoryEntry extends HistoryEvent {
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
}
