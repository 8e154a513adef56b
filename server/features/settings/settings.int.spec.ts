import { BusinessCalendar } from '../../kernel/calendar/business-calendar.js';
import type { Cause } from '../../kernel/actor/cause.js';
import { openTestDatabase, type TestDatabase } from '../../kernel/database/test-database.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { changeSettings, testRecords } from '../../testing/records.js';
import { SettingsService } from './settings.service.js';
import type { SiteSettings } from './site-settings.document.js';
import { DEFAULT_SITE_SETTINGS, seedSiteSettings } from './site-settings.seed.js';
import { SiteSettingsType } from './site-settings.type.js';

const TODAY = new BusinessCalendar([], '2026-11-27');

let database: TestDatabase;
let dataVersions: DataVersions;
let settings: SettingsService;

beforeEach(async () => {
  database = await openTestDatabase();
  dataVersions = new DataVersions(database.dataSource);
  settings = new SettingsService(testRecords(database.dataSource, dataVersions), dataVersions);
});

afterEach(() => database.close());

async function change(settingsChange: Partial<typeof DEFAULT_SITE_SETTINGS>): Promise<void> {
  await changeSettings(database.dataSource, settings, settingsChange);
  await dataVersions.refresh();
}

it('starts a new shop with the default settings', async () => {
  expect(await settings.current()).toEqual(DEFAULT_SITE_SETTINGS);
});

it('shows saved settings from the next data version on', async () => {
  await settings.current();
  await change({ taxRateBasisPoints: 1_000 });
  expect((await settings.current()).taxRateBasisPoints).toBe(1_000);
});

it('reads the settings from the database once per data version', async () => {
  const first = await settings.current();
  expect(await settings.current()).toBe(first);
});

it('keeps saved settings when the defaults are seeded again', async () => {
  await change({ siteName: 'Başka Ad' });
  await seedSiteSettings(database.dataSource.manager);
  expect((await settings.current()).siteName).toBe('Başka Ad');
});

it('refuses invalid settings, says why at the fields of the input, and keeps the old settings', async () => {
  const attempt = change({ taxRateBasisPoints: 20_000, contactEmail: 'satis' });
  await expect(attempt).rejects.toMatchObject({
    code: 'SETTINGS_INVALID',
    details: {
      fields: [
        { path: 'contactEmail', message: 'Geçerli bir e-posta adresi yazın.' },
        { path: 'taxRate', message: 'KDV oranı %0 ile %100 arasında olmalıdır.' },
      ],
    },
  });
  expect(await settings.current()).toEqual(DEFAULT_SITE_SETTINGS);
});

it('publishes no free shipping threshold while free shipping is switched off', async () => {
  await change({ freeShipping: { enabled: false, thresholdKurus: 500_000 } });
  expect(SiteSettingsType.of(await settings.current(), TODAY).freeShippingThreshold).toBeNull();
});

it('publishes whose shop it is, and no bank accounts', async () => {
  const account = { bank: 'Örnek Bankası', holder: 'Debihan', iban: 'TR330006100519786457841326' };
  await change({ bankAccounts: [account], taxNumber: '1234567890', mersisNumber: '0123456789012345' });
  const published = JSON.stringify(SiteSettingsType.of(await settings.current(), TODAY));
  expect(published).not.toContain('TR33');
  expect(published).toMatch(/1234567890.*0123456789012345/);
});

describe('versions', () => {
  const AYSE = { actor: { kind: 'staff', id: 'ayse' }, requestId: 'request-1' } as const;
  const BORA = { actor: { kind: 'staff', id: 'bora' }, requestId: 'request-2' } as const;

  const saveAs = (cause: Cause, expectedVersion: number, settingsChange: Partial<SiteSettings>) =>
    database.dataSource.transaction((transaction) =>
      settings.save(transaction, {
        value: { ...DEFAULT_SITE_SETTINGS, ...settingsChange },
        expectedVersion,
        cause,
      }),
    );

  it('saves one of two changes made on one version of the settings, and names to the other what differs', async () => {
    const results = await Promise.allSettled([
      saveAs(AYSE, 1, { siteName: 'Ayşe', seo: { ...DEFAULT_SITE_SETTINGS.seo, title: 'Ayşe' } }),
      saveAs(BORA, 1, { siteName: 'Bora', seo: { ...DEFAULT_SITE_SETTINGS.seo, title: 'Bora' } }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'VERSION_CONFLICT',
        details: {
          expectedVersion: 1,
          currentVersion: 2,
          differing: ['seo.title', 'siteName'],
          changedBy: { kind: 'staff' },
        },
      },
    });
  });

  it('lists who changed which of the settings', async () => {
    await saveAs(AYSE, 1, { siteName: 'Bir' });
    await saveAs(BORA, 2, { siteName: 'İki' });
    expect(await settings.history()).toMatchObject([
      { version: 3, ...BORA, changes: [{ field: 'siteName', before: 'Bir', after: 'İki' }] },
      { version: 2, ...AYSE, changes: [{ field: 'siteName', before: 'Debihan', after: 'Bir' }] },
      { version: 1, actor: { kind: 'system', id: null }, changes: [] },
    ]);
  });

  it('lists no setting that came after a version as a change of who saved next', async () => {
    await database.dataSource.query(
      `ALTER TABLE document_version DISABLE TRIGGER USER;
       UPDATE document_version SET document = document - 'specialDays' - 'carriers' WHERE collection = 'settings';
       ALTER TABLE document_version ENABLE TRIGGER USER`,
    );
    await saveAs(AYSE, 1, { siteName: 'Bir' });
    expect((await settings.history())[0]?.changes.map(({ field }) => field)).toEqual(['siteName']);
  });

  it('reads the saved settings, version and history after a restart', async () => {
    await saveAs(AYSE, 1, { siteName: 'Kalıcı' });
    const versionsAfter = new DataVersions(database.dataSource);
    await versionsAfter.refresh();
    const restarted = new SettingsService(testRecords(database.dataSource, versionsAfter), versionsAfter);
    expect((await restarted.current()).siteName).toBe('Kalıcı');
    expect(await restarted.latest()).toMatchObject({ version: 2 });
    expect(await restarted.history({ take: 1 })).toMatchObject([AYSE]);
  });
});
