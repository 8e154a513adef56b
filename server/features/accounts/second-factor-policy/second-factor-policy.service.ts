import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isPermitted, type Permission } from '../../../kernel/actor/actor.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { HistoryPage, RecordKind } from '../../../kernel/records/record-kind.js';
import { VersionedRecords } from '../../../kernel/records/versioned-records.js';
import { SecondFactorPolicy, SESSION_DAYS } from './second-factor-policy.entity.js';

type Policy = Pick<SecondFactorPolicy, 'requiredFor' | 'permissions' | 'sessionDays'>;

/** A policy as it is to become, and the version its author had read; days left out stay as they are. */
export type PolicySave = Omit<Policy, 'sessionDays'> & { sessionDays?: number; expectedVersion: number };

const ID = 1;
const KEY = 'shop';

const POLICY: RecordKind<{ [KEY]: Policy }> = {
  name: 'second-factor-policy',
  topic: 'settings',
  upcast: (stored) => ({ sessionDays: SESSION_DAYS.otherwise, ...(stored as Omit<Policy, 'sessionDays'>) }),
  check: (_key, { requiredFor, permissions, sessionDays }) => ({
    requiredFor,
    permissions: requiredFor === 'permission_holders' ? permissions : [],
    sessionDays,
  }),
  async read(transaction) {
    const { version, ...policy } = await currentPolicy(transaction);
    const { requiredFor, permissions, sessionDays } = policy;
    return { version, value: { requiredFor, permissions, sessionDays } };
  },
  async write(transaction, _key, { version, value }) {
    await transaction.update(SecondFactorPolicy, { id: ID }, { ...value, version });
    // Those that are open end by the new rule, too: every reader of a session asks for this column alone.
    await transaction.query(
      `UPDATE user_session SET expires_at = started_at + make_interval(days => $1)
       WHERE audience = 'staff' AND expires_at > started_at + make_interval(days => $1)`,
      [value.sessionDays],
    );
  },
};

/** Who of the staff must have a second factor. */
@Injectable()
export class SecondFactorPolicyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: VersionedRecords,
  ) {}

  /** Read from the database each time: a stricter policy holds at the next sign-in in every process. */
  current(transaction: EntityManager = this.dataSource.manager): Promise<SecondFactorPolicy> {
    return currentPolicy(transaction);
  }

  /** Who changed what when, newest version first. */
  history(page: HistoryPage) {
    return this.records.history(POLICY, KEY, page);
  }

  /** One version as somebody saved it; @throws NOT_FOUND */
  async version(version: number) {
    const saved = await this.records.version(POLICY, KEY, version);
    return { ...saved, value: POLICY.upcast?.(saved.value) as Policy };
  }

  /** Whether staff with these permissions must have a second factor; one who has all has each of them. */
  async requires(permissions: readonly Permission[]): Promise<boolean> {
    const policy = await this.current();
    if (policy.requiredFor !== 'permission_holders') return policy.requiredFor === 'everybody';
    return policy.permissions.some((permission) => isPermitted({ permissions }, permission));
  }

  /**
   * Returns the policy of the version expected when nothing changes: nothing is recorded then.
   *
   * @throws VERSION_CONFLICT
   */
  async update(
    transaction: EntityManager,
    { expectedVersion, sessionDays, ...save }: PolicySave,
    cause: Cause,
  ): Promise<SecondFactorPolicy> {
    const value = { ...save, sessionDays: sessionDays ?? (await this.current(transaction)).sessionDays };
    await this.records.save(transaction, POLICY, { key: KEY, value, expectedVersion, cause });
    return this.current(transaction);
  }
}

const currentPolicy = (transaction: EntityManager) =>
  transaction.findOneByOrFail(SecondFactorPolicy, { id: ID });
