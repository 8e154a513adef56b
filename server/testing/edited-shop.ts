import { DataSource } from 'typeorm';
import type { Permission } from '../kernel/actor/actor.js';
import { User } from '../features/accounts/index.js';
import { openTestApi, type TestApi } from './api.js';
import { addPerson, type SignedInBrowser, signedIn } from './people.js';
import { PASSWORD } from './sign-in.js';

const FIELDS = 'id name email isVerified role permissions isActive hasPassword version';
export const CREATE = `mutation ($input: CreateUserAccountInput!) { createUserAccount(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateUserAccountInput!) { updateUserAccount(input: $input) { ${FIELDS} } }`;
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
export const ADMIN_LOGIN = 'mutation ($input: AdminLoginInput!) { adminLogin(input: $input) { id } }';
export const PANEL = '{ myStaffSessions { id } }';

interface Account {
  id: string;
  role: string;
  permissions: string[];
  hasPassword: boolean;
  isVerified: boolean;
  version: number;
  email: string;
}

/** A shop whose accounts are changed by staff; emptied before each test. */
export class EditedShop {
  api: TestApi;
  dataSource: DataSource;
  /** Has all permissions, and `PASSWORD`. */
  owner: SignedInBrowser;

  async open(): Promise<void> {
    this.api = await openTestApi();
    this.dataSource = this.api.app.get(DataSource);
  }

  async empty(): Promise<void> {
    await this.dataSource.query('TRUNCATE rate_limit, outbox; DELETE FROM users');
    this.owner = await this.staffWith(['all']);
  }

  async staffWith(permissions: Permission[]): Promise<SignedInBrowser> {
    const user = await addPerson(this.api.app, { role: 'admin', permissions, password: PASSWORD });
    return signedIn(this.api.app, user, 'staff');
  }

  async create(input: object): Promise<Account> {
    const asked = await this.owner.ask<{ createUserAccount: Account }>(CREATE, {
      input: { name: 'Cem Ak', email: 'cem@example.com', password: PASSWORD, ...input },
    });
    return asked.createUserAccount;
  }

  async changed(user: { id: string }, changes: object): Promise<Account> {
    const input = await this.inputOf(user, changes);
    return (await this.owner.ask<{ updateUserAccount: Account }>(UPDATE, { input })).updateUserAccount;
  }

  /** `accepted`, or the code of the refusal. */
  async refusal(user: { id: string }, changes: object, by: Pick<SignedInBrowser, 'codeOf'> = this.owner) {
    return by.codeOf(UPDATE, { input: await this.inputOf(user, changes) });
  }

  /** What side effects were recorded. */
  async facts(): Promise<string[]> {
    const rows = await this.dataSource.query<{ fact: string }[]>(
      'SELECT DISTINCT fact FROM outbox ORDER BY fact',
    );
    return rows.map(({ fact }) => fact);
  }

  choose(token: string, password: string): Promise<string> {
    return this.api.browser().codeOf(RESET, { input: { token, password, passwordConfirmation: password } });
  }

  private async inputOf({ id }: { id: string }, changes: object) {
    const user = await this.dataSource.manager.findOneBy(User, { id });
    return { id, expectedVersion: user?.profileVersion ?? 1, password: PASSWORD, ...changes };
  }
}
