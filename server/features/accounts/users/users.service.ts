import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { type InvoiceParty, invoicePartyOf } from '../../../kernel/invoice-party/invoice-party.js';
import { emailKey, typedEmail } from '../../../kernel/mail/email-address.js';
import { PasswordHasher } from './password.hasher.js';
import { User } from './user.entity.js';

type Profile = InvoiceParty & Pick<User, 'name' | 'customerType' | 'phone' | 'address'>;

/** A new account; omitted fields are empty. */
export type NewUser = Pick<User, 'email' | 'name' | 'passwordHash'> &
  Partial<Profile & Pick<User, 'role' | 'permissions' | 'acceptedTerms' | 'emailVerifiedAt'>>;

const EMPTY = {
  role: 'customer',
  permissions: [] as User['permissions'],
  isActive: true,
  emailVerifiedAt: null,
  customerType: 'consumer',
  ...invoicePartyOf({}),
  phone: null,
  address: null,
  acceptedTerms: null,
} as const;

/** Accounts of customers and staff. */
@Injectable()
export class UsersService implements OnApplicationBootstrap {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.hasher.warmUp();
  }

  find(id: string): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  findByEmail(email: string): Promise<User | null> {
    return this.users.findOneBy({ emailKey: emailKey(email) });
  }

  /**
   * The active user with this e-mail and password, or null. An unknown address, a wrong password and a closed account take
   * the same time.
   *
   * @throws SERVICE_BUSY when too many passwords are being hashed
   */
  async authenticate(email: string, password: string): Promise<User | null> {
    const user = await this.findByEmail(email);
    const isMatch = await this.hasher.matches(user?.passwordHash ?? null, password);
    return isMatch && user?.isActive ? user : null;
  }

  /** The new user; null when the e-mail address is already taken. */
  async add(transaction: EntityManager, draft: NewUser): Promise<User | null> {
    const now = this.clock.now();
    const email = typedEmail(draft.email);
    const user = transaction.create(User, {
      ...EMPTY,
      ...draft,
      id: randomUUID(),
      email,
      emailKey: emailKey(email),
      createdAt: now,
      updatedAt: now,
    });
    const inserted = await transaction
      .createQueryBuilder()
      .insert()
      .into(User)
      .values(user)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length === 1 ? user : null;
  }

  async update(transaction: EntityManager, id: string, changes: Partial<User>): Promise<User> {
    await transaction.update(User, { id }, { ...changes, updatedAt: this.clock.now() });
    return transaction.findOneByOrFail(User, { id });
  }
}
