import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GUEST } from '../../../kernel/actor/actor.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { UsersService } from '../users/users.service.js';
import { REFUSALS } from './sign-in.limits.js';

/** The secret that was wrong, by what the log says: refusals of one secret are counted together. */
const SECRETS = {
  'sign-in-refused': 'password',
  'admin-sign-in-refused': 'password',
  'password-refused': 'password',
  'second-factor-refused': 'code',
} as const;

/** A password or code that was verified and refused. */
export interface RefusedSignIn {
  /** E-mail key, or the key of the login when no account has it. */
  account: string;
  what: keyof typeof SECRETS;
  requestId: string;
  /** Who was signed in already; a guest by default. */
  actor?: Cause['actor'];
}

const RECORDED_EACH = 10;

/**
 * Records refused passwords and codes in the audit log: of an account the first ten in an hour, then the twentieth, fortieth and so on
 * with their count. Unknown accounts are counted together, or a list of addresses would fill the log.
 */
@Injectable()
export class RefusedSignIns implements BeforeApplicationShutdown {
  private readonly log = new Logger(RefusedSignIns.name);
  /** One entry after the other, in the order of the refusals: beside each other their counts would stand out of order. */
  private last = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly keys: MasterKey,
  ) {}

  /** Does not wait for the entry: what is written depends on the account, the time of the response must not. */
  record(refused: RefusedSignIn): void {
    this.last = this.last
      .then(() => this.write(refused))
      .catch((error: unknown) => this.log.error({ err: error, msg: 'a refused sign-in was not recorded' }));
  }

  /** Resolves when everything refused so far is recorded. */
  written(): Promise<void> {
    return this.last;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.written();
  }

  private async write({ account, what, requestId, actor = GUEST }: RefusedSignIn): Promise<void> {
    const user = await this.users.findByEmail(account);
    const failures = await this.limits.count(
      REFUSALS,
      `${SECRETS[what]} of ${user?.id ?? 'unknown accounts'}`,
    );
    if (!isRecorded(failures)) return;
    await this.audit.add(this.dataSource.manager, {
      actor,
      requestId,
      what,
      subject: user ? `user ${user.id}` : `login ${this.hashOf(account)}`,
      after: { failures },
    });
  }

  /** A keyed hash, which can be searched for but not read. */
  private hashOf(account: string): string {
    return this.keys.hash('subjects', account).toString('base64url');
  }
}

/** The first ten, then each doubling of ten. */
function isRecorded(failures: number): boolean {
  return failures <= RECORDED_EACH || Number.isInteger(Math.log2(failures / RECORDED_EACH));
}
