import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { deleteEnded, type Sweeper } from '../../../kernel/sweeping/sweeper.js';

/** Sessions that have expired; an ended one is deleted at once. */
@Injectable()
export class SessionSweeper implements Sweeper {
  readonly what = 'sessions';

  constructor(private readonly clock: Clock) {}

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'user_session',
      where: 'expires_at < $1',
      values: [this.clock.now()],
      limit,
    });
  }
}

/** Browsers in which nobody signed in for as long as they are known. */
@Injectable()
export class KnownDeviceSweeper implements Sweeper {
  readonly what = 'known devices';

  constructor(private readonly clock: Clock) {}

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'known_device',
      where: 'expires_at < $1',
      values: [this.clock.now()],
      limit,
    });
  }
}
