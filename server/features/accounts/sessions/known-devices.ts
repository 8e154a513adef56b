import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, MoreThan, Not, type Repository } from 'typeorm';
import type { BrowserToken, RequestContext } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { generateToken, tokenHash } from '../../../kernel/keys/secret-token.js';
import { KnownDevice } from './known-device.entity.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const LIFE_MS = 365 * DAY_MS;
const MAX_OF_ACCOUNT = 20;

/**
 * The browsers in which accounts signed in before. Strangers who guess the password of an account use up its attempts; these
 * browsers have attempts of their own, so the owner still signs in.
 */
@Injectable()
export class KnownDevices {
  constructor(
    @InjectRepository(KnownDevice) private readonly devices: Repository<KnownDevice>,
    private readonly clock: Clock,
  ) {}

  /** Whether the account signed in before in the browser of the request. */
  async isKnown(emailKey: string, { deviceToken }: RequestContext): Promise<boolean> {
    if (deviceToken === null) return false;
    return this.devices.existsBy({
      tokenHash: tokenHash(deviceToken),
      expiresAt: MoreThan(this.clock.now()),
      user: { emailKey },
    });
  }

  /**
   * Makes the browser of the request a known device of the user, and gives it a new token: one that somebody planted in the
   * browser, or copied from it, is worth nothing afterwards. The caller sends the token to the browser after the commit.
   */
  async remember(
    transaction: EntityManager,
    userId: string,
    { deviceToken }: RequestContext,
  ): Promise<BrowserToken> {
    const now = this.clock.now();
    const token = generateToken();
    const expiresAt = new Date(now.getTime() + LIFE_MS);
    const renewed = tokenHash(token);
    if (deviceToken !== null) {
      await transaction.update(KnownDevice, { tokenHash: tokenHash(deviceToken) }, { tokenHash: renewed });
    }
    await transaction.upsert(KnownDevice, { userId, tokenHash: renewed, signedInAt: now, expiresAt }, [
      'userId',
      'tokenHash',
    ]);
    await this.forgetOldest(transaction, userId);
    return { token, expiresAt };
  }

  async forgetAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(KnownDevice, { userId });
  }

  /** Forgets the devices of a user except the browser of the request. */
  async forgetOthersOf(
    transaction: EntityManager,
    userId: string,
    { deviceToken }: RequestContext,
  ): Promise<void> {
    if (deviceToken === null) return this.forgetAllOf(transaction, userId);
    await transaction.delete(KnownDevice, { userId, tokenHash: Not(tokenHash(deviceToken)) });
  }

  /** Programs that sign in without keeping cookies would add devices without end. */
  private async forgetOldest(transaction: EntityManager, userId: string): Promise<void> {
    const surplus = await transaction.find(KnownDevice, {
      where: { userId },
      order: { signedInAt: 'DESC' },
      skip: MAX_OF_ACCOUNT,
    });
    if (surplus.length === 0) return;
    await transaction.delete(KnownDevice, {
      userId,
      tokenHash: In(surplus.map((device) => device.tokenHash)),
    });
  }
}
