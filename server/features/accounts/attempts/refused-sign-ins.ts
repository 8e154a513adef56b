import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GUEST } from '../../../kernel/actor/actor.js';
import type { SessionAudience } from '../../../kernel/actor/request-context.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { UsersService } from '../users/users.service.js';
import { REFUSALS } from './sign-in.limits.js';

/** A sign-in whose password was verified and refused. */
export interface RefusedSignIn {
  /** E-mail key, or the key of the login when it is nobody's. */
  account: string;
  door: SessionAudience;
  requestId: string;
}

const WHAT: Readonly<Record<SessionAudience, string>> = {
  customer: 'sign-in-refused',
  staff: 'admin-sign-in-refused',
};
const RECORDED_EACH = 10;

/**
 * Records refused sign-ins in the audit log: of an account the first ten in an hour, then the twentieth, fortieth and so on
 * with their count. Unknown accounts are counted together, or a list of addresses would fill the log.
 */
@Injectable()
export class RefusedSignIns implements BeforeApplicationShutdown {
  private readonly log = new Logger(RefusedSignIns.name);
  private readonly pending = new Set<Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly keys: MasterKey,
  ) {}

  /** Does not wait for the entry: what is written depends on the account, the time of the response must not. */
  record(refused: RefusedSignIn): void {
    const written = this.write(refused)
      .catch((error: unknown) => this.log.error({ err: error, msg: 'a refused sign-in was not recorded' }))
      .finally(() => this.pending.delete(written));
    this.pending.add(written);
  }

  /** Resolves when everything refused so far is recorded. */
  async written(): Promise<void> {
    await Promise.all(this.pending);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.written();
  }

  private async write({ account, door, requestId }: RefusedSignIn): Promise<void> {
    const user = await this.users.findByEmail(account);
    const failures = await this.limits.count(REFUSALS, user ? `user ${user.id}` : 'unknown accounts');
    if (!isRecorded(failures)) return;
    await this.audit.add(this.dataSource.manager, {
      actor: GUEST,
      requestId,
      what: WHAT[door],
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
