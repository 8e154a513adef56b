import { DataSource } from 'typeorm';
import type { User } from '../features/accounts/index.js';
import { openTestApi, type TestApi } from './api.js';
import { addPerson } from './people.js';
import { PASSWORD } from './sign-in.js';

export const ADMIN_LOGIN = 'mutation ($input: AdminLoginInput!) { adminLogin(input: $input) { id } }';

/** The variables of a sign-in at either door. */
export const credentialsAt = (door: string, login: string, password: string) => ({
  input: door === ADMIN_LOGIN ? { login, password } : { email: login, password },
});

interface Doors {
  api: TestApi;
  /** Both can sign in with `PASSWORD`, each at their own door. */
  customer: User;
  staff: User;
}

/**
 * Opens the API behind a proxy, whose requests name their network, for all tests of a file. Customer, member of staff, limits
 * and outbox are new in each test.
 */
export function useBothDoors(take: (opened: Doors) => void): void {
  let api: TestApi;

  beforeAll(async () => {
    api = await openTestApi({ environment: { TRUST_PROXY: '1' } });
  });

  beforeEach(async () => {
    await api.app.get(DataSource).query('TRUNCATE rate_limit, outbox; DELETE FROM users');
    const customer = await addPerson(api.app, { email: 'ayse@example.com', password: PASSWORD });
    const staff = await addPerson(api.app, {
      email: 'yonetici@example.com',
      password: PASSWORD,
      role: 'admin',
    });
    take({ api, customer, staff });
  });

  afterAll(() => api.close());
}
