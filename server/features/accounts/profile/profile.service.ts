import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { signInRequired, versionConflict } from '../../../kernel/refusal/general.refusals.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { changedFields, customerTypeOf, PERSONAL_FIELDS, type ProfileChanges } from './profile.changes.js';
import type { UpdateUserInput } from './profile.input.js';

interface RecordedChange {
  /** As it was. */
  user: User;
  next: ProfileChanges;
  version: number;
  requestId: string;
}

@Injectable()
export class ProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly audit: AuditLog,
  ) {}

  async find({ actor }: RequestContext): Promise<User | null> {
    return actor.kind === 'customer' && actor.id !== null ? this.users.find(actor.id) : null;
  }

  /**
   * Fields omitted from the input stay unchanged. Changes of other fields that were saved meanwhile stay too.
   *
   * @throws VERSION_CONFLICT, naming the fields that were changed since the expected version
   */
  update(input: UpdateUserInput, { actor, requestId }: RequestContext): Promise<User> {
    const { expectedVersion, ...given } = input;
    return this.dataSource.transaction(async (transaction) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const user = await transaction.findOne(User, { where: { id: actor.id ?? '' }, lock });
      if (!user) throw signInRequired();
      const changed = changedFields(user, given);
      const currentVersion = user.profileVersion;
      const differing = changed.filter((field) => (user.fieldVersions[field] ?? 1) > expectedVersion);
      if (differing.length > 0 || expectedVersion > currentVersion) {
        throw versionConflict({ expectedVersion, currentVersion, differing });
      }
      if (changed.length === 0) return user;
      const profileVersion = currentVersion + 1;
      const versions = Object.fromEntries(changed.map((field) => [field, profileVersion]));
      const next = { ...given, customerType: customerTypeOf(user, given) };
      await this.record(transaction, { user, next, version: profileVersion, requestId });
      return this.users.update(transaction, user.id, {
        ...next,
        profileVersion,
        fieldVersions: { ...user.fieldVersions, ...versions },
      });
    });
  }

  /** What a change implies is recorded with it: a company with its tax number buys as one. */
  private record(
    transaction: EntityManager,
    { user, next, version, requestId }: RecordedChange,
  ): Promise<void> {
    const fields = changedFields(user, next);
    return this.audit.add(transaction, {
      actor: { kind: 'customer', id: user.id },
      requestId,
      what: 'profile-changed',
      subject: `user ${user.id}`,
      before: pick(user, fields),
      after: { ...pick(next, fields), version },
      personal: { of: { userId: user.id }, fields: PERSONAL_FIELDS },
    });
  }
}

const pick = (values: ProfileChanges, fields: readonly (keyof ProfileChanges)[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));
