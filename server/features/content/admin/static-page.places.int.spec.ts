import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';

const PAGE = 'slug address kind isShown isRequired placeVersion title version';
const ADD = `mutation ($input: AddStaticPageInput!) { page: addStaticPage(input: $input) { ${PAGE} } }`;
const MOVE = `mutation ($input: MoveStaticPageInput!) { page: moveStaticPage(input: $input) { ${PAGE} } }`;
const HIDE = `mutation ($input: StaticPagePlaceInput!) { page: hideStaticPage(input: $input) { ${PAGE} } }`;
const SHOW = `mutation ($input: StaticPagePlaceInput!) { page: showStaticPage(input: $input) { ${PAGE} } }`;
const ACCEPTED = [
  'on-bilgilendirme',
  'mesafeli-satis-sozlesmesi',
  'kvkk-aydinlatma',
  'kullanim-kosullari',
  'ticari-elektronik-ileti-onayi',
];

interface Page {
  slug: string;
  address: string;
  placeVersion: number;
}

let api: TestApi;
/** A second process on the same database. */
let other: TestApi;
let staff: TestBrowser;

const entry = `
  export const canonicalParameters = () => new URLSearchParams();
  export const isUnknownPath = (path) => !/^\\/(urunler)?$/.test(path);
  export const renderPage = ({ url }) => Promise.resolve(
    { status: isUnknownPath(url.pathname) && url.pathname === '/yok' ? 404 : 200, html: '<p>' + url.pathname, headers: {}, inlineScripts: [], cacheable: true });`;

beforeAll(async () => {
  api = await openTestApi({ entry });
  other = await openTestApi({ entry, environment: { DATABASE_URL: api.databaseUrl } });
  staff = await api.staff(['content']);
});

afterAll(async () => {
  await other.close();
  await api.close();
});

const ask = async (operation: string, input: object) =>
  (await staff.ask<{ page: Page }>(operation, { input })).page;
const add = (title: string, rest: object = {}) => ask(ADD, { title, kind: 'OTHER', ...rest });
const show = ({ slug, placeVersion }: Page) => ask(SHOW, { slug, expectedVersion: placeVersion });
const hide = ({ slug, placeVersion }: Page) => ask(HIDE, { slug, expectedVersion: placeVersion });
const move = ({ slug, placeVersion }: Page, address: string) =>
  ask(MOVE, { slug, expectedVersion: placeVersion, address, kind: 'OTHER' });

const publicSlug = async (slug: string, browser = api.browser()) =>
  (
    await browser.ask<{ staticPage: { slug: string } | null }>(
      'query ($slug: String!) { staticPage(slug: $slug) { slug } }',
      { slug },
    )
  ).staticPage?.slug;

const statusOf = async (path: string, process = api) =>
  (await process.app.inject({ method: 'GET', url: path })).statusCode;

it('adds a page that visitors see once it is shown, at its own address, in the sitemap and in the links check', async () => {
  const page = await add('Hizmet Bölgelerimiz');
  expect(page).toMatchObject({
    slug: 'hizmet-bolgelerimiz',
    address: 'hizmet-bolgelerimiz',
    kind: 'OTHER',
    isShown: false,
    isRequired: false,
    placeVersion: 0,
    version: 1,
  });
  expect(await publicSlug(page.slug)).toBeUndefined();
  expect(await statusOf(`/${page.address}`)).toBe(404);
  await show(page);
  expect(await publicSlug(page.slug)).toBe(page.slug);
  expect(await statusOf(`/${page.address}`)).toBe(200);
  expect((await api.app.inject({ url: '/sitemap.xml' })).body).toContain(`/${page.address}</loc>`);
  const { checkContent } = await staff.ask<{ checkContent: { brokenLinks: string[] } }>(
    'query ($input: ContentCheckInput!) { checkContent(input: $input) { brokenLinks } }',
    { input: { texts: [], addresses: [`/${page.address}`, '/hizmet-yok'] } },
  );
  expect(checkContent.brokenLinks).toEqual(['/hizmet-yok']);
});

it('takes a page out of the shop and puts it back with its text, history and address', async () => {
  const shown = await show(await add('Geri Gelen Sayfa'));
  const hidden = await hide(shown);
  expect(hidden).toMatchObject({ isShown: false, version: 1 });
  expect(await publicSlug(hidden.slug)).toBeUndefined();
  expect(await show(hidden)).toEqual({ ...shown, placeVersion: hidden.placeVersion + 1 });
  expect(await publicSlug(hidden.slug)).toBe(hidden.slug);
});

