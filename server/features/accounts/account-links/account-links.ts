import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
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
  constructor(private readonly clock: Clock) {}

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
  ): Promise<{ token: string; user: User } | null> {
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
    return { token, user };
  }

  /** The active user of a link that can still be used, else null. */
  async findUser(transaction: EntityManager, purpose: LinkPurpose, token: string): Promise<User | null> {
    const where = this.usable(purpose, token);
    const link = await transaction.findOne(AccountLink, { where, relations: { user: true } });
    return link?.user?.isActive ? link.user : null;
  }

  /** Marks a link as used. Of two concurrent calls only one returns true. */
  async use(transaction: EntityManager, purpose: LinkPurpose, token: string): Promise<boolean> {
    const { affected } = await transaction.update(AccountLink, this.usable(purpose, token), {
      usedAt: this.clock.now(),
    });
    return affected === 1;
  }

  private usable(purpose: LinkPurpose, token: string) {
    return { purpose, tokenHash: tokenHash(token), usedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
  }
}
