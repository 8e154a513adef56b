import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Webhook, type WebhookOffReason } from '../endpoints/webhook.entity.js';

/** Longer than one message takes; renewed with each. */
const LEASE_SECONDS = 60;

/**
 * The attempt is counted and the next scheduled before it is made, so that one which takes its process down counts, too. What
 * nobody waits for is not claimed: the newest event is behind none.
 */
const CLAIM = `
  UPDATE webhook SET claim = claim + 1, attempts = attempts + 1,
    next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
  WHERE id = (
    SELECT id FROM webhook
    WHERE off_since IS NULL AND next_attempt_at <= now() AND position < (SELECT max(position) FROM event)
    ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id`;

type Claimed = Pick<Webhook, 'id' | 'claim'>;

/** Which worker sends to which webhook, and how far it has come. All but `next` return false once the claim is another's. */
@Injectable()
export class WebhookClaims {
  constructor(private readonly dataSource: DataSource) {}

  /** Claims a webhook that has something to send; null when there is none. */
  async next(): Promise<Webhook | null> {
    const [[claimed]] = await this.dataSource.query<[{ id: string }[], number]>(CLAIM);
    return claimed ? this.dataSource.manager.findOneBy(Webhook, claimed) : null;
  }

  /** Everything up to the position was delivered; the claim goes on. */
  advance(transaction: EntityManager, claimed: Claimed, position: number): Promise<boolean> {
    return this.set(
      transaction,
      claimed,
      `position = $3, attempts = 1, last_delivered_at = now(),
       next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})`,
      [position],
    );
  }

  /** Ends the claim: nothing up to the position is left to send, and what follows is due at once. */
  finish(claimed: Claimed, position: number): Promise<boolean> {
    const { manager } = this.dataSource;
    return this.set(manager, claimed, 'position = $3, attempts = 0, next_attempt_at = now()', [position]);
  }

  /** Ends the claim until a pause is over. */
  pause(transaction: EntityManager, claimed: Claimed, seconds: number): Promise<boolean> {
    const change = 'next_attempt_at = now() + make_interval(secs => $3)';
    return this.set(transaction, claimed, change, [seconds]);
  }

  switchOff(transaction: EntityManager, claimed: Claimed, reason: WebhookOffReason): Promise<boolean> {
    return this.set(transaction, claimed, 'off_reason = $3, off_since = now()', [reason]);
  }

  private async set(
    manager: EntityManager,
    { id, claim }: Claimed,
    change: string,
    values: readonly unknown[],
  ): Promise<boolean> {
    const [, changed] = await manager.query<[unknown[], number]>(
      `UPDATE webhook SET ${change} WHERE id = $1 AND claim = $2 AND off_since IS NULL`,
      [id, claim, ...values],
    );
    return changed === 1;
  }
}
