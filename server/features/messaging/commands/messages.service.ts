import { Injectable } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { MessageFiles } from '../files/message-files.js';
import {
  answerMessage,
  changeMessageStatus,
  noteMessage,
  openMessage,
  replyToMessage,
} from '../history/message.decider.js';
import type { MessageEvent, SentFiles } from '../history/message.events.js';
import type { MessageState } from '../history/message.state.js';
import type { MessageStatus } from '../history/message.statuses.js';
import { MESSAGES } from './message.category.js';

/** A text as it is sent, with the ids of its files. */
interface SentText {
  text: string;
  files?: readonly string[] | null;
}

interface Decision {
  id: string;
  cause: Cause;
  expectedVersion?: number | null;
}

/** What staff do with a message, one method per intention. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly runner: CommandRunner,
    private readonly files: MessageFiles,
  ) {}

  /** Two members of staff who open a message at once mark it once: the second finds it read. */
  open(decision: Decision): Promise<void> {
    return this.decide(decision, openMessage);
  }

  /** @throws VERSION_CONFLICT, MESSAGE_REPLY_BLANK, MESSAGE_SENDER_ERASED, MESSAGE_FILE_GONE */
  reply(decision: Decision, { text, files }: SentText): Promise<void> {
    return this.send(decision, files, (sent, message) => replyToMessage({ text, ...sent }, message));
  }

  /** @throws MESSAGE_SENDER_ERASED, MESSAGE_FILE_GONE */
  answer(decision: Decision, { files, ...answer }: SentText & { responseDueAt: string }): Promise<void> {
    return this.send(decision, files, (sent, message) => answerMessage({ ...answer, ...sent }, message));
  }

  /** @throws MESSAGE_SENDER_ERASED */
  note(decision: Decision, note: string): Promise<void> {
    return this.decide(decision, (message) => noteMessage({ note }, message));
  }

  /** @throws VERSION_CONFLICT */
  changeStatus(decision: Decision, to: MessageStatus): Promise<void> {
    return this.decide(decision, (message) => changeMessageStatus({ to }, message));
  }

  /** What is written becomes an event together with its files, or neither is. */
  private async send(
    { id, cause, expectedVersion }: Decision,
    files: readonly string[] | null | undefined,
    decide: (sent: SentFiles, message: MessageState) => MessageEvent[],
  ): Promise<void> {
    await this.runner.inTransaction(cause, async (work) => {
      const stream = await work.load(MESSAGES, id, expectedVersion);
      const sent = await this.files.claimIfAny(work.transaction, id, files);
      work.append(stream, decide(sent, stream.state()));
    });
  }

  private async decide(
    { id, cause, expectedVersion }: Decision,
    decide: (message: MessageState) => MessageEvent[],
  ): Promise<void> {
    await this.runner.handle({ source: MESSAGES, id, cause, expectedVersion, decide });
  }
}
