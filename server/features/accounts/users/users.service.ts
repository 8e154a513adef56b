import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ArrayOverlap, type EntityManager, type Repository } from 'typeorm';
import type { Permission } from '../../../kernel/actor/actor.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { type InvoiceParty, invoicePartyOf } from '../../../kernel/invoice-party/invoice-party.js';
import { emailKey, typedEmail } from '../../../kernel/mail/email-address.js';
import { PasswordHasher } from './password.hasher.js';
import { User } from './user.entity.js';
import { typedUsername, usernameKey } from './username.js';
import { usernameTaken } from './users.refusals.js';

type Profile = InvoiceParty & Pick<User, 'name' | 'customerType' | 'phone'>;

/** A new account; omitted fields are empty. */
export type NewUser = Pick<User, 'email' | 'name' | 'passwordHash'> &
  Partial<
    Profile &
      Pick<User, 'username' | 'role' | 'permissions' | 'isActive' | 'acceptedTerms' | 'emailVerifiedAt'>
  >;

const EMPTY = {
  username: null,
  role: 'customer',
  permissions: [] as User['permissions'],
  isActive: true,
  emailVerifiedAt: null,
  emailFrom: null,
  formerEmails: [] as User['formerEmails'],
  profileVersion: 1,
  fieldVersions: {},
  customerType: 'consumer',
  ...invoicePartyOf({}),
  phone: null,
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

  findByUsername(username: string): Promise<User | null> {
    return this.users.findOneBy({ usernameKey: usernameKey(username) });
  }

  /** By user name or e-mail address: no user name has an `@`. */
  findByLogin(login: string): Promise<User | null> {
    return isEmail(login) ? this.findByEmail(login) : this.findByUsername(login);
  }

  /**
   * Whether the password is that of the user, who is active. An unknown user, a wrong password and a closed account take the
   * same time.
   *
   * @throws SERVICE_BUSY when too many passwords are being hashed
   */
  async verifies(user: User | null, password: string): Promise<boolean> {
    const isMatch = await this.hasher.matches(user?.passwordHash ?? null, password);
    return isMatch && user !== null && user.isActive;
  }

  /**
   * Whether the account is still as it was when its password was verified. It stays so until the transaction ends: who
   * changes the password meanwhile waits, and then ends what was opened with the old one.
   *
   * @param mode `pessimistic_write` where the transaction changes the account: two that only read it would wait for each other
   */
  async isUnchanged(
    transaction: EntityManager,
    { id, passwordHash, role }: User,
    mode: 'pessimistic_read' | 'pessimistic_write' = 'pessimistic_read',
  ): Promise<boolean> {
    const lock = { mode };
    const current = await transaction.findOne(User, { where: { id }, lock });
    return current?.isActive === true && current.passwordHash === passwordHash && current.role === role;
  }

  /** Active staff who have a permission, those with all of them included. */
  holdersOf(transaction: EntityManager, permission: Permission): Promise<User[]> {
    return transaction.find(User, {
      where: [
        { isActive: true, role: 'super_admin' },
        { isActive: true, role: 'admin', permissions: ArrayOverlap([permission, 'all']) },
      ],
      order: { id: 'ASC' },
    });
  }

  /** The new user; null when the e-mail address or the user name is already taken. */
  async add(transaction: EntityManager, draft: NewUser): Promise<User | null> {
    const now = this.clock.now();
    const email = typedEmail(draft.email);
    const user = transaction.create(User, {
      ...EMPTY,
      ...draft,
      id: randomUUID(),
      email,
      emailKey: emailKey(email),
      emailFrom: await this.abandonedAt(transaction, email),
      ...usernameColumns(draft.username ?? null),
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

  /** When the last other account that had verified the address left it for another one; null where none did. */
  async abandonedAt(transaction: EntityManager, email: string, exceptId?: string): Promise<Date | null> {
    const key = emailKey(email);
    const [row] = await transaction.query<{ at: Date | null }[]>(
      `SELECT max((former ->> 'until')::timestamptz) AS at FROM users, jsonb_array_elements(former_emails) AS former
       WHERE former_emails @> $1::jsonb AND former ->> 'key' = $2 AND id IS DISTINCT FROM $3`,
      [JSON.stringify([{ key }]), key, exceptId],
    );
    return row?.at ?? null;
  }

  /** @throws USERNAME_INVALID, USERNAME_TAKEN */
  async assertUsernameFree(username: string, userId: string | null): Promise<void> {
    const holder = await this.findByUsername(typedUsername(username));
    if (holder && holder.id !== userId) throw usernameTaken();
  }

  /** @throws USERNAME_INVALID */
  async setUsername(transaction: EntityManager, id: string, username: string): Promise<User> {
    return this.update(transaction, id, usernameColumns(username));
  }

  async update(transaction: EntityManager, id: string, changes: Partial<User>): Promise<User> {
    await transaction.update(User, { id }, { ...changes, updatedAt: this.clock.now() });
    return transaction.findOneByOrFail(User, { id });
  }
}

const isEmail = (login: string) => login.includes('@');

/** The key of a login that no account may have. */
export const loginKey = (login: string): string => (isEmail(login) ? emailKey(login) : usernameKey(login));

function usernameColumns(typed: string | null): Pick<User, 'username' | 'usernameKey'> {
  const username = typed === null ? null : typedUsername(typed);
  return { username, usernameKey: username === null ? null : usernameKey(username) };
}
