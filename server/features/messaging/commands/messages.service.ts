import { Injectable } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import {
  answerMessage,
  changeMessageStatus,
  noteMessage,
  openMessage,
  replyToMessage,
} from '../history/message.decider.js';
import type { MessageEvent } from '../history/message.events.js';
import type { MessageState } from '../history/message.state.js';
import type { MessageStatus } from '../history/message.statuses.js';
import { MESSAGES } from './message.category.js';

interface Decision {
  id: string;
  cause: Cause;
  expectedVersion?: number | null;
}

/** What staff do with a message, one method per intention. */
@Injectable()
export class MessagesService {
  constructor(private readonly runner: CommandRunner) {}

  /** Two members of staff who open a message at once mark it once: the second finds it read. */
  open(decision: Decision): Promise<void> {
    return this.decide(decision, openMessage);
  }

  /** @throws VERSION_CONFLICT, MESSAGE_REPLY_BLANK, MESSAGE_SENDER_ERASED */
  reply(decision: Decision, text: string): Promise<void> {
    return this.decide(decision, (message) => replyToMessage({ text }, message));
  }

  /** @throws MESSAGE_SENDER_ERASED */
  answer(decision: Decision, answer: { text: string; responseDueAt: string }): Promise<void> {
    return this.decide(decision, (message) => answerMessage(answer, message));
  }

  /** @throws MESSAGE_SENDER_ERASED */
  note(decision: Decision, note: string): Promise<void> {
    return this.decide(decision, (message) => noteMessage({ note }, message));
  }

  /** @throws VERSION_CONFLICT */
  changeStatus(decision: Decision, to: MessageStatus): Promise<void> {
    return this.decide(decision, (message) => changeMessageStatus({ to }, message));
  }

  private async decide(
    { id, cause, expectedVersion }: Decision,
    decide: (message: MessageState) => MessageEvent[],
  ): Promise<void> {
    await this.runner.handle({ source: MESSAGES, id, cause, expectedVersion, decide });
  }
}
