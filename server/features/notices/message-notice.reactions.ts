import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RecordedFact } from '../../kernel/queue/fact.js';
import { type AppendedEvent, type Reaction, ReactsTo } from '../../kernel/queue/reaction.js';
import { messageNumber } from '../messaging/index.js';
import type { NoticeKind } from './notice.kinds.js';
import { NoticeWriter } from './notice.writer.js';

const isComplaint = ({ data }: AppendedEvent): boolean => 'subject' in data && data.subject === 'complaint';

/** Notifies staff of a message. */
@ReactsTo('MessageReceived', { name: 'notice-of-message', when: (event) => !isComplaint(event) })
@Injectable()
export class MessageNotice implements Reaction {
  constructor(private readonly notices: NoticeWriter) {}

  react(fact: RecordedFact, transaction: EntityManager): Promise<void> {
    return add(this.notices, transaction, fact, 'message_received');
  }
}

/** A complaint has an earlier deadline, so it is named as one. */
@ReactsTo('MessageReceived', { name: 'notice-of-complaint', when: isComplaint })
@Injectable()
export class ComplaintNotice implements Reaction {
  constructor(private readonly notices: NoticeWriter) {}

  react(fact: RecordedFact, transaction: EntityManager): Promise<void> {
    return add(this.notices, transaction, fact, 'complaint_received');
  }
}

/** The message is new once more, and waits for staff. */
@ReactsTo('MessageAnswered', { name: 'notice-of-message-answer' })
@Injectable()
export class MessageAnswerNotice implements Reaction {
  constructor(private readonly notices: NoticeWriter) {}

  react(fact: RecordedFact, transaction: EntityManager): Promise<void> {
    return add(this.notices, transaction, fact, 'message_answered');
  }
}

async function add(
  notices: NoticeWriter,
  transaction: EntityManager,
  { type, subjectId, version, recordedAt }: RecordedFact,
  kind: NoticeKind,
): Promise<void> {
  await notices.add(transaction, {
    kind,
    source: `${type}.${subjectId}.${version}`,
    subjectId,
    label: messageNumber(subjectId),
    happenedAt: recordedAt,
  });
}
