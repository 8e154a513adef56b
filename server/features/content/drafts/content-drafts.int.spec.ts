import { DataSource } from 'typeorm';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { dataVersionKey } from '../../../kernel/data-version/data-version-key.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { DraftPublisher } from './draft-publisher.js';
import {
  DISCARD_DRAFT,
  type Draft,
  HOUR_MS,
  openTestDrafts,
  pageOf,
  PUBLISH_DRAFT,
  READ_DRAFT,
  SAVE_DRAFT,
  SCHEDULE_DRAFT,
  type TestDrafts,
  UPDATE_PAGE,
} from '../../../testing/drafts.js';

const ENDED = '/on-izleme-bitti';

let shop: TestDrafts;
let api: TestDrafts['api'];
let other: TestDrafts['other'];
let staff: TestDrafts['staff'];
let read: TestDrafts['read'];
let versionOf: TestDrafts['versionOf'];
let save: TestDrafts['save'];
let publishLater: TestDrafts['publishLater'];
let get: TestDrafts['get'];

beforeAll(async () => {
  shop = await openTestDrafts();
  ({ api, other, staff, read, versionOf, save, publishLater, get } = shop);
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => shop.close());

const schedule = async (slug: string, { version }: Draft, publishAt: Date | null) =>
  (
    await staff.ask<{ draft: Draft }>(SCHEDULE_DRAFT, {
      input: { target: `static-page/${slug}`, expectedVersion: version, publishAt },
    })
  ).draft;

const publicTitle = async (slug: string, at = api) =>
  (
    await at
      .browser()
      .ask<{ staticPage: { title: string } | null }>(
        'query ($slug: String!) { staticPage(slug: $slug) { title } }',
        { slug },
      )
  ).staticPage?.title;

it('keeps a draft that no visitor sees, shows it by a signed link, and publishes it', async () => {
  expect(await read('static-page/garanti')).toMatchObject({ version: 0, exists: false, previewPath: null });
  const before = await publicTitle('garanti');
  const published = await versionOf('garanti');
  const draft = await save('garanti', 'Yeni Garanti');
  expect(draft).toMatchObject({ exists: true, basedOn: published, isOutdated: false });
  expect(draft.staticPage?.title).toBe('Yeni Garanti');
  expect(await publicTitle('garanti')).toBe(before);
  expect((await get('/garanti')).body).toContain(before);

  const preview = await get(draft.previewPath ?? '', other);
  expect(preview.statusCode).toBe(200);
  expect(preview.body).toContain('Yeni Garanti');
  expect(preview.body).toContain('?taslak=');
  expect(preview.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect((await get('/garanti')).body).not.toContain('Yeni Garanti');

  const input = { target: 'static-page/garanti', expectedVersion: draft.version };
  expect(await staff.ask(PUBLISH_DRAFT, { input })).toEqual({ publishContentDraft: published + 1 });
  expect(await publicTitle('garanti')).toBe('Yeni Garanti');
  expect(await read('static-page/garanti')).toMatchObject({ exists: false, staticPage: null });
  expect((await get(draft.previewPath ?? '')).headers.location).toBe(ENDED);
});

it('shows the draft of the header on the home page, and of a page that is not in the shop yet', async () => {
  const { adminHeader } = await staff.ask<{
    adminHeader: { version: number; logo: object; navigation: object[] };
  }>('{ adminHeader { version logo { text subtext } navigation { id text url order } } }');
  const { version: basedOn, logo, navigation } = adminHeader;
  const topBar = { enabled: true, phone: null, email: null, announcement: 'Taslak duyuru' };
  const header = await staff.ask<{ draft: Draft }>(SAVE_DRAFT, {
    input: { target: 'header', expectedVersion: 0, basedOn, header: { logo, navigation, topBar } },
  });
  expect(header.draft.previewPath).toMatch(/^\/\?taslak=/);
  expect((await get(header.draft.previewPath ?? '')).body).toContain('Taslak duyuru');
  expect((await get('/')).body).not.toContain('Taslak duyuru');

  const { page } = await staff.ask<{ page: { slug: string } }>(
    'mutation { page: addStaticPage(input: { title: "Bayiler", kind: OTHER }) { slug } }',
  );
  const draft = await save(page.slug, 'Bayilerimiz');
  expect((await get(`/${page.slug}`)).statusCode).toBe(404);
  expect((await get(draft.previewPath ?? '')).body).toContain('Bayilerimiz');
});

it('ends a link after three days, and takes no other signature, target or time', async () => {
  const { previewPath } = await save('sss', 'Sorular');
  const [path = '', token = ''] = (previewPath ?? '').split('?taslak=');
  const [name = '', expiresAt = '', signature = ''] = token.split('.');
  const forged = [
    `${name}.${String(Number(expiresAt) + 3_600)}.${signature}`,
    `${Buffer.from('footer').toString('base64url')}.${expiresAt}.${signature}`,
    `${name}.${expiresAt}.${'A'.repeat(43)}`,
    'abc',
    '',
  ];
  for (const one of forged) expect((await get(`${path}?taslak=${one}`)).headers.location).toBe(ENDED);
  const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  const now = vi.spyOn(api.app.get(Clock), 'now').mockReturnValue(later(71));
  expect((await get(previewPath ?? '')).statusCode).toBe(200);
  now.mockReturnValue(later(74));
  expect((await get(previewPath ?? '')).headers.location).toBe(ENDED);
});

it('publishes at its time, once, whichever of two processes comes first, under the name of who set the time', async () => {
  const before = await versionOf('iade-degisim');
  const draft = await save('iade-degisim', 'İade, Yarından Sonra');
  const scheduled = await schedule('iade-degisim', draft, new Date(Date.now() + HOUR_MS));
  expect(scheduled.publishAt).not.toBeNull();
  expect(await api.app.get(DraftPublisher).publishDue()).toBe(0);
  const counts = await publishLater(api, other);
  expect(counts[0]! + counts[1]!).toBe(1);
  expect(await versionOf('iade-degisim')).toBe(before + 1);
  await expect
    .poll(() => publicTitle('iade-degisim', other), { timeout: 5_000 })
    .toBe('İade, Yarından Sonra');
  expect(await read('static-page/iade-degisim')).toMatchObject({ exists: false, publishAt: null });
  const [row] = await api.app.get(DataSource).query<{ actorKind: string }[]>(
    `SELECT actor_kind AS "actorKind" FROM document_version WHERE collection = 'static-page' AND id = 'iade-degisim'
       ORDER BY version DESC LIMIT 1`,
  );
  expect(row?.actorKind).toBe('staff');
  expect(await publishLater(api, other)).toEqual([0, 0]);
});

it('publishes nothing in the name of somebody who may not publish any more', async () => {
  const leaver = await api.staff(['content']);
  const draft = await save('cerez-politikasi', 'Çerezler, Yarın', leaver);
  const input = { target: 'static-page/cerez-politikasi', expectedVersion: draft.version };
  await leaver.ask(SCHEDULE_DRAFT, { input: { ...input, publishAt: new Date(Date.now() + HOUR_MS) } });
  await api.app
    .get(DataSource)
    .query("UPDATE users SET permissions = '{orders}' WHERE id = $1", [leaver.user.id]);
  expect((await publishLater(api, other)).every((count) => count === 0)).toBe(true);
  const refused = await read(input.target);
  expect(refused).toMatchObject({ exists: true, publishAt: null });
  expect(refused.refused?.code).toBe('SCHEDULER_NOT_PERMITTED');
  expect(await publicTitle('cerez-politikasi')).not.toBe('Çerezler, Yarın');
});

it('says so beside the draft when something else was published since, and leaves both as they are', async () => {
  const draft = await save('kargo-teslimat', 'Kargo Taslağı');
  await schedule('kargo-teslimat', draft, new Date(Date.now() + HOUR_MS));
  const expectedVersion = await versionOf('kargo-teslimat');
  await staff.ask(UPDATE_PAGE, {
    input: { slug: 'kargo-teslimat', expectedVersion, page: pageOf('Kargo, Acil') },
  });
  expect((await publishLater(api, other)).every((count) => count === 0)).toBe(true);
  const refused = await read('static-page/kargo-teslimat');
  expect(refused).toMatchObject({ exists: true, isOutdated: true, publishAt: null });
  expect(refused.refused?.code).toBe('DRAFT_OUTDATED');
  expect(await publicTitle('kargo-teslimat')).toBe('Kargo, Acil');

  const input = { target: 'static-page/kargo-teslimat', expectedVersion: refused.version };
  expect(await staff.codeOf(PUBLISH_DRAFT, { input })).toBe('DRAFT_OUTDATED');
  const publishAt = new Date(Date.now() + HOUR_MS);
  expect(await staff.codeOf(SCHEDULE_DRAFT, { input: { ...input, publishAt } })).toBe('DRAFT_OUTDATED');
  // Saved over what is published now, it may be published.
  const again = await save('kargo-teslimat', 'Kargo, Birleşmiş');
  expect(again).toMatchObject({ isOutdated: false, refused: null });
});

it('refuses a draft that somebody else has saved, taken back or published meanwhile', async () => {
  const draft = await save('teknik-destek', 'Birinci Kişinin');
  const colleague = await api.staff(['content']);
  const newer = await save('teknik-destek', 'İkinci Kişinin', colleague);
  const input = { target: 'static-page/teknik-destek', expectedVersion: draft.version };
  const page = { ...input, basedOn: draft.basedOn, staticPage: pageOf('Üzerine yazılmaz') };
  expect(await staff.codeOf(SAVE_DRAFT, { input: page })).toBe('VERSION_CONFLICT');
  for (const operation of [DISCARD_DRAFT, PUBLISH_DRAFT]) {
    expect(await staff.codeOf(operation, { input })).toBe('VERSION_CONFLICT');
  }
  await staff.ask(DISCARD_DRAFT, { input: { ...input, expectedVersion: newer.version } });
  expect(await read(input.target)).toMatchObject({ exists: false });
  expect(await staff.codeOf(PUBLISH_DRAFT, { input: { ...input, expectedVersion: newer.version + 1 } })).toBe(
    'NOT_FOUND',
  );
});

it('leaves the cached pages of visitors alone', async () => {
  const versions = api.app.get(DataVersions);
  const before = versions.current();
  const draft = await save('gizlilik-politikasi', 'Gizli');
  const scheduled = await schedule('gizlilik-politikasi', draft, new Date(Date.now() + HOUR_MS));
  expect(versions.current().drafts).toBeGreaterThan(before.drafts);
  expect(dataVersionKey(versions.current(), new Date())).toBe(dataVersionKey(before, new Date()));
  await schedule('gizlilik-politikasi', scheduled, null);
});

it('takes back a time, and refuses one that is past', async () => {
  const draft = await save('gizlilik-politikasi', 'Gizlilik');
  const input = { target: 'static-page/gizlilik-politikasi', expectedVersion: draft.version };
  const publishAt = new Date(Date.now() - 1_000);
  expect(await staff.codeOf(SCHEDULE_DRAFT, { input: { ...input, publishAt } })).toBe('PUBLISH_TIME_PAST');
  const scheduled = await schedule('gizlilik-politikasi', draft, new Date(Date.now() + HOUR_MS));
  expect((await schedule('gizlilik-politikasi', scheduled, null)).publishAt).toBeNull();
  expect(await publishLater(api)).toEqual([0]);
});

it('refuses what is no draft of anything, a part that does not fit, and staff without the permission', async () => {
  for (const target of ['maintenance', 'static-page/yok-boyle', 'static-page/', 'x']) {
    expect(await staff.codeOf(READ_DRAFT, { target })).toBe('NOT_FOUND');
  }
  const input = { target: 'home', expectedVersion: 0, basedOn: 1, staticPage: pageOf('Sayfa değil') };
  expect(await staff.codeOf(SAVE_DRAFT, { input })).toBe('CONTENT_INVALID');
  expect(await staff.codeOf(SAVE_DRAFT, { input: { ...input, target: 'maintenance' } })).toBe(
    'BAD_USER_INPUT',
  );
  const weak = await api.staff(['settings', 'catalog']);
  expect(await weak.codeOf(READ_DRAFT, { target: 'home' })).toBe('FORBIDDEN');
});
