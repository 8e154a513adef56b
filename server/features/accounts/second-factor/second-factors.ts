import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, LessThan, Not, type Repository } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { seal, unseal } from '../../../kernel/keys/sealing.js';
import { recoveryCodeWrong, secondFactorWrong } from '../attempts/attempts.refusals.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './second-factor.entity.js';
import {
  secondFactorNotActive,
  secondFactorNotBegun,
  secondFactorRequired,
} from './second-factor.refusals.js';
import { isTotpCode, timeStepOf } from './totp.js';

/** How long a set-up may take. */
export const PENDING_LIFE_MS = 30 * 60_000;

const placeOf = (userId: string) => `second-factor ${userId}`;

/** The authenticator apps of staff, and what their codes are worth. */
@Injectable()
export class SecondFactors {
  constructor(
    @InjectRepository(SecondFactor) private readonly factors: Repository<SecondFactor>,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly keys: MasterKey,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  isActive(userId: string): Promise<boolean> {
    return this.factors.existsBy({ userId, secret: Not(IsNull()) });
  }

  /** The same in a transaction, until whose end no app is confirmed or removed. */
  async isActiveFor(transaction: EntityManager, userId: string): Promise<boolean> {
    const factor = await this.lock(transaction, userId);
    return factor?.secret != null;
  }

  /** Stores the secret of an app that is to be confirmed; one that is active stays so until then. */
  async propose(transaction: EntityManager, userId: string, secret: string): Promise<void> {
    const pendingSecret = seal(this.keys.keyFor('second-factors'), Buffer.from(secret), placeOf(userId));
    const proposed = { userId, pendingSecret, pendingAt: this.clock.now() };
    await transaction.upsert(SecondFactor, proposed, ['userId']);
  }

  /**
   * Makes the proposed app the active one. Its code is used up by that.
   *
   * @throws SECOND_FACTOR_NOT_BEGUN, SECOND_FACTOR_WRONG
   */
  async confirm(transaction: EntityManager, userId: string, code: string): Promise<void> {
    const now = this.clock.now();
    const factor = await this.lock(transaction, userId);
    if (!factor?.pendingSecret || !factor.pendingAt) throw secondFactorNotBegun();
    if (now.getTime() - factor.pendingAt.getTime() > PENDING_LIFE_MS) throw secondFactorNotBegun();
    const lastStep = this.timeStepOf(code, userId, factor.pendingSecret);
    if (lastStep === null) throw secondFactorWrong();
    const active = { secret: factor.pendingSecret, lastStep, confirmedAt: now };
    await transaction.update(SecondFactor, { userId }, { ...active, pendingSecret: null, pendingAt: null });
  }

  /**
   * Accepts a code of the app or a recovery code, and uses it up: the same is never accepted again, not at once either.
   *
   * @param cause for the audit log, where a recovery code appears
   * @throws SECOND_FACTOR_NOT_ACTIVE, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG
   */
  async accept(
    transaction: EntityManager,
    { userId, code, cause }: { userId: string; code: string; cause: Cause },
  ): Promise<void> {
    const factor = await this.lock(transaction, userId);
    if (!factor?.secret) throw secondFactorNotActive();
    if (isTotpCode(code)) return this.acceptOfApp(transaction, { userId, code, secret: factor.secret });
    if (!(await this.recoveryCodes.use(transaction, userId, code))) throw wrongCode(code);
    await this.audit.add(transaction, { ...cause, what: 'recovery-code-used', subject: `user ${userId}` });
  }

  /**
   * Accepts a code of somebody who has an app; others need none.
   *
   * @throws SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG
   */
  async acceptWhereActive(
    transaction: EntityManager,
    { userId, code, cause }: { userId: string; code: string | null; cause: Cause },
  ): Promise<void> {
    if (!(await this.isActiveFor(transaction, userId))) return;
    if (code === null) throw secondFactorRequired();
    await this.accept(transaction, { userId, code, cause });
  }

  /** @throws SECOND_FACTOR_NOT_ACTIVE */
  async remove(transaction: EntityManager, userId: string): Promise<void> {
    const { affected } = await transaction.delete(SecondFactor, { userId, secret: Not(IsNull()) });
    if (affected !== 1) throw secondFactorNotActive();
  }

  /** Removes whatever there is. */
  async forget(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(SecondFactor, { userId });
  }

  /** Before anything else of the person is written: those who try at once then wait for each other, and none is a deadlock. */
  private lock(transaction: EntityManager, userId: string): Promise<SecondFactor | null> {
    return transaction.findOne(SecondFactor, { where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  private async acceptOfApp(
    transaction: EntityManager,
    { userId, code, secret }: { userId: string; code: string; secret: Buffer },
  ): Promise<void> {
    const step = this.timeStepOf(code, userId, secret);
    if (step === null) throw secondFactorWrong();
    const unused = { userId, secret, lastStep: LessThan(step) };
    const { affected } = await transaction.update(SecondFactor, unused, { lastStep: step });
    if (affected !== 1) throw secondFactorWrong();
  }

  private timeStepOf(code: string, userId: string, sealed: Buffer): number | null {
    const secret = unseal(this.keys.keyFor('second-factors'), sealed, placeOf(userId)).toString();
    return timeStepOf(code, secret, this.clock.now());
  }
}

/** Apps show digits only; of recovery codes, one in a million has no letter. */
const wrongCode = (typed: string) => (/\p{L}/u.test(typed) ? recoveryCodeWrong() : secondFactorWrong());