it('leads former addresses on to the new one, and gives none of them to another page', async () => {
  const page = await show(await add('Eski Adresli'));
  const moved = await move(await move(page, 'ikinci-adres'), 'ucuncu-adres');
  expect(moved).toMatchObject({ slug: 'eski-adresli', address: 'ucuncu-adres' });
  for (const address of ['eski-adresli', 'ikinci-adres', 'ucuncu-adres']) {
    expect(await publicSlug(address)).toBe('ucuncu-adres');
  }
  for (const address of ['eski-adresli', 'ikinci-adres', 'ucuncu-adres']) {
    const input = { title: 'Başka', kind: 'OTHER', address };
    expect(await staff.codeOf(ADD, { input })).toBe('PAGE_ADDRESS_TAKEN');
  }
  expect(await move(moved, 'eski-adresli')).toMatchObject({ address: 'eski-adresli' });
});

it.each(['urunler', 'admin', 'sepet', 'graphql', 'garanti', 'urun'])(
  'refuses the address /%s, which is one of the shop',
  async (address) => {
    const input = { title: 'Çakışan', kind: 'OTHER', address };
    expect(await staff.codeOf(ADD, { input })).toBe('PAGE_ADDRESS_TAKEN');
  },
);

it.each(['Büyük', 'iki kelime', '-a', 'a/b'])('refuses the address «%s», which is none', async (address) => {
  const input = { title: 'Biçimsiz', kind: 'OTHER', address };
  expect(await staff.codeOf(ADD, { input })).toBe('BAD_USER_INPUT');
});

it('gives an address that is made from the title a number where it is taken, also to two at once', async () => {
  const added = await Promise.all(Array.from({ length: 4 }, () => add('Aynı Ad')));
  expect(added.map(({ slug }) => slug).sort()).toEqual(['ayni-ad', 'ayni-ad-2', 'ayni-ad-3', 'ayni-ad-4']);
  expect((await add('★★★')).slug).toBe('sayfa');
});

it.each(ACCEPTED)('keeps %s, which buyers accept, in the shop and at its address', async (slug) => {
  expect(await staff.codeOf(HIDE, { input: { slug, expectedVersion: 0 } })).toBe('STATIC_PAGE_REQUIRED');
  const input = { slug, expectedVersion: 0, address: 'baska-adres', kind: 'LEGAL' };
  expect(await staff.codeOf(MOVE, { input })).toBe('STATIC_PAGE_REQUIRED');
});

it('refuses a place that somebody else has changed, and staff without the permission', async () => {
  const page = await add('İki Kişinin');
  await show(page);
  const input = { slug: page.slug, expectedVersion: 0 };
  expect(await staff.codeOf(HIDE, { input })).toBe('VERSION_CONFLICT');
  expect(await staff.codeOf(HIDE, { input: { ...input, slug: 'boyle-bir-sayfa-yok' } })).toBe('NOT_FOUND');
  const weak = await api.staff(['catalog', 'settings']);
  expect(await weak.codeOf(SHOW, { input })).toBe('FORBIDDEN');
});

it('writes into the audit log who added, moved and hid a page', async () => {
  const page = await hide(await show(await add('Kaydı Tutulan')));
  const rows = await api.app
    .get(DataSource)
    .query<{ what: string }[]>(`SELECT what FROM audit WHERE subject LIKE $1 ORDER BY id`, [
      `% ${page.slug}`,
    ]);
  expect(rows.map(({ what }) => what)).toEqual([
    'static-page-added',
    'static-page-place-saved',
    'static-page-place-saved',
  ]);
});

it('shows visitors of another process what staff changed at one: a page and the header', async () => {
  const page = await show(await add('Öteki Süreç'));
  const visitor = other.browser();
  await expect.poll(() => publicSlug(page.slug, visitor), { timeout: 5_000 }).toBe(page.slug);
  expect(await statusOf(`/${page.address}`, other)).toBe(200);

  const { adminHeader } = await staff.ask<{
    adminHeader: { version: number; logo: object; navigation: object[] };
  }>('{ adminHeader { version logo { text subtext } navigation { id text url order } } }');
  const { version, logo, navigation } = adminHeader;
  const topBar = { enabled: true, phone: null, email: null, announcement: 'Öteki süreçte görülür' };
  await staff.ask('mutation ($input: UpdateHeaderInput!) { updateHeader(input: $input) { version } }', {
    input: { expectedVersion: version, header: { logo, navigation, topBar } },
  });
  const announcement = async () =>
    (
      await visitor.ask<{ header: { topBar: { announcement: string } } }>(
        '{ header { topBar { announcement } } }',
      )
    ).header.topBar.announcement;
  await expect.poll(announcement, { timeout: 5_000 }).toBe(topBar.announcement);
  await hide(page);
  await expect.poll(() => publicSlug(page.slug, visitor), { timeout: 5_000 }).toBeUndefined();
  await expect.poll(() => statusOf(`/${page.address}`, other), { timeout: 5_000 }).toBe(404);
});
