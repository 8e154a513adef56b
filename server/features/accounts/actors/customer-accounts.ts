import { Injectable, type OnModuleInit } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../../kernel/actor/actor.js';
import { type CustomerSource, KnownCustomers } from '../../../kernel/actor/known-customers.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

/** Says which mailboxes belong to an account. */
@Injectable()
export class CustomerAccounts implements CustomerSource, OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly customers: KnownCustomers,
  ) {}

  onModuleInit(): void {
    this.customers.register(this);
  }

  async customerOf(id: string): Promise<Actor | null> {
    const user = await this.users.find(id);
    return user && customerActor(user);
  }

  async isServed(id: string): Promise<boolean> {
    const user = isUuid(id) ? await this.users.find(id) : null;
    return user?.role === 'customer' && user.isActive;
  }
}

const customerActor = ({ id, email, emailVerifiedAt, emailFrom, formerEmails }: User): Actor => ({
  kind: 'customer',
  id,
  permissions: [],
  email,
  isVerified: emailVerifiedAt !== null,
  emailFrom: emailFrom?.toISOString() ?? null,
  formerEmails,
});
