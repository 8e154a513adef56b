import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { errorSummary } from './error-summary.js';
import { type BegunAttempt, type OutboxJob, OutboxRows } from './outbox.rows.js';
import { Reactions } from './reactions.js';
import { MAX_ATTEMPTS } from './retry-pause.js';

/** Makes one attempt at one row of the outbox. */
@Injectable()
export class ReactionRunner {
  private readonly log = new Logger(ReactionRunner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: OutboxRows,
    private readonly reactions: Reactions,
  ) {}

  async run(job: OutboxJob): Promise<void> {
    if (job.attempts >= MAX_ATTEMPTS) return this.rows.bury(job.outboxId);
    const attempt = await this.rows.begin(job);
    if (!attempt) return;
    try {
      await this.react(attempt);
    } catch (error) {
      const { outboxId, reaction, attempt: number } = attempt;
      this.log.warn({ err: error, outboxId, reaction, attempt: number, msg: 'a reaction failed' });
      await this.rows.fail(attempt, errorSummary(error));
    }
  }

  /** The row is closed first: it stays locked until the effect commits with it, and nobody else begins it. */
  private async react(attempt: BegunAttempt): Promise<void> {
    const reaction = this.reactions.named(attempt.reaction);
    await this.dataSource.transaction(async (manager) => {
      if (await this.rows.close(manager, attempt)) await reaction.react(attempt.subjectId, manager);
    });
  }
}
