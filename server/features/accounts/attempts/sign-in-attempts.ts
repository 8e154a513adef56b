import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { type AttemptLimits, SIGN_INS } from './sign-in.limits.js';

/** An attempt that was counted. */
export interface CountedAttempt {
  /** E-mail key, or the key of the login when no account has it. */
  account: string;
  isOfKnownDevice: boolean;
  limits: AttemptLimits;
}

/** Counts the attempts to sign in to an account, whichever door they are made at. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Counts an attempt before the secret is verified. A known device is counted by itself, so that strangers who use up the
   * attempts of the account or of an address do not lock its owner out.
   *
   * @throws RATE_LIMITED
   */
  async count(
    account: string,
    context: RequestContext,
    limits: AttemptLimits = SIGN_INS,
  ): Promise<CountedAttempt> {
    const isOfKnownDevice = await this.devices.isKnown(account, context);
    if (isOfKnownDevice) {
      await this.limits.take(limits.ofDevice, deviceKey(account, context));
      if (limits.ofAccountOnDevices) await this.limits.take(limits.ofAccountOnDevices, account);
      return { account, isOfKnownDevice, limits };
    }
    // An address that has reached its limit no longer counts towards the account, so it cannot lock the owner out.
    await this.limits.takeAt(limits.ofAddress, context.address);
    await this.limits.takeAt(limits.ofAccountAtAddress, context.address, account);
    await this.limits.take(limits.ofAccount, account);
    return { account, isOfKnownDevice, limits };
  }

  /**
   * Takes an attempt that signed somebody in out of the count. The failed ones of strangers elsewhere stay: they may go on
   * guessing.
   */
  async succeeded(attempt: CountedAttempt, { address }: RequestContext): Promise<void> {
    const { account, limits } = attempt;
    // The device gets a new token, with a count of its own.
    if (attempt.isOfKnownDevice) return;
    await this.limits.forgetAt(limits.ofAccountAtAddress, address, account);
    await this.limits.giveBack(limits.ofAccount, account);
  }

  /** Takes an attempt with the right secret out of the count, whether or not it signed somebody in. */
  async wasRight(attempt: CountedAttempt, context: RequestContext): Promise<void> {
    const { account, limits } = attempt;
    if (!attempt.isOfKnownDevice) {
      await this.succeeded(attempt, context);
      return;
    }
    await this.limits.giveBack(limits.ofDevice, deviceKey(account, context));
    if (limits.ofAccountOnDevices) await this.limits.giveBack(limits.ofAccountOnDevices, account);
  }
}

const deviceKey = (account: string, { deviceToken }: RequestContext) => `${deviceToken} ${account}`;
