import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { emailKey } from '../../kernel/mail/email-address.js';
import { PasswordHasher } from './password.hasher.js';
import { User } from './user.entity.js';

type Profile = Pick<
  User,
  'name' | 'customerType' | 'company' | 'taxNumber' | 'taxOffice' | 'phone' | 'address'
>;

/** A person to get an account; whatever is left out is empty. */
export type NewUser = Pick<User, 'email' | 'name' | 'passwordHash'> &
  Partial<Profile & Pick<User, 'role' | 'permissions' | 'acceptedTerms' | 'emailVerifiedAt'>>;

const EMPTY = {
  role: 'customer',
  permissions: [] as User['permissions'],
  isActive: true,
  emailVerifiedAt: null,
  customerType: 'consumer',
  company: null,
  taxNumber: null,
  taxOffice: null,
  phone: null,
  address: null,
  acceptedTerms: null,
} as const;

/** Everybody with an account, customers and staff. */
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
   * Whoever has this e-mail and password and may use his account. A stranger, a wrong password and a closed account
   * cost the same work.
   *
   * @throws UNAVAILABLE when too many passwords are being hashed
   */
  async authenticate(email: string, password: string): Promise<User | null> {
    const user = await this.findByEmail(email);
    const isMatch = await this.hasher.matches(user?.passwordHash ?? null, password);
    return isMatch && user?.isActive ? user : null;
  }

  /** The new user; nothing when somebody has this e-mail already. */
  async add(manager: EntityManager, draft: NewUser): Promise<User | null> {
    const now = this.clock.now();
    const email = draft.email.trim();
    const user = manager.create(User, {
      ...EMPTY,
      ...draft,
      id: randomUUID(),
      email,
      emailKey: emailKey(email),
      createdAt: now,
      updatedAt: now,
    });
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(User)
      .values(user)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length === 1 ? user : null;
  }

  async update(manager: EntityManager, id: string, changes: Partial<User>): Promise<User> {
    await manager.update(User, { id }, { ...changes, updatedAt: this.clock.now() });
    return manager.findOneByOrFail(User, { id });
  }
}
