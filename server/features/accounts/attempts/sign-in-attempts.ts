import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { SIGN_INS } from './sign-in.limits.js';

/** An attempt that was counted. */
export interface CountedAttempt {
  /** E-mail key, or the key of the login when it is nobody's. */
  account: string;
  isOfKnownDevice: boolean;
}

/** Counts the attempts to sign in to an account, whichever door they are made at. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Counts an attempt before the password is verified. A known device is counted by itself, so that strangers who use up the
   * attempts of the account or of an address do not lock its owner out.
   *
   * @throws RATE_LIMITED
   */
  async count(account: string, context: RequestContext): Promise<CountedAttempt> {
    const { address, deviceToken } = context;
    const isOfKnownDevice = await this.devices.isKnown(account, context);
    if (isOfKnownDevice) {
      await this.limits.take(SIGN_INS.ofDevice, `${deviceToken} ${account}`);
      return { account, isOfKnownDevice };
    }
    // An address that has reached its limit no longer counts towards the account, so it cannot lock the owner out.
    await this.limits.takeAt(SIGN_INS.ofAddress, address);
    await this.limits.takeAt(SIGN_INS.ofAccountAtAddress, address, account);
    await this.limits.take(SIGN_INS.ofAccount, account);
    return { account, isOfKnownDevice };
  }

  /** Takes a successful attempt out of the count. The failed ones of strangers elsewhere stay: they may go on guessing. */
  async succeeded(attempt: CountedAttempt, { address }: RequestContext): Promise<void> {
    // The device gets a new token, with a count of its own.
    if (attempt.isOfKnownDevice) return;
    await this.limits.forgetAt(SIGN_INS.ofAccountAtAddress, address, attempt.account);
    await this.limits.giveBack(SIGN_INS.ofAccount, attempt.account);
  }
}
