import { COMMAND_CAUSE } from '../../commands/command-cause.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';
import { MaintenanceService } from './maintenance.service.js';

const FIELDS = 'version enabled message allowAdminAccess disableIndexing';
const UPDATE = `mutation ($input: UpdateMaintenanceInput!) { updateMaintenance(input: $input) { ${FIELDS} } }`;
const HISTORY =
  '{ adminMaintenanceHistory(take: 1) { version actor { kind name } changes { field before after } } }';
const CLOSED = { enabled: true, message: 'Pazartesi açığız.', allowAdminAccess: true, disableIndexing: true };

interface Maintenance {
  version: number;
  enabled: boolean;
  message: string;
}

let api: TestApi;
let staff: TestBrowser;

beforeAll(async () => {
  api = await openTestApi();
  staff = await api.staff(['settings']);
});

afterAll(() => api.close());

const read = async () =>
  (await staff.ask<{ adminMaintenance: Maintenance }>(`{ adminMaintenance { ${FIELDS} } }`)).adminMaintenance;

async function update(change: object, expectedVersion?: number): Promise<Maintenance> {
  const version = expectedVersion ?? (await read()).version;
  const input = { ...CLOSED, expectedVersion: version, ...change };
  return (await staff.ask<{ updateMaintenance: Maintenance }>(UPDATE, { input })).updateMaintenance;
}

const asVisitor = async () =>
  (
    await api
      .browser()
      .ask<{ maintenance: object }>('{ maintenance { enabled staffOnly message disableIndexing } }')
  ).maintenance;

it('closes the shop to visitors at once, and opens it again', async () => {
  const before = await read();
  expect(before).toMatchObject({ enabled: false, message: '', allowAdminAccess: true });
  const closed = await update({});
  expect(closed).toEqual({ ...CLOSED, version: before.version + 1 });
  expect(await read()).toEqual(closed);
  expect(await asVisitor()).toEqual({
    enabled: true,
    staffOnly: false,
    message: 'Pazartesi açığız.',
    disableIndexing: true,
  });
  await update({ enabled: false, message: '' });
  expect(await asVisitor()).toMatchObject({
    enabled: false,
    message: 'Sitemiz şu anda bakım modundadır. Kısa süre içinde tekrar hizmetinizde olacağız.',
  });
});

it('lets staff see the shop if they are to, and says that others do not', async () => {
  const asStaff = '{ maintenance { enabled staffOnly } products { total } }';
  await update({});
  expect(await staff.ask(asStaff)).toMatchObject({ maintenance: { enabled: false, staffOnly: true } });
  await update({ allowAdminAccess: false });
  expect(await staff.codeOf(asStaff)).toBe('MAINTENANCE');
  await update({ enabled: false });
  expect(await staff.ask(asStaff)).toMatchObject({ maintenance: { enabled: false, staffOnly: false } });
});

it('says to programs that the shop is closed, and when to come back', async () => {
  await update({});
  const ask = (query: string) => api.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  const refused = await ask('{ products { total } }');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '600']);
  expect((await ask('{ maintenance { enabled } siteSettings { siteName } }')).statusCode).toBe(200);
  await update({ enabled: false });
  expect((await ask('{ products { total } }')).statusCode).toBe(200);
});

it('refuses a save on a version that somebody else has changed', async () => {
  const { version } = await read();
  const saved = await update({ message: 'Birinci' }, version);
  await expect(update({ message: 'İkinci' }, version)).rejects.toThrow('VERSION_CONFLICT');
  expect(await read()).toEqual(saved);
});

it('refuses a message longer than 500 characters', async () => {
  const before = await read();
  await expect(update({ message: 'a'.repeat(501) })).rejects.toThrow('BAD_USER_INPUT');
  expect(await read()).toEqual(before);
});

it('says who changed what', async () => {
  const { version } = await update({ message: 'Salı açığız.', enabled: false });
  await update({ message: 'Salı açığız.', enabled: true });
  const { adminMaintenanceHistory } = await staff.ask<{ adminMaintenanceHistory: object[] }>(HISTORY);
  expect(adminMaintenanceHistory).toMatchObject([
    {
      version: version + 1,
      actor: { kind: 'STAFF' },
      changes: [{ field: 'enabled', before: 'false', after: 'true' }],
    },
  ]);
});

it('lets an operator open the shop, and leaves the rest as staff wrote it', async () => {
  const { version } = await update({ message: 'Çarşamba açığız.', enabled: true });
  const service = api.app.get(MaintenanceService, { strict: false });
  expect(await service.end(COMMAND_CAUSE)).toBe(true);
  expect(await read()).toMatchObject({ version: version + 1, enabled: false, message: 'Çarşamba açığız.' });
  expect(await service.end(COMMAND_CAUSE)).toBe(false);
  expect(await read()).toMatchObject({ version: version + 1 });
  const { adminMaintenanceHistory } = await staff.ask<{ adminMaintenanceHistory: object[] }>(HISTORY);
  expect(adminMaintenanceHistory).toMatchObject([{ actor: { kind: 'SYSTEM' } }]);
});
