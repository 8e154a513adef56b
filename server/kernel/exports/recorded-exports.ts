import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../actor/cause.js';
import { AuditLog } from '../audit-log/audit-log.js';
import { RunningExports } from './running-exports.js';

/** Hands the file over; resolves with whether all of it was taken, and never rejects. */
export type SendFile = (file: Readable) => Promise<boolean>;

/** What the audit log says at the end. */
export interface ExportProgress {
  /** Of every page that was written, even if its reader went away before it arrived. */
  rows: number;
  /** False when its reader went away, lost their session or their permission, or took too long, and when the process ended. */
  isComplete: boolean;
}

interface BegunExport {
  /** What was asked for, as the audit log has it. */
  asked?: Readonly<Record<string, unknown>>;
  /** Counts the rows that it writes. */
  file: (progress: ExportProgress) => AsyncIterable<Buffer>;
}

interface RequestedExport {
  /** As the audit log names it: `order-export`. */
  name: string;
  cause: Cause;
  /** Reads what has to be there before anything is sent. */
  begin: () => Promise<BegunExport>;
}

type RecordedAs = Cause & { name: string; subject: string };

/** Sends files that are written while they are taken: a bounded number at once, each with its begin and end in the audit log. */
@Injectable()
export class RecordedExports implements OnModuleDestroy {
  private readonly log = new Logger(RecordedExports.name);
  readonly running = new RunningExports();

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** The process closes its server only once no request is open, which a reader could hold up, and the pool after that. */
  onModuleDestroy(): Promise<void> {
    return this.running.end();
  }

  /**
   * The audit log says who began it and what they asked for, and how many rows were written, also when nobody read them. After
   * fifteen minutes the file is broken off.
   *
   * @throws EXPORTS_RUNNING, SERVICE_BUSY, UNAVAILABLE; after an error of `begin` nothing was sent or recorded
   */
  send({ name, cause, begin }: RequestedExport, sendFile: SendFile): Promise<void> {
    return this.running.run(cause.actor.id ?? '', async (signal) => {
      const recordedAs = { ...cause, name, subject: `${name} ${randomUUID()}` };
      const { asked, file } = await begin();
      await this.record(recordedAs, 'started', asked);
      const progress: ExportProgress = { rows: 0, isComplete: false };
      const content = Readable.from(file(progress), { objectMode: false, signal });
      // It may be broken off before anybody listens to it, and that is no uncaught error.
      content.on('error', () => undefined);
      // Not in the file itself, which does nothing at the end unless somebody began to read it.
      const isTaken = await sendFile(content);
      progress.isComplete = isTaken && content.errored === null;
      await this.recordEnd(recordedAs, progress);
    });
  }

  /** The file has left: an error is only logged. A second attempt might record the end twice. */
  private async recordEnd(recordedAs: RecordedAs, progress: ExportProgress): Promise<void> {
    try {
      await this.record(recordedAs, 'ended', { ...progress });
    } catch (error) {
      this.log.error({ err: error, requestId: recordedAs.requestId, ...progress });
    }
  }

  private record(
    { name, ...entry }: RecordedAs,
    what: 'started' | 'ended',
    after?: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    return this.dataSource.transaction((transaction) =>
      this.audit.add(transaction, { ...entry, what: `${name}-${what}`, ...(after && { after }) }),
    );
  }
}
