import { Injectable } from '@nestjs/common';
import { v4 as randomId } from 'uuid';
import type { Cause } from '../../../kernel/actor/cause.js';
import { isUniqueViolation, withRetry } from '../../../kernel/database/transaction-retry.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { type Claim, RequestKeys } from '../../../kernel/request-keys/request-keys.js';
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
    private readonly keys: RequestKeys,
  ) {}

  /**
   * @returns the id of the message
   * @throws REQUEST_CONFLICT, MESSAGE_REPLY_BLANK, MESSAGE_FILE_GONE
   */
  start(input: StartMessageInput, cause: Cause): Promise<string> {
    const { idempotencyKey: key, ...body } = input;
    return this.keys.once({ actor: cause.actor, key, what: 'start-message', body }, (claim) =>
      withRetry(() => this.startAs(randomId(), input, { cause, claim }), {
        isRetryable: (error) => isUniqueViolation(error, 'message_number'),
      }),
    );
  }

  private async startAs(
    id: string,
    { name, email, subject, text, order, files }: StartMessageInput,
    { cause, claim }: { cause: Cause; claim: Claim },
  ): Promise<string> {
    await this.runner.inTransaction(cause, async (work) => {
      await claim(work.transaction, id);
      const sent = await this.files.claimIfAny(work.transaction, id, files);
      const stream = await work.start(MESSAGES, { id, subject: { email } });
      const sender = { name, email, phone: null, company: null };
      const orderNumber = order ? order.replace('#', '').toLowerCase() : null;
      work.append(stream, startMessage(id, { subject, orderNumber, sender, text, ...sent }));
    });
    return id;
  }
}
