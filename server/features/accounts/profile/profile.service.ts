import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { addressOf } from '../../../kernel/postal-address/postal-address.input.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { UpdateUserInput } from './account.input.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  async find({ actor }: RequestContext): Promise<User | null> {
    return actor.kind === 'customer' && actor.id !== null ? this.users.find(actor.id) : null;
  }

  /** Fields omitted from the input stay unchanged. */
  update(input: UpdateUserInput, { actor }: RequestContext): Promise<User> {
    const { address, ...profile } = input;
    const changes = { ...profile, address: address && addressOf(address) };
    return this.dataSource.transaction((transaction) =>
      this.users.update(transaction, actor.id ?? '', changes),
    );
  }
}
