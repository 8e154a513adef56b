import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../testing/api.js';
import { Revisions } from '../../kernel/revision/revisions.js';
import { SettingsService } from '../settings/index.js';
import { User } from '../users/index.js';

jest.setTimeout(60_000);

const ACCOUNTS = '{ demoAccounts { audience email password } }';

interface Answer {
  demoAccounts: { audience: string; email: string; password: string }[];
}

const accountsOf = async (api: TestApi) => (await api.browser().ask<Answer>(ACCOUNTS)).demoAccounts;

it('there are none in a shop in earnest', async () => {
  const api = await openTestApi();
  expect(await accountsOf(api)).toEqual([]);
  expect(await api.app.get(DataSource).manager.count(User)).toBe(0);
  await api.close();
});

it('a demo has a customer and a super admin who can sign in as told, after every start', async () => {
  const first = await openTestApi({ environment: { DEMO: '1' } });
  const told = await accountsOf(first);
  await first.app
    .get(DataSource)
    .query(`UPDATE users u SET password_hash = o.password_hash FROM users o WHERE o.id <> u.id`);
  const api = await openTestApi({ environment: { DEMO: '1', DATABASE_URL: first.databaseUrl } });
  expect(await accountsOf(api)).toEqual(told);
  const [customer, staff] = told.map(({ email, password }) => ({ email, password }));
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { email isVerified } }';
  expect(await api.browser().ask(login, { input: customer })).toEqual({
    login: { email: customer?.email, isVerified: true },
  });
  const adminLogin = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { role } }';
  expect(await api.browser().ask(adminLogin, { input: staff })).toEqual({
    adminLogin: { role: 'super_admin' },
  });
  expect(await api.browser().codeOf(adminLogin, { input: customer })).toBe('ADMIN_LOGIN_REFUSED');
  expect(await api.app.get(DataSource).manager.count(User)).toBe(2);
  await api.close();
  await first.close();
});

it.each([
  ['by everybody on the network', { HOST: '0.0.0.0' }, 1],
  ['through a proxy', { HOST: '127.0.0.1', PUBLIC_URL: 'https://demo.example' }, 1],
  ['from this machine alone', { HOST: '127.0.0.1' }, 0],
])(
  'a demo that is reached %s warns of its known passwords as often as it has to',
  async (_by, place, lines) => {
    const api = await openTestApi({ environment: { DEMO: '1', ...place } });
    expect(
      api
        .log()
        .split('\n')
        .filter((line) => line.includes('DEMO=1')),
    ).toHaveLength(lines);
    await api.close();
  },
);

it('a shop in earnest warns of nothing', async () => {
  const api = await openTestApi({ environment: { HOST: '0.0.0.0' } });
  expect(api.log()).not.toContain('DEMO=1');
  await api.close();
});

it('each installation has passwords of its own', async () => {
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

describe('bank accounts', () => {
  const OPTIONS = '{ checkoutOptions { bankAccounts { iban } } }';
  const ibansOf = async (api: TestApi) => {
    const { checkoutOptions } = await api
      .browser()
      .ask<{ checkoutOptions: { bankAccounts: { iban: string }[] } }>(OPTIONS);
    return checkoutOptions.bankAccounts.map(({ iban }) => iban);
  };

  it('a shop in earnest has none until staff name some', async () => {
    const api = await openTestApi();
    expect(await ibansOf(api)).toEqual([]);
    await api.close();
  });

  it('a demo has some, until staff decide otherwise', async () => {
    const first = await openTestApi({ environment: { DEMO: '1' } });
    await first.app.get(Revisions).refresh();
    expect(await ibansOf(first)).toHaveLength(2);
    const settings = first.app.get(SettingsService);
    const current = await settings.current();
    await first.app
      .get(DataSource)
      .transaction((manager) => settings.replace(manager, { ...current, bankAccounts: [] }));
    const again = await openTestApi({ environment: { DEMO: '1', DATABASE_URL: first.databaseUrl } });
    expect(await ibansOf(again)).toEqual([]);
    await again.close();
    await first.close();
  });
});
