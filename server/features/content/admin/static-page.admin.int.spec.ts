import { type TestCheckout, openTestCheckout } from '../../../testing/checkout.js';
import { staffContext } from '../../../kernel/actor/test-context.js';
import { ContentService } from '../content.service.js';
import { staticPageHash } from '../static-page.document.js';

const FIELDS = 'version slug kind title summary markdown';
const UPDATE = `mutation ($input: UpdateStaticPageInput!) { updateStaticPage(input: $input) { ${FIELDS} } }`;
const RESTORE = 'mutation ($input: RestoreStaticPageInput!) { restoreStaticPage(input: $input) }';
const HISTORY = '{ adminStaticPageHistory(slug: "mesafeli-satis-sozlesmesi") { version changes { field } } }';
const CONTRACT = 'mesafeli-satis-sozlesmesi';

interface Page {
  version: number;
  slug: string;
  title: string;
  summary: string;
  markdown: string;
}

let shop: TestCheckout;

beforeAll(async () => {
  shop = await openTestCheckout();
});

afterAll(() => shop.close());

const ask = <Data>(query: string, input?: object) =>
  shop.ask<Data>(query, input ? { input } : {}, staffContext(['content']));

const pages = async () =>
  (await ask<{ adminStaticPages: Page[] }>(`{ adminStaticPages { ${FIELDS} } }`)).adminStaticPages;

async function read(slug: string): Promise<Page> {
  const page = (await pages()).find((one) => one.slug === slug);
  if (!page) throw new Error(`No page ${slug}`);
  return page;
}

const update = async ({ slug, version, title, summary, markdown }: Page) =>
  (
    await ask<{ updateStaticPage: Page }>(UPDATE, {
      slug,
      expectedVersion: version,
      page: { title, summary, markdown },
    })
  ).updateStaticPage;

it('gives the texts as they are stored, in the order of the footer', async () => {
  expect((await pages()).map(({ slug }) => slug).slice(0, 6)).toEqual([
    'sss',
    'kargo-teslimat',
    'iade-degisim',
    'garanti',
    'teknik-destek',
    'kullanim-kosullari',
  ]);
  expect((await read('sss')).markdown).toContain('{kargoUcreti}');
});

it.each([{ title: 'Garanti koşulları' }, { summary: '' }, { markdown: '## Bir\n\n  iki {yil}  \n' }])(
  'saves %j and shows it to visitors at once',
  async (change) => {
    const before = await read('garanti');
    const saved = await update({ ...before, ...change });
    expect(saved).toEqual({ ...before, ...change, version: before.version + 1 });
    expect(await read('garanti')).toEqual(saved);
    const { staticPage } = await shop.ask<{ staticPage: object }>(
      '{ staticPage(slug: "garanti") { version title } }',
    );
    expect(staticPage).toEqual({ version: saved.version, title: saved.title });
  },
);

it('refuses a text on a version that somebody else has changed, an empty one and an unknown page', async () => {
  const page = await read('sss');
  await update({ ...page, summary: 'Birinci' });
  await expect(update({ ...page, summary: 'İkinci' })).rejects.toThrow('siz bakarken değişti');
  const now = await read('sss');
  await expect(update({ ...now, markdown: '' })).rejects.toThrow('Boş olamaz.');
  await expect(update({ ...now, slug: 'yok' })).rejects.toThrow();
  expect(await read('sss')).toEqual(now);
});

it('leaves what was accepted as it was when a legal text is changed and restored', async () => {
  const { id: productId } = await shop.pump();
  const order = await shop.checkout.order([{ productId, quantity: 1 }]);
  const accepted = async () =>
    (
      await shop.dataSource.query<{ kept: { slug: string; version: number; hash: string }[] }[]>(
        'SELECT accepted_documents AS kept FROM orders WHERE id = $1',
        [order.id],
      )
    )[0]?.kept ?? [];
  const before = await accepted();
  const version1 = await read(CONTRACT);
  const version2 = await update({ ...version1, markdown: `${version1.markdown}\n\nYeni madde.` });
  const asked = { slug: CONTRACT, version: version1.version, expectedVersion: version2.version };
  expect(await ask(RESTORE, asked)).toEqual({ restoreStaticPage: version2.version + 1 });

  expect(await read(CONTRACT)).toEqual({ ...version1, version: version2.version + 1 });
  expect(await accepted()).toEqual(before);
  expect(before.map(({ slug }) => slug)).toContain(CONTRACT);
  const hash = staticPageHash(version1);
  const content = shop.service(ContentService);
  expect(await content.hasStaticPageVersion({ slug: CONTRACT, version: version1.version, hash })).toBe(true);
  expect(await content.hasStaticPageVersion({ slug: CONTRACT, version: version2.version, hash })).toBe(false);
  expect(await ask(HISTORY)).toEqual({
    adminStaticPageHistory: [
      { version: version2.version + 1, changes: [{ field: 'markdown' }] },
      { version: version2.version, changes: [{ field: 'markdown' }] },
      { version: version1.version, changes: [] },
    ],
  });
});
