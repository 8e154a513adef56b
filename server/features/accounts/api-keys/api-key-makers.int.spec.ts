import { DataSource } from 'typeorm';
import { type Permission, SYSTEM } from '../../../kernel/actor/actor.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';
import type { SignedInBrowser } from '../../../testing/people.js';
import { staffWithPassword } from '../../../testing/second-factor.js';
import { PASSWORD } from '../../../testing/sign-in.js';
import { ApiKeysService } from './api-keys.service.js';
import { NameApiKeyMaker1766100000120 } from './migrations/1766100000120-name-api-key-maker.js';

const CREATE = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret key { id } } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiKey(id: $id) { id revokedAt } }';
const LIST = '{ apiKeys { id permissions effectivePermissions maker { id name } } }';
const ME = '{ me { id } }';
const ORDERS = '{ adminOrders { total } }';
const KEYS = '{ apiKeys { id } }';

interface Created {
  createApiKey: { secret: string; key: { id: string } };
}

interface Listed {
  id: string;
  permissions: string[];
  effectivePermissions: string[];
  maker: { id: string; name: string } | null;
}

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

beforeEach(() => api.app.get(DataSource).query('TRUNCATE rate_limit'));

afterAll(() => api.close());

async function keyOf(maker: TestBrowser, permissions: string[]) {
  const { secret, key } = (
    await maker.ask<Created>(CREATE, { input: { name: 'ERP', permissions, password: PASSWORD } })
  ).createApiKey;
  const program = api.browser();
  program.headers.authorization = `Bearer ${secret}`;
  return { id: key.id, program };
}

/** A key made by the command of the operator. */
async function keyOfOperator(permissions: Permission[]): Promise<string> {
  const cause = { actor: { ...SYSTEM, permissions: ['all'] as const }, requestId: 'spec' };
  const draft = { name: 'ERP', permissions, expiresAt: null };
  return (await api.app.get(ApiKeysService).create(draft, cause)).key.id;
}

const change = ({ user }: SignedInBrowser, changes: string) =>
  api.app.get(DataSource).query(`UPDATE users SET ${changes} WHERE id = $1`, [user.id]);

async function listed(id: string): Promise<Listed | undefined> {
  const staff = await api.staff(['settings']);
  return (await staff.ask<{ apiKeys: Listed[] }>(LIST)).apiKeys.find((key) => key.id === id);
}

describe('revoking a key', () => {
  it.each<[string, Permission[], Permission[], string]>([
    ['staff for settings', ['settings'], ['all'], 'FORBIDDEN'],
    ['staff for settings', ['settings'], ['settings', 'orders'], 'FORBIDDEN'],
    ['staff for settings', ['settings'], ['settings'], 'accepted'],
    ['staff for settings and orders', ['settings', 'orders'], ['orders'], 'accepted'],
    ['staff with every permission by name', ['settings', 'orders', 'catalog'], ['all'], 'FORBIDDEN'],
    ['staff with all permissions', ['all'], ['all'], 'accepted'],
    ['staff for orders', ['orders'], ['orders'], 'FORBIDDEN'],
  ])('by %s (%j), of a key for %j, is %s', async (_who, own, permissions, outcome) => {
    const staff = await api.staff(own);
    const id = await keyOfOperator(permissions);
    expect(await staff.codeOf(REVOKE, { id })).toBe(outcome);
    expect((await listed(id))?.effectivePermissions).toHaveLength(
      outcome === 'accepted' ? 0 : permissions.length,
    );
  });

  it('by a super admin is accepted for every key', async () => {
    const owner = await api.staff([]);
    await change(owner, `role = 'super_admin'`);
    expect(await owner.codeOf(REVOKE, { id: await keyOfOperator(['all']) })).toBe('accepted');
  });
});

it('refuses staff a key with permissions they lost', async () => {
  const staff = await staffWithPassword(api, ['settings', 'orders']);
  await change(staff, `permissions = '{settings}'`);
  expect(
    await staff.codeOf(CREATE, { input: { name: 'ERP', permissions: ['ORDERS'], password: PASSWORD } }),
  ).toBe('FORBIDDEN');
});

it.each([
  ['deactivated', 'is_active = false'],
  ['made a customer', `role = 'customer'`],
  ['left without any of its permissions', `permissions = '{content}'`],
])(
  'refuses the keys of staff who were %s, and accepts them again once that is undone',
  async (_what, changes) => {
    const maker = await staffWithPassword(api, ['settings', 'orders']);
    const { id, program } = await keyOf(maker, ['ORDERS']);
    expect(await program.codeOf(ORDERS)).toBe('accepted');
    await change(maker, changes);
    expect(await program.codeOf(ORDERS)).toBe('API_KEY_INVALID');
    expect(await program.codeOf(ME)).toBe('API_KEY_INVALID');
    expect(await listed(id)).toMatchObject({ permissions: ['ORDERS'], effectivePermissions: [] });
    await change(maker, `is_active = true, role = 'admin', permissions = '{settings,orders}'`);
    expect(await program.codeOf(ORDERS)).toBe('accepted');
  },
);

it('refuses the keys of staff who were removed', async () => {
  const maker = await staffWithPassword(api, ['settings', 'orders']);
  const { id, program } = await keyOf(maker, ['ORDERS']);
  await api.app.get(DataSource).query('DELETE FROM users WHERE id = $1', [maker.user.id]);
  expect(await program.codeOf(ORDERS)).toBe('API_KEY_INVALID');
  expect(await listed(id)).toMatchObject({ effectivePermissions: [], maker: null });
});

it('takes from a key what its maker lost, and leaves the rest', async () => {
  const maker = await staffWithPassword(api, ['settings', 'orders']);
  const { id, program } = await keyOf(maker, ['ORDERS', 'SETTINGS']);
  await change(maker, `permissions = '{settings}'`);
  expect(await program.codeOf(ME)).toBe('accepted');
  expect(await program.codeOf(ORDERS)).toBe('FORBIDDEN');
  expect(await listed(id)).toEqual({
    id,
    permissions: ['ORDERS', 'SETTINGS'],
    effectivePermissions: ['SETTINGS'],
    maker: { id: maker.user.id, name: maker.user.name },
  });
});

it('limits a key for everything to what its maker may still do', async () => {
  const maker = await staffWithPassword(api, ['all']);
  const { id, program } = await keyOf(maker, ['ALL']);
  await change(maker, `permissions = '{orders}'`);
  expect(await program.codeOf(ORDERS)).toBe('accepted');
  expect((await listed(id))?.effectivePermissions).toEqual(['ORDERS']);
});

it('leaves the keys of the operator alone, which have no maker', async () => {
  expect(await listed(await keyOfOperator(['orders']))).toMatchObject({
    effectivePermissions: ['ORDERS'],
    maker: null,
  });
});

it('finds the makers of existing keys in the audit log', async () => {
  const staff = await staffWithPassword(api, ['settings', 'orders']);
  const { id } = await keyOf(staff, ['ORDERS']);
  const ofOperator = await keyOfOperator(['orders']);
  const database = api.app.get(DataSource);
  const migration = new NameApiKeyMaker1766100000120();
  await database.transaction(async ({ queryRunner }) => {
    await migration.down(queryRunner!);
    await migration.up(queryRunner!);
  });
  expect((await listed(id))?.maker?.id).toBe(staff.user.id);
  expect((await listed(ofOperator))?.effectivePermissions).toEqual(['ORDERS']);
});

it('shows the list to staff for settings only', async () => {
  expect(await (await api.staff(['orders'])).codeOf(KEYS)).toBe('FORBIDDEN');
});
