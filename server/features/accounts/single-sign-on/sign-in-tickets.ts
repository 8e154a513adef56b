import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BrowserToken } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { seal, unseal } from '../../../kernel/keys/sealing.js';
import { deleteEnded, type Sweeper } from '../../../kernel/sweeping/sweeper.js';
import { ssoExpired } from './single-sign-on.refusals.js';

/** At the provider: people may have to look for a phone. */
const START_LIFE_MS = 10 * 60_000;
const PROOF_LIFE_MS = 5 * 60_000;
const LIFE_MS = { start: START_LIFE_MS, proof: PROOF_LIFE_MS } as const;

/** `start`: somebody was sent to the provider. `proof`: the provider proved them, and a code of the shop is still to come. */
export type TicketKind = keyof typeof LIFE_MS;

interface Ticket<Content> {
  id: string;
  /** In milliseconds. */
  expiresAt: number;
  content: Content;
}

/**
 * How far a sign-in at the provider has come, sealed in a cookie: any process can go on with it, and only once. A ticket of one kind is
 * none of the other.
 */
@Injectable()
export class SignInTickets {
  constructor(
    private readonly keys: MasterKey,
    private readonly clock: Clock,
  ) {}

  issue(kind: TicketKind, content: object): BrowserToken {
    const expiresAt = new Date(this.clock.now().getTime() + LIFE_MS[kind]);
    const ticket: Ticket<object> = { id: randomUUID(), expiresAt: expiresAt.getTime(), content };
    const sealed = seal(this.key(), Buffer.from(JSON.stringify(ticket)), placeOf(kind));
    return { token: sealed.toString('base64url'), expiresAt };
  }

  /** @throws SSO_EXPIRED for none, one of another kind, and one that is over */
  read<Content>(kind: TicketKind, token: string | null): Ticket<Content> {
    const ticket = token === null ? null : this.open<Content>(kind, token);
    if (!ticket || ticket.expiresAt < this.clock.now().getTime()) throw ssoExpired();
    return ticket;
  }

  /** @throws SSO_EXPIRED when it was used before, in any process */
  async use(transaction: EntityManager, { id, expiresAt }: Ticket<unknown>): Promise<void> {
    const rows = await transaction.query<unknown[]>(
      `INSERT INTO used_sign_in_ticket (id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id`,
      [id, new Date(expiresAt)],
    );
    if (rows.length === 0) throw ssoExpired();
  }

  private open<Content>(kind: TicketKind, token: string): Ticket<Content> | null {
    try {
      const plain = unseal(this.key(), Buffer.from(token, 'base64url'), placeOf(kind));
      return JSON.parse(plain.toString()) as Ticket<Content>;
    } catch {
      // Made up, changed, of the other kind, or sealed under another master key.
      return null;
    }
  }

  private key(): Buffer {
    return this.keys.keyFor('single-sign-on');
  }
}

const placeOf = (kind: TicketKind) => `sign-in-ticket ${kind}`;

/** Used tickets that are over: they are refused for their age. */
@Injectable()
export class SignInTicketSweeper implements Sweeper {
  readonly what = 'used sign-in tickets';

  constructor(private readonly clock: Clock) {}

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    const values = [this.clock.now()];
    return deleteEnded(transaction, {
      table: 'used_sign_in_ticket',
      where: 'expires_at < $1',
      values,
      limit,
    });
  }
}
