import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RecordedFact } from '../../kernel/queue/fact.js';
import { OutboxAdmin } from '../../kernel/queue/outbox.admin.js';
import { reactionGivenUp } from '../../kernel/queue/outbox.facts.js';
import { type Reaction, ReactsTo } from '../../kernel/queue/reaction.js';
import { orderNumber } from '../orders/index.js';
import type { NoticeKind } from './notice.kinds.js';
import { NoticeWriter } from './notice.writer.js';

const { type: REACTION_GIVEN_UP } = reactionGivenUp('');

/** A notice about an event of an order. */
const noticeOfOrder = (kind: NoticeKind, { type, subjectId, version, recordedAt }: RecordedFact) => ({
  kind,
  source: `${type}.${subjectId}.${version}`,
  subjectId,
  label: orderNumber(subjectId),
  happenedAt: recordedAt,
});

@ReactsTo('OrderPlaced', { name: 'notice-of-placed-order' })
@Injectable()
export class PlacedOrderNotice implements Reaction {
  constructor(private readonly notices: NoticeWriter) {}

  react(fact: RecordedFact, transaction: EntityManager): Promise<void> {
    return this.notices.add(transaction, noticeOfOrder('order_placed', fact));
  }
}

/** Staff know of what they cancel themselves. */
@ReactsTo('OrderCancelled', {
  name: 'notice-of-cancelled-order',
  when: ({ actor }) => actor.kind === 'customer' || actor.kind === 'guest',
})
@Injectable()
export class CancelledOrderNotice implements Reaction {
  constructor(private readonly notices: NoticeWriter) {}

  react(fact: RecordedFact, transaction: EntityManager): Promise<void> {
    return this.notices.add(transaction, noticeOfOrder('order_cancelled', fact));
  }
}

/** One notice for each time a job is given up, unless it was retried before staff could see it. */
@ReactsTo(REACTION_GIVEN_UP, { name: 'notice-of-failed-job' })
@Injectable()
export class FailedJobNotice implements Reaction {
  constructor(
    private readonly notices: NoticeWriter,
    private readonly outbox: OutboxAdmin,
  ) {}

  async react({ type, subjectId }: RecordedFact, transaction: EntityManager): Promise<void> {
    const job = await this.outbox.findDead(Number(subjectId));
    if (!job) return;
    await this.notices.add(transaction, {
      kind: 'job_failed',
      source: `${type}.${subjectId}.${job.deadAt.toISOString()}`,
      subjectId,
      label: job.reaction,
      happenedAt: job.deadAt,
    });
  }
}

/** The reactions of this wing. */
export const NOTICE_REACTIONS = [PlacedOrderNotice, CancelledOrderNotice, FailedJobNotice];
