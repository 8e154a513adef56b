import { Injectable } from '@nestjs/common';
import { ArrayContains, type EntityManager, IsNull, Not } from 'typeorm';
import { Config } from '../../../kernel/config/config.js';
import { ADVISORY_LOCKS } from '../../../kernel/database/advisory-locks.js';
import { User } from '../users/user.entity.js';
import { lastSuperAdmin } from './user-editing.refusals.js';

/** Keeps at least one active account that has all permissions, and a password where there is another way to sign in. */
@Injectable()
export class SuperAdmins {
  constructor(private readonly config: Config) {}

  /** Two changes of what accounts may do wait for each other until the commit; taken before the row of any account. */
  async lock(transaction: EntityManager): Promise<void> {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.accountAccess]);
  }

  /**
   * To be asked under the lock, before a super admin is removed, demoted or deactivated.
   *
   * @throws LAST_SUPER_ADMIN
   */
  async assertOthers(transaction: EntityManager, id: string): Promise<void> {
    // One who only comes by the identity provider is locked out with it.
    const hasPassword = this.config.ssoIssuer !== undefined && { passwordHash: Not(IsNull()) };
    const other = { id: Not(id), isActive: true, ...hasPassword } as const;
    const exists = await transaction.existsBy(User, [
      { ...other, role: 'super_admin' },
      { ...other, role: 'admin', permissions: ArrayContains(['all']) },
    ]);
    if (!exists) throw lastSuperAdmin();
  }
}
