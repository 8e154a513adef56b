import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { drawToken, tokenHash } from '../../kernel/keys/secret-token.js';
import type { User } from '../users/index.js';
import { AccountLink, type LinkPurpose } from './account-link.entity.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Used or not, a link is of no use to anybody after this. */
const KEPT_MS = 2 * DAY_MS;

export const LINK_LIFE_MS = {
  reset: 30 * MINUTE_MS,
  verification: DAY_MS,
  invitation: DAY_MS,
} as const;

/** Links that are used once, of which the database keeps no token. */
@Injectable()
export class AccountLinks {
  constructor(private readonly clock: Clock) {}

  /** Notes that a link is wanted, its token still to be drawn; the id is what a job may carry. */
  async request(manager: EntityManager, purpose: LinkPurpose, userId: string | null): Promise<string> {
    const now = this.clock.now();
    await manager.delete(AccountLink, { requestedAt: LessThan(new Date(now.getTime() - KEPT_MS)) });
    const id = randomUUID();
    await manager.insert(AccountLink, { id, purpose, userId, requestedAt: now });
    return id;
  }

  /**
   * Draws the token of a wanted link; an earlier one of the same link, and every other link of the person for the same
   * purpose, stops working.
   *
   * @returns nothing when the link is used, or is nobody's who may use it
   */
  async draw(
    manager: EntityManager,
    id: string,
    lifeMs: number,
  ): Promise<{ token: string; user: User } | null> {
    const link = await manager.findOne(AccountLink, {
      where: { id, usedAt: IsNull() },
      relations: { user: true },
    });
    if (!link?.user?.isActive) return null;
    const { purpose, user } = link;
    const token = drawToken();
    const expiresAt = new Date(this.clock.now().getTime() + lifeMs);
    await manager.delete(AccountLink, { userId: user.id, purpose, id: Not(id), tokenHash: Not(IsNull()) });
    await manager.update(AccountLink, { id }, { tokenHash: tokenHash(token), expiresAt });
    return { token, user };
  }

  /** Whose link it is that can still be used; nothing for every other. */
  async holderOf(manager: EntityManager, purpose: LinkPurpose, token: string): Promise<User | null> {
    const where = this.usable(purpose, token);
    const link = await manager.findOne(AccountLink, { where, relations: { user: true } });
    return link?.user?.isActive ? link.user : null;
  }

  /** Uses a link up, and with it every other of the person for the same purpose. Of two at once, one succeeds. */
  async use(manager: EntityManager, purpose: LinkPurpose, token: string): Promise<boolean> {
    const { affected } = await manager.update(AccountLink, this.usable(purpose, token), {
      usedAt: this.clock.now(),
    });
    return affected === 1;
  }

  private usable(purpose: LinkPurpose, token: string) {
    return { purpose, tokenHash: tokenHash(token), usedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
  }
}
