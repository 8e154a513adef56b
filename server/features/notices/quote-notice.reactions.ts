import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RecordedFact } from '../../kernel/queue/fact.js';
import { type AppendedEvent, type Reaction, ReactsTo } from '../../kernel/queue/reaction.js';
import { quoteNumber } from '../quotes/index.js';
import type { NoticeKind } from './notice.kinds.js';
import { NoticeWriter } from './notice.writer.js';

/** What buyers do with quotes, and what staff are notified of by it. */
const KINDS: Readonly<Record<string, NoticeKind>> = {
  QuoteRequested: 'quote_requested',
  CounterOffered: 'quote_countered',
  QuoteMessageSent: 'quote_message',
  QuoteAccepted: 'quote_accepted',
  QuoteDeclined: 'quote_declined',
};

/** Staff know of what they write and record themselves. */
function isOfBuyer({ data }: AppendedEvent): boolean {
  if ('side' in data) return data.side === 'buyer';
  if ('source' in data) return data.source === 'buyer';
  return !('channel' in data) || data.channel !== 'staff';
}

@ReactsTo(Object.keys(KINDS), { name: 'notice-of-quote', when: isOfBuyer })
@Injectable()
export class QuoteNotice implements Reaction {
  constructor(private readonly notices: NoticeWriter) {}

  async react(
    { type, subjectId, version, recordedAt }: RecordedFact,
    transaction: EntityManager,
  ): Promise<void> {
    const kind = KINDS[type];
    if (!kind) return;
    await this.notices.add(transaction, {
      kind,
      source: `${type}.${subjectId}.${version}`,
      subjectId,
      label: quoteNumber(subjectId),
      happenedAt: recordedAt,
    });
  }
}
