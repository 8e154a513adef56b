import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.js';
import { DocumentPrinter } from './document-printer.js';
import type { PrintedDocument } from './print-document.js';

/** At a tenth of a second each, the last of them waits some five seconds. */
const MAX_WAITING = 50;

/** Writes business documents and texts as PDF, in a thread beside the one that answers requests. */
@Injectable()
export class DocumentRenderer implements OnApplicationShutdown {
  private readonly printer = new DocumentPrinter();
  private readonly limiter = new ConcurrencyLimiter({ concurrency: 1, maxWaiting: MAX_WAITING });

  /**
   * The file, some 20 kB and 100 ms for a page.
   *
   * @throws SERVICE_BUSY while fifty others wait
   */
  renderDocument(document: PrintedDocument): Promise<Buffer> {
    return this.limiter.limit(() => this.printer.print(document));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.printer.end();
  }
}
