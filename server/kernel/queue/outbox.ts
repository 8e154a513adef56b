import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface OutboxEntry {
  /** Name of the reaction, as its `@ReactsTo` says. */
  reaction: string;
  /** What it is about: an id, never anything personal. */
  subjectId: string;
}

export interface OutboxCensus {
  open: number;
  dead: number;
  /** 0 when nothing is open. */
  oldestOpenSeconds: number;
}

export const OUTBOX_CHANNEL = 'outbox';

/** Side effects to be carried out once what they follow from is committed. */
@Injectable()
export class Outbox implements BeforeApplicationShutdown {
  private readonly log = new Logger(Outbox.name);
  private wakeUp: Promise<void> | undefined;
  private hints = 0;

  constructor(private readonly dataSource: DataSource) {}

  /** Adds entries in the caller's transaction; after its commit the caller calls `wake`. */
  async add(manager: EntityManager, entries: readonly OutboxEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await manager.query(
      'INSERT INTO outbox (reaction, subject_id) SELECT * FROM unnest($1::text[], $2::text[])',
      [entries.map(({ reaction }) => reaction), entries.map(({ subjectId }) => subjectId)],
    );
  }

  /**
   * Tells the workers that something was committed, so that they need not find it within a second.
   * Never inside a transaction, where it would make commits wait for each other. It is a hint: nobody waits for it, it
   * does not fail, and those given while one is on its way go out as one.
   */
  wake(): void {
    this.hints += 1;
    this.wakeUp ??= this.notify();
  }

  /** A hint that is on its way when the process ends would meet a closed pool. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.wakeUp;
  }

  private async notify(): Promise<void> {
    let told: number;
    do {
      told = this.hints;
      await this.dataSource
        .query('SELECT pg_notify($1, $2)', [OUTBOX_CHANNEL, ''])
        .catch((error: unknown) => {
          this.log.debug(`The workers could not be told: ${String(error)}`);
        });
    } while (this.hints > told);
    this.wakeUp = undefined;
  }

  /** How much is waiting, for the operators. */
  async census(): Promise<OutboxCensus> {
    const [census] = await this.dataSource.query<[OutboxCensus]>(
      `SELECT open, dead, "oldestOpenSeconds" FROM
         (SELECT count(*) AS open,
                 coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS "oldestOpenSeconds"
          FROM outbox WHERE done_at IS NULL AND dead_at IS NULL) AS open_rows,
         (SELECT count(*) AS dead FROM outbox WHERE dead_at IS NOT NULL) AS dead_rows`,
    );
    return census;
  }
}
