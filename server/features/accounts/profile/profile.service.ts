import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { signInRequired, versionConflict } from '../../../kernel/refusal/general.refusals.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { changedFields, customerTypeOf } from './profile.changes.js';
import type { UpdateUserInput } from './profile.input.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  async find({ actor }: RequestContext): Promise<User | null> {
    return actor.kind === 'customer' && actor.id !== null ? this.users.find(actor.id) : null;
  }

  /**
   * Fields omitted from the input stay unchanged. Changes of other fields that were saved meanwhile stay too.
   *
   * @throws VERSION_CONFLICT, naming the fields that were changed since the expected version
   */
  update(input: UpdateUserInput, { actor }: RequestContext): Promise<User> {
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
      return this.users.update(transaction, user.id, {
        ...given,
        customerType: customerTypeOf(user, given),
        profileVersion,
        fieldVersions: { ...user.fieldVersions, ...versions },
      });
    });
  }
}
