import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deleteEnded, type Sweeper } from '../sweeping/sweeper.js';
import { JobKinds } from './job-kinds.js';

/** Jobs that ended long ago. A failed one stays while staff may begin it again, which its kind decides. */
@Injectable()
export class JobSweeper implements Sweeper {
  readonly what = 'jobs';

  constructor(private readonly kinds: JobKinds) {}

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'job',
      where: `finished_at < now() - interval '90 days' AND (status <> 'failed' OR kind <> ALL($1))`,
      values: [this.kinds.repeatable],
      limit,
    });
  }
}
