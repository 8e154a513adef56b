import { Injectable } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { RequestKeys } from '../../../kernel/request-keys/request-keys.js';
import { QUOTES } from '../commands/quote.category.js';
import { QuoteFiles } from '../files/quote-files.js';
import { sendQuoteMessage } from '../history/quote.decider.js';

/** A message as its writer sends it. */
interface WrittenMessage {
  message: string;
  files?: readonly string[] | null;
  idempotencyKey?: string | null;
}

/** What buyers and shop write to each other, with the files that belong to it. */
@Injectable()
export class QuoteMessages {
  constructor(
    private readonly runner: CommandRunner,
    private readonly files: QuoteFiles,
    private readonly keys: RequestKeys,
  ) {}

  /** @throws REQUEST_CONFLICT, QUOTE_BUYER_ERASED, QUOTE_FILE_GONE */
  async send(
    { id, cause, side }: { id: string; cause: Cause; side: 'buyer' | 'shop' },
    { message, files, idempotencyKey: key }: WrittenMessage,
  ): Promise<void> {
    const body = { id, side, message, files };
    await this.keys.once({ actor: cause.actor, key, what: 'message', body }, (claim) =>
      this.runner.inTransaction(cause, async (work) => {
        await claim(work.transaction, id);
        const stream = await work.load(QUOTES, id);
        const claimed = await this.files.claimFor(work.transaction, id, files ?? []);
        // Those who wrote need no mail about it.
        const sent = { side, message, ...claimed, isBuyerNotified: side === 'shop' };
        work.append(stream, sendQuoteMessage(sent, stream.state()));
        return id;
      }),
    );
  }
}
