import { DataSource } from 'typeorm';
import {
  DISCARD_DRAFT,
  HOUR_MS,
  openTestDrafts,
  pageOf,
  PUBLISH_DRAFT,
  SAVE_DRAFT,
  type Draft,
  type TestDrafts,
  UPDATE_PAGE,
} from '../../../testing/drafts.js';

const ENDED = '/on-izleme-bitti';

let shop: TestDrafts;
let api: TestDrafts['api'];
let staff: TestDrafts['staff'];
let read: TestDrafts['read'];
let versionOf: TestDrafts['versionOf'];
let save: TestDrafts['save'];
let publishLater: TestDrafts['publishLater'];
let get: TestDrafts['get'];

beforeAll(async () => {
  shop = await openTestDrafts();
  ({ api, staff, read, versionOf, save, publishLater, get } = shop);
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => shop.close());

it('lets no earlier link open the next draft of the same page', async () => {
  const target = 'static-page/kullanim-kosullari';
  const first = await save('kullanim-kosullari', 'Birinci Taslak');
  const edited = await save('kullanim-kosullari', 'Birinci Taslak, Düzeltilmiş');
  // Editing goes on with the same draft.
  expect((await get(first.previewPath ?? '')).body).toContain('Düzeltilmiş');
  await staff.ask(DISCARD_DRAFT, { input: { target, expectedVersion: edited.version } });
  const next = await save('kullanim-kosullari', 'İkinci Taslak');
  expect((await get(first.previewPath ?? '')).headers.location).toBe(ENDED);
  expect((await get(next.previewPath ?? '')).body).toContain('İkinci Taslak');
});

it('says beside a draft that it does not pass the rules of today, and tries it once', async () => {
  const target = 'static-page/on-bilgilendirme';
  const { version, basedOn } = await save('on-bilgilendirme', 'Ön Bilgilendirme');
  // As a draft of rules that were others then.
  const document = { title: 'Ön Bilgilendirme', summary: '', markdown: '' };
  const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
  await api.app.get(DataSource).query(
    `INSERT INTO document_version (collection, id, version, document, actor_kind, request_id)
     VALUES ('content-draft', $1, $2, $3, 'system', 'spec')`,
    [target, version + 1, JSON.stringify({ document, basedOn, publishAt, scheduledBy: null, refused: null })],
  );
  expect(await publishLater(api)).toEqual([0]);
  const refused = await read(target);
  expect(refused).toMatchObject({ exists: true, publishAt: null, version: version + 2 });
  expect(refused.refused?.code).toBe('CONTENT_INVALID');
  expect(await publishLater(api)).toEqual([0]);
  expect((await read(target)).version).toBe(version + 2);
});

it('ends neither a draft nor a page with an error when both are saved while the draft is published', async () => {
  const slug = 'cerez-politikasi';
  const target = `static-page/${slug}`;
  const colleague = await api.staff(['content']);
  for (let round = 0; round < 12; round += 1) {
    const draft = await save(slug, `Çerez ${String(round)}`);
    const expectedVersion = await versionOf(slug);
    const page = pageOf(`Çerez, doğrudan ${String(round)}`);
    const staticPage = pageOf(`Çerez, başkası ${String(round)}`);
    const codes = await Promise.all([
      staff.codeOf(PUBLISH_DRAFT, { input: { target, expectedVersion: draft.version } }),
      colleague.codeOf(UPDATE_PAGE, { input: { slug, expectedVersion, page } }),
      colleague.codeOf(SAVE_DRAFT, {
        input: { target, expectedVersion: draft.version, basedOn: expectedVersion, staticPage },
      }),
    ]);
    const expected = ['accepted', 'VERSION_CONFLICT', 'DRAFT_OUTDATED', 'NOT_FOUND'];
    for (const code of codes) expect(expected).toContain(code);
    const { exists, version } = await read(target);
    if (exists) await staff.ask(DISCARD_DRAFT, { input: { target, expectedVersion: version } });
  }
});

it('lists what is neither published nor given up, the latest change first', async () => {
  const targets = async () =>
    (
      await staff.ask<{ contentDrafts: { target: string }[] }>('{ contentDrafts { target } }')
    ).contentDrafts.map(({ target }) => target);
  await save('mesafeli-satis-sozlesmesi', 'Eski');
  const { page } = await staff.ask<{ page: { version: number } & Record<string, unknown> }>(
    `{ page: adminPage(key: QUOTE) { version title subtitle description heroImage
        sections { id title content order items { title text } } seo { title description keywords } } }`,
  );
  const { version: basedOn, ...quotePage } = page;
  const input = {
    target: 'quote',
    expectedVersion: 0,
    basedOn,
    page: { ...quotePage, title: 'Teklif isteyin' },
  };
  const { draft } = await staff.ask<{ draft: Draft }>(SAVE_DRAFT, { input });
  expect(draft.previewPath).toMatch(/^\/teklif-al\?taslak=/);
  expect((await targets()).slice(0, 2)).toEqual(['quote', 'static-page/mesafeli-satis-sozlesmesi']);
  await staff.ask(DISCARD_DRAFT, { input: { target: 'quote', expectedVersion: draft.version } });
  expect(await targets()).not.toContain('quote');
});
