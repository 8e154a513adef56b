import { Injectable } from '@nestjs/common';
import { v4 as randomId } from 'uuid';
import type { Cause } from '../../../kernel/actor/cause.js';
import { isUniqueViolation, withRetry } from '../../../kernel/database/transaction-retry.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { MESSAGES } from '../commands/message.category.js';
import { MessageFiles } from '../files/message-files.js';
import { startMessage } from '../history/message.decider.js';
import type { StartMessageInput } from './start-message.input.js';

/** Staff write to somebody who has not written to them. */
@Injectable()
export class StartedMessages {
  constructor(
    private readonly files: MessageFiles,
    private readonly runner: CommandRunner,
  ) {}

  /**
   * @returns the id of the message
   * @throws MESSAGE_REPLY_BLANK, MESSAGE_FILE_GONE
   */
  start(input: StartMessageInput, cause: Cause): Promise<string> {
    return withRetry(() => this.startAs(randomId(), input, cause), {
      isRetryable: (error) => isUniqueViolation(error, 'message_number'),
    });
  }

  private async startAs(
    id: string,
    { name, email, subject, text, order, files }: StartMessageInput,
    cause: Cause,
  ): Promise<string> {
    await this.runner.inTransaction(cause, async (work) => {
      const sent = await this.files.claimFor(work.transaction, id, files);
      const stream = await work.start(MESSAGES, { id, subject: { email } });
      const sender = { name, email, phone: null, company: null };
      const orderNumber = order ? order.replace('#', '').toLowerCase() : null;
      work.append(stream, startMessage(id, { subject, orderNumber, sender, text, ...sent }));
    });
    return id;
  }
}
