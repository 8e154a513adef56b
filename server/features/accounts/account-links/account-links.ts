import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { generateToken, tokenHash } from '../../../kernel/keys/secret-token.js';
import type { User } from '../users/user.entity.js';
import { AccountLink, type LinkPurpose } from './account-link.entity.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const LINK_LIFE_MS = {
  reset: 30 * MINUTE_MS,
  verification: DAY_MS,
  invitation: DAY_MS,
} as const;

/** One-time links. The database stores only the hashes of their tokens. */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Requests a link whose token is generated later; returns the id, which is safe to store in a job. */
  async request(transaction: EntityManager, purpose: LinkPurpose, userId: string | null): Promise<string> {
    const now = this.clock.now();
    const id = randomUUID();
    await transaction.insert(AccountLink, { id, purpose, userId, requestedAt: now });
    return id;
  }

  /**
   * Generates the token of a requested link. Earlier tokens of the link, and all other links of the user for the same
   * purpose, stop working.
   *
   * @returns null when the link was used or has no active user
   */
  async issueToken(
    transaction: EntityManager,
    id: string,
    lifeMs: number,
  ): Promise<{ token: string; user: User; newEmail: string | null } | null> {
    const link = await transaction.findOne(AccountLink, {
      where: { id, usedAt: IsNull() },
      relations: { user: true },
    });
    if (!link?.user?.isActive) return null;
    const { purpose, user } = link;
    const token = generateToken();
    const expiresAt = new Date(this.clock.now().getTime() + lifeMs);
    await transaction.delete(AccountLink, {
      userId: user.id,
      purpose,
      id: Not(id),
      tokenHash: Not(IsNull()),
    });
    await transaction.update(AccountLink, { id }, { tokenHash: tokenHash(token), expiresAt });
    return { token, user, newEmail: link.newEmail };
  }

  /** The active user of a link that can still be used, else null. */
  async findUser(transaction: EntityManager, purpose: LinkPurpose, token: string): Promise<User | null> {
    return (await this.findUsable(transaction, purpose, token))?.user ?? null;
  }

  /** Requests a link that changes the address of an account; earlier ones stop working. */
  async requestEmailChange(transaction: EntityManager, userId: string, newEmail: string): Promise<string> {
    await this.cancel(transaction, 'email-change', userId);
    const id = await this.request(transaction, 'email-change', userId);
    await transaction.update(AccountLink, { id }, { newEmail });
    return id;
  }

  /** The address that waits for its owner to follow the link of a mail; null without one. */
  async pendingEmail(userId: string): Promise<string | null> {
    const link = await this.dataSource.manager.findOneBy(AccountLink, {
      userId,
      purpose: 'email-change',
      usedAt: IsNull(),
      requestedAt: MoreThan(new Date(this.clock.now().getTime() - LINK_LIFE_MS.verification)),
    });
    return link?.newEmail ?? null;
  }

  /** Ends the links of a user for a purpose that were not used. */
  async cancel(transaction: EntityManager, purpose: LinkPurpose, userId: string): Promise<void> {
    await transaction.delete(AccountLink, { userId, purpose, usedAt: IsNull() });
  }

  /** A link with its user, whether or not it can still be used. */
  find(transaction: EntityManager, id: string): Promise<AccountLink | null> {
    return transaction.findOne(AccountLink, { where: { id }, relations: { user: true } });
  }

  /** Marks a link as used. Of two concurrent calls only one returns true. */
  async use(transaction: EntityManager, purpose: LinkPurpose, token: string): Promise<boolean> {
    const { affected } = await transaction.update(AccountLink, this.usable(purpose, token), {
      usedAt: this.clock.now(),
    });
    return affected === 1;
  }

  /** The link with this token and its user while it can still be used and the user is active. */
  async findUsable(
    transaction: EntityManager,
    purpose: LinkPurpose,
    token: string,
  ): Promise<(AccountLink & { user: User }) | null> {
    const where = this.usable(purpose, token);
    const link = await transaction.findOne(AccountLink, { where, relations: { user: true } });
    return link?.user?.isActive ? (link as AccountLink & { user: User }) : null;
  }

  private usable(purpose: LinkPurpose, token: string) {
    return { purpose, tokenHash: tokenHash(token), usedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
  }
}
