import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { User } from '../users/user.entity.js';

const ACCOUNTS = '{ demoAccounts { audience username email password } }';

interface DemoAccounts {
  demoAccounts: { audience: string; username: string | null; email: string; password: string }[];
}

const accountsOf = async (api: TestApi) => (await api.browser().ask<DemoAccounts>(ACCOUNTS)).demoAccounts;

it('a production shop has no demo accounts', async () => {
  const api = await openTestApi();
  expect(await accountsOf(api)).toEqual([]);
  expect(await api.app.get(DataSource).manager.count(User)).toBe(0);
  await api.close();
});

it('a demo has a customer and a super admin who can sign in with the shown passwords after every start', async () => {
  const first = await openTestApi({ environment: { DEMO: '1' } });
  const shown = await accountsOf(first);
  await first.app
    .get(DataSource)
    .query(
      `INSERT INTO second_factor (user_id, secret, last_step, confirmed_at) SELECT id, '', 0, now() FROM users`,
    );
  await first.app
    .get(DataSource)
    .query(`UPDATE users u SET password_hash = o.password_hash FROM users o WHERE o.id <> u.id`);
  const api = await openTestApi({ environment: { DEMO: '1', DATABASE_URL: first.databaseUrl } });
  expect(await accountsOf(api)).toEqual(shown);
  const [customer, staff] = shown;
  expect([customer?.username, staff?.username]).toEqual([null, 'admin']);
  const asCustomer = { email: customer?.email, password: customer?.password };
  const asStaff = { login: 'admin', password: staff?.password };
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { email isVerified } }';
  expect(await api.browser().ask(login, { input: asCustomer })).toEqual({
    login: { email: customer?.email, isVerified: true },
  });
  const adminLogin = 'mutation ($input: AdminLoginInput!) { adminLogin(input: $input) { role } }';
  expect(await api.browser().ask(adminLogin, { input: asStaff })).toEqual({
    adminLogin: { role: 'SUPER_ADMIN' },
  });
  expect(
    await api
      .browser()
      .codeOf(adminLogin, { input: { login: customer?.email, password: customer?.password } }),
  ).toBe('ADMIN_LOGIN_REFUSED');
  expect(await api.app.get(DataSource).manager.count(User)).toBe(2);
  await api.close();
  await first.close();
});

it.each([
  ['from the whole network', { HOST: '0.0.0.0' }, 1],
  ['through a proxy', { HOST: '127.0.0.1', PUBLIC_URL: 'https://demo.example' }, 1],
  ['only from this machine', { HOST: '127.0.0.1' }, 0],
  ['only from this machine, by its name', { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }, 0],
])(
  'a demo that is reachable %s logs the expected number of warnings about its public passwords',
  async (_from, environment, lines) => {
    const api = await openTestApi({ environment: { DEMO: '1', ...environment } });
    expect(
      api
        .log()
        .split('\n')
        .filter((line) => line.includes('DEMO=1')),
    ).toHaveLength(lines);
    await api.close();
  },
);

it('a production shop logs no warning about demo passwords', async () => {
  const api = await openTestApi({ environment: { HOST: '0.0.0.0' } });
  expect(api.log()).not.toContain('DEMO=1');
  await api.close();
});

it('each installation has its own demo passwords', async () => {
  const MASTER_KEY = Buffer.alloc(32, 'another').toString('base64');
  const one = await openTestApi({ environment: { DEMO: '1' } });
  const other = await openTestApi({ environment: { DEMO: '1', MASTER_KEY } });
  const passwords = [...(await accountsOf(one)), ...(await accountsOf(other))].map(
    ({ password }) => password,
  );
  expect(new Set(passwords).size).toBe(4);
  await one.close();
  await other.close();
});
