import { Injectable } from '@nestjs/common';
import { v4 as randomId } from 'uuid';
import type { Cause } from '../../../kernel/actor/cause.js';
import { isUniqueViolation, withRetry } from '../../../kernel/database/transaction-retry.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import type { Claim } from '../../../kernel/request-keys/request-keys.js';
import { ConsentLedger } from '../../consents/index.js';
import { QUOTES } from '../commands/quote.category.js';
import { QuoteFiles } from '../files/quote-files.js';
import { noteQuote, requestQuote } from '../history/quote.decider.js';
import type { QuoteBuyer, QuoteRequested, QuoteTexts } from '../history/quote.events.js';

/** A request that is to be recorded: nothing of it is erased yet. */
export interface QuoteRequest extends Omit<QuoteRequested, 'number' | 'buyer' | 'texts'> {
  buyer: QuoteBuyer;
  texts: QuoteTexts;
}

interface Recording {
  cause: Cause;
  claim: Claim;
  fileIds?: readonly string[];
  /** Of staff who write it down; none where it is empty. */
  note?: string;
}

/** Records requests of buyers, and those that staff write down. */
@Injectable()
export class RequestRecorder {
  constructor(
    private readonly runner: CommandRunner,
    private readonly files: QuoteFiles,
    private readonly consents: ConsentLedger,
  ) {}

  /**
   * @returns the id of the quote
   * @throws QUOTE_FILE_GONE
   */
  record(request: QuoteRequest, recording: Recording): Promise<string> {
    return withRetry(() => this.recordAs(randomId(), request, recording), {
      isRetryable: (error) => isUniqueViolation(error, 'quote_number'),
    });
  }

  private async recordAs(
    id: string,
    request: QuoteRequest,
    { cause, claim, fileIds = [], note = '' }: Recording,
  ): Promise<string> {
    const { customerId, buyer, texts, marketingConsent: text } = request;
    const subject = customerId === null ? { email: buyer.email } : { userId: customerId };
    await this.runner.inTransaction(cause, async (work) => {
      await claim(work.transaction, id);
      const consent = text && { quoteId: id, context: cause, buyer, text };
      if (consent) await this.consents.recordWithQuote(work.transaction, consent);
      const { files, fileNames } = await this.files.claimFor(work.transaction, id, fileIds);
      const stream = await work.start(QUOTES, { id, subject });
      const requested = requestQuote(id, { ...request, files, texts: { ...texts, fileNames } });
      work.append(stream, [...requested, ...noteQuote({ note })]);
    });
    return id;
  }
}
