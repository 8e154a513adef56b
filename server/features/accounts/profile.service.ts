import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Visit } from '../../kernel/actor/visit.js';
import { addressOf } from '../../kernel/postal-address/postal-address.input.js';
import { type User, UsersService } from '../users/index.js';
import type { UpdateUserInput } from './account.input.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  async find({ actor }: Visit): Promise<User | null> {
    return actor.kind === 'customer' && actor.id !== null ? this.users.find(actor.id) : null;
  }

  /** What the input leaves out stays as it is. */
  update(input: UpdateUserInput, { actor }: Visit): Promise<User> {
    const { name, customerType, company, taxNumber, taxOffice, phone, address } = input;
    return this.users.update(this.dataSource.manager, actor.id ?? '', {
      name,
      customerType,
      company,
      taxNumber,
      taxOffice,
      phone,
      address: address && addressOf(address),
    });
  }
}
