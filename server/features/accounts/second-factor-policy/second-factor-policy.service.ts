import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isPermitted, type Permission } from '../../../kernel/actor/actor.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { versionConflict } from '../../../kernel/refusal/general.refusals.js';
import { SecondFactorPolicy } from './second-factor-policy.entity.js';

/** A policy as it is to become, and the version its author had read. */
export type PolicySave = Pick<SecondFactorPolicy, 'requiredFor' | 'permissions'> & {
  expectedVersion: number;
};

const ID = 1;
/** Of the audit log. */
export const POLICY_SUBJECT = 'second-factor-policy';

/** Who of the staff must have a second factor. */
@Injectable()
export class SecondFactorPolicyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Read from the database each time: a stricter policy holds at the next sign-in in every process. */
  current(transaction: EntityManager = this.dataSource.manager): Promise<SecondFactorPolicy> {
    return transaction.findOneByOrFail(SecondFactorPolicy, { id: ID });
  }

  /** Whether staff with these permissions must have a second factor; one who has all has each of them. */
  async requires(permissions: readonly Permission[]): Promise<boolean> {
    const policy = await this.current();
    if (policy.requiredFor !== 'permission_holders') return policy.requiredFor === 'everybody';
    return policy.permissions.some((permission) => isPermitted({ permissions }, permission));
  }

  /** @throws VERSION_CONFLICT */
  async update(transaction: EntityManager, save: PolicySave, cause: Cause): Promise<SecondFactorPolicy> {
    const { requiredFor, expectedVersion } = save;
    const permissions = requiredFor === 'permission_holders' ? save.permissions : [];
    const before = await this.current(transaction);
    const version = expectedVersion + 1;
    const { affected } = await transaction.update(
      SecondFactorPolicy,
      { id: ID, version: expectedVersion },
      { requiredFor, permissions, version },
    );
    const after = await this.current(transaction);
    if (affected !== 1) throw versionConflict({ expectedVersion, currentVersion: after.version });
    await this.audit.add(transaction, {
      ...cause,
      what: 'second-factor-policy-changed',
      subject: POLICY_SUBJECT,
      before: { requiredFor: before.requiredFor, permissions: before.permissions },
      after: { requiredFor, permissions, version },
    });
    return after;
  }
}
