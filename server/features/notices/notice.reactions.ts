import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { jobFailed } from '../../kernel/jobs/jobs.facts.js';
import { Jobs } from '../../kernel/jobs/jobs.js';
import type { RecordedFact } from '../../kernel/queue/fact.js';
import { OutboxAdmin } from '../../kernel/queue/outbox.admin.js';
import { reactionGivenUp } from '../../kernel/queue/outbox.facts.js';
import { type Reaction, ReactsTo } from '../../kernel/queue/reaction.js';
import { AuditVerifications, historyVerified } from '../audit/index.js';
import { importFinished, ImportRuns } from '../import/index.js';
import { LowStock } from '../catalog/index.js';
import { OrderedProducts, orderNumber } from '../orders/index.js';
import { SettingsService } from '../settings/index.js';
import { isOutcome, type NoticeKind } from './notice.kinds.js';
import { NoticeWriter } from './notice.writer.js';
import { ComplaintNotice, MessageAnswerNotice, MessageNotice } from './message-notice.reactions.js';
import { QuoteNotice } from './quote-notice.reactions.js';

const { type: REACTION_GIVEN_UP } = reactionGivenUp('');
const { type: JOB_FAILED } = jobFailed('');
const { type: HISTORY_VERIFIED } = historyVerified('');
const { type: IMPORT_FINISHED } = importFinished('');

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

@ReactsTo('OrderPaymentNoticeGiven', { name: 'notice-of-payment-notice' })
@Injectable()
export class PaymentNoticeNotice implements Reaction {
  constructor(private readonly notices: NoticeWriter) {}

  react(fact: RecordedFact, transaction: EntityManager): Promise<void> {
    return this.notices.add(transaction, noticeOfOrder('payment_notice', fact));
  }
}

/** One notice for each withdrawal that buyers declare. */
@ReactsTo('WithdrawalDeclared', { name: 'notice-of-withdrawal' })
@Injectable()
export class WithdrawalNotice implements Reaction {
  constructor(private readonly notices: NoticeWriter) {}

  react(fact: RecordedFact, transaction: EntityManager): Promise<void> {
    return this.notices.add(transaction, noticeOfOrder('withdrawal_declared', fact));
  }
}

/**
 * One notice for each product that an order left few of, until it is restocked: then it has another version. Later orders and
 * cancellations add none, so that a product which sells daily fills no bell.
 */
@ReactsTo('OrderPlaced', { name: 'notice-of-low-stock' })
@Injectable()
export class LowStockNotice implements Reaction {
  constructor(
    private readonly notices: NoticeWriter,
    private readonly ordered: OrderedProducts,
    private readonly stock: LowStock,
    private readonly settings: SettingsService,
  ) {}

  async react({ subjectId: orderId, recordedAt }: RecordedFact, transaction: EntityManager): Promise<void> {
    const { lowStockThreshold } = await this.settings.current();
    if (lowStockThreshold === null) return;
    const productIds = await this.ordered.of(transaction, orderId);
    for (const { id, name, version } of await this.stock.among(transaction, productIds, lowStockThreshold)) {
      const source = `stock_low.${id}.${version}`;
      await this.notices.add(transaction, {
        kind: 'stock_low',
        source,
        subjectId: id,
        label: name,
        happenedAt: recordedAt,
      });
    }
  }
}

/** One notice for each time a side effect is given up, unless it was retried before staff could see it. */
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

/** The same for long jobs. */
@ReactsTo(JOB_FAILED, { name: 'notice-of-failed-long-job' })
@Injectable()
export class FailedLongJobNotice implements Reaction {
  constructor(
    private readonly notices: NoticeWriter,
    private readonly jobs: Jobs,
  ) {}

  async react({ type, subjectId }: RecordedFact, transaction: EntityManager): Promise<void> {
    const job = await this.jobs.find(subjectId);
    if (job?.status !== 'failed' || !job.finishedAt) return;
    await this.notices.add(transaction, {
      kind: 'job_failed',
      source: `${type}.${subjectId}.${job.finishedAt.toISOString()}`,
      subjectId,
      label: job.kind,
      happenedAt: job.finishedAt,
    });
  }
}

/** Each end of an import, also that of its undo, for who sent the file; of what commands and programs send, each failure for all. */
@ReactsTo(IMPORT_FINISHED, { name: 'notice-of-finished-import' })
@Injectable()
export class FinishedImportNotice implements Reaction {
  constructor(
    private readonly notices: NoticeWriter,
    private readonly imports: ImportRuns,
  ) {}

  async react({ type, subjectId, recordedAt }: RecordedFact, transaction: EntityManager): Promise<void> {
    const run = await this.imports.find(subjectId);
    if (!run) return;
    const recipientId = run.uploadedByKind === 'staff' ? run.uploadedById : null;
    if (recipientId === null && run.status !== 'failed') return;
    await this.notices.add(transaction, {
      kind: 'import_finished',
      source: `${type}.${subjectId}.${recordedAt.toISOString()}`,
      subjectId,
      label: run.fileName,
      happenedAt: recordedAt,
      outcome: isOutcome(run.status) ? run.status : null,
      recipientId,
    });
  }
}

/** What a verification found: for who asked for it, and for all who may see it where the history was changed. */
@ReactsTo(HISTORY_VERIFIED, { name: 'notice-of-verification' })
@Injectable()
export class VerificationNotice implements Reaction {
  constructor(
    private readonly notices: NoticeWriter,
    private readonly verifications: AuditVerifications,
  ) {}

  async react({ type, subjectId, recordedAt }: RecordedFact, transaction: EntityManager): Promise<void> {
    const verification = await this.verifications.find(subjectId);
    if (!verification) return;
    const isBroken = verification.status === 'broken';
    await this.notices.add(transaction, {
      kind: isBroken ? 'history_broken' : 'history_intact',
      source: `${type}.${subjectId}`,
      subjectId,
      label: String((verification.events ?? 0) + (verification.entries ?? 0)),
      happenedAt: recordedAt,
      recipientId: isBroken ? null : verification.requestedById,
    });
  }
}

/** The reactions of this wing. */
export const NOTICE_REACTIONS = [
  PlacedOrderNotice,
  CancelledOrderNotice,
  PaymentNoticeNotice,
  WithdrawalNotice,
  QuoteNotice,
  MessageNotice,
  MessageAnswerNotice,
  ComplaintNotice,
  LowStockNotice,
  FailedJobNotice,
  FailedLongJobNotice,
  FinishedImportNotice,
  VerificationNotice,
];
