import { openTestDatabase, type TestDatabase } from '../../kernel/database/test-database.js';
import { Revisions } from '../../kernel/revision/revisions.js';
import { SettingsService } from './settings.service.js';
import { DEFAULT_SITE_SETTINGS, seedSiteSettings } from './site-settings.seed.js';
import { SiteSettingsType } from './site-settings.type.js';

let database: TestDatabase;
let revisions: Revisions;
let settings: SettingsService;

beforeEach(async () => {
  database = await openTestDatabase();
  revisions = new Revisions(database.dataSource);
  settings = new SettingsService(database.dataSource, revisions);
});

afterEach(() => database.close());

async function replace(change: Partial<typeof DEFAULT_SITE_SETTINGS>): Promise<void> {
  await database.dataSource.transaction((manager) =>
    settings.replace(manager, { ...DEFAULT_SITE_SETTINGS, ...change }),
  );
  await revisions.refresh();
}

it('starts with the defaults', async () => {
  expect(await settings.current()).toEqual(DEFAULT_SITE_SETTINGS);
});

it('shows what was saved from the next revision on', async () => {
  await settings.current();
  await replace({ taxRateBasisPoints: 1_000 });
  expect((await settings.current()).taxRateBasisPoints).toBe(1_000);
});

it('asks the database once per revision', async () => {
  const first = await settings.current();
  expect(await settings.current()).toBe(first);
});

it('keeps what was saved when the defaults are seeded again', async () => {
  await replace({ siteName: 'Başka Ad' });
  await seedSiteSettings(database.dataSource.manager);
  expect((await settings.current()).siteName).toBe('Başka Ad');
});

it('refuses settings that do not pass, names the fields and keeps the old ones', async () => {
  const attempt = replace({ taxRateBasisPoints: 20_000, contactEmail: 'satis' });
  await expect(attempt).rejects.toMatchObject({
    code: 'SETTINGS_INVALID',
    details: { fields: ['contactEmail', 'taxRateBasisPoints'] },
  });
  expect(await settings.current()).toEqual(DEFAULT_SITE_SETTINGS);
});

it('publishes no threshold while free shipping is switched off', async () => {
  await replace({ freeShipping: { enabled: false, thresholdKurus: 500_000 } });
  expect(SiteSettingsType.of(await settings.current()).freeShippingThreshold).toBeNull();
});

it('keeps bank accounts and registry numbers inside', async () => {
  const account = { bank: 'Örnek Bankası', holder: 'Debihan', iban: 'TR330006100519786457841326' };
  await replace({ bankAccounts: [account], taxNumber: '1234567890', mersisNumber: '0123456789012345' });
  const published = JSON.stringify(SiteSettingsType.of(await settings.current()));
  expect(published).not.toMatch(/TR33|1234567890|0123456789012345/);
});
