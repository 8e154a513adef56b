import { Injectable } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { QUOTES } from '../commands/quote.category.js';
import { QuoteFiles } from '../files/quote-files.js';
import { sendQuoteMessage } from '../history/quote.decider.js';

/** What buyers write to the shop, with the files that belong to it. */
@Injectable()
export class QuoteMessages {
  constructor(
    private readonly runner: CommandRunner,
    private readonly files: QuoteFiles,
  ) {}

  /** @throws QUOTE_FILE_GONE */
  async send(
    { id, cause }: { id: string; cause: Cause },
    { message, fileIds }: { message: string; fileIds: readonly string[] },
  ): Promise<void> {
    await this.runner.inTransaction(cause, async (work) => {
      const stream = await work.load(QUOTES, id);
      const claimed = await this.files.claim(work.transaction, id, fileIds);
      const sent = { side: 'buyer', message, ...claimed, isBuyerNotified: false } as const;
      work.append(stream, sendQuoteMessage(sent, stream.state()));
    });
  }
}
