import type { TestBrowser } from '../../../testing/browser.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';

const LINKS = '{ id text url order }';
const LOGO = 'logo { text subtext }';
const HEADER = `version ${LOGO} topBar { enabled phone email announcement } navigation ${LINKS}`;
const FOOTER = `version ${LOGO} description contact { address phones emails } social { facebook twitter instagram linkedin }
  quickLinks ${LINKS} legalLinks ${LINKS} copyright`;
const PAGE = `version key title subtitle description heroImage seo { title description keywords }
  sections { id title content order items { title text } }`;

interface Versioned {
  version: number;
  [field: string]: unknown;
}

/** A document by its query, and the mutation that saves it. */
const DOCUMENTS = {
  header: {
    query: `{ saved: adminHeader { ${HEADER} } }`,
    update: `mutation ($input: UpdateHeaderInput!) { saved: updateHeader(input: $input) { ${HEADER} } }`,
    input: ({ version, ...header }: Versioned) => ({ expectedVersion: version, header }),
  },
  footer: {
    query: `{ saved: adminFooter { ${FOOTER} } }`,
    update: `mutation ($input: UpdateFooterInput!) { saved: updateFooter(input: $input) { ${FOOTER} } }`,
    input: ({ version, ...footer }: Versioned) => ({ expectedVersion: version, footer }),
  },
  home: pageDocument('HOME'),
  about: pageDocument('ABOUT'),
  contact: pageDocument('CONTACT'),
  quote: pageDocument('QUOTE'),
};

type Name = keyof typeof DOCUMENTS;

function pageDocument(key: string) {
  return {
    query: `{ saved: adminPage(key: ${key}) { ${PAGE} } }`,
    update: `mutation ($input: UpdatePageInput!) { saved: updatePage(input: $input) { ${PAGE} } }`,
    input: ({ version, key: _, ...page }: Versioned) => ({ expectedVersion: version, key, page }),
  };
}

let api: TestApi;
let staff: TestBrowser;

beforeAll(async () => {
  api = await openTestApi();
  staff = await api.staff(['content']);
});

afterAll(() => api.close());

const read = async (name: Name) => (await staff.ask<{ saved: Versioned }>(DOCUMENTS[name].query)).saved;

async function update(name: Name, change: object, version?: number, browser = staff): Promise<Versioned> {
  const before = await read(name);
  const changed = { ...before, ...change, version: version ?? before.version };
  const input = DOCUMENTS[name].input(changed);
  return (await browser.ask<{ saved: Versioned }>(DOCUMENTS[name].update, { input })).saved;
}

const link = (id: string, order: number) => ({ id, text: `Bağlantı ${id}`, url: '/urunler', order });
const section = (id: string, order: number) => ({
  id,
  title: 'Başlık',
  content: 'Birinci paragraf.\n\nİkinci {siteAdi}.',
  items: [{ title: '25+', text: 'yıl' }],
  order,
});

it.each<[Name, object]>([
  ['header', { logo: { text: 'TESİSAT', subtext: '' } }],
  [
    'header',
    { topBar: { enabled: false, phone: '0212 555 01 42', email: 'a@ornek.example', announcement: '{yil}' } },
  ],
  ['header', { topBar: { enabled: true, phone: null, email: null, announcement: '' } }],
  ['header', { navigation: [link('b', 1), link('a', 2)] }],
  ['footer', { logo: { text: 'TESİSAT', subtext: 'Alt satır' } }],
  ['footer', { description: 'Birinci.\nİkinci.' }],
  ['footer', { contact: { address: 'Ankara', phones: ['0312 555 01 42'], emails: ['b@ornek.example'] } }],
  ['footer', { contact: { address: null, phones: null, emails: null } }],
  [
    'footer',
    { social: { facebook: 'https://facebook.com/x', twitter: null, instagram: null, linkedin: null } },
  ],
  ['footer', { quickLinks: [link('a', 1)] }],
  ['footer', { legalLinks: [] }],
  ['footer', { copyright: '© {yil}' }],
  ['home', { title: 'Yeni başlık' }],
  ['home', { subtitle: 'Alt başlık' }],
  ['home', { description: 'Açıklama' }],
  ['home', { sections: [section('claims', 1), section('reasons', 2)] }],
  ['about', { heroImage: '/hakkimizda.webp' }],
  ['about', { heroImage: null }],
  ['about', { seo: { title: 'T', description: 'D', keywords: ['vana', 'pompa'] } }],
  ['quote', { seo: { title: null, description: null, keywords: [] } }],
  ['contact', { seo: { title: null, description: null, keywords: [] } }],
])('saves a change of %s: %j, and nothing else changes', async (name, change) => {
  const before = await read(name);
  const saved = await update(name, change);
  expect(saved).toEqual({ ...before, ...change, version: saved.version });
  expect(await read(name)).toEqual(saved);
});

it('saves an empty list of the footer as none of its own, which shows those of the settings', async () => {
  const contact = { address: null, phones: [], emails: [] };
  expect(await update('footer', { contact })).toMatchObject({
    contact: { address: null, phones: null, emails: null },
  });
  const shown = await api
    .browser()
    .ask<{ footer: { contact: { phones: string[]; emails: string[] } } }>(
      '{ footer { contact { phones emails } } }',
    );
  expect(shown.footer.contact.phones).not.toEqual([]);
  expect(shown.footer.contact.emails).not.toEqual([]);
});

it('shows visitors at once what was saved, with its placeholders replaced', async () => {
  await update('header', {
    topBar: { enabled: true, phone: null, email: null, announcement: '{siteAdi} {yil}' },
  });
  await update('about', { title: 'Biz kimiz' });
  const shown = await api
    .browser()
    .ask<object>(
      '{ header { topBar { announcement } } page(key: ABOUT) { title } siteSettings { siteName } }',
    );
  const year = new Date().getFullYear();
  expect(shown).toMatchObject({
    header: { topBar: { announcement: expect.stringMatching(new RegExp(`^\\S.* ${year}$`)) as string } },
    page: { title: 'Biz kimiz' },
  });
});

it('refuses a save on a version that somebody else has changed, and names what differs', async () => {
  const { version } = await read('footer');
  const saved = await update('footer', { description: 'Birinci' }, version);
  const input = DOCUMENTS.footer.input({ ...saved, description: 'İkinci', version });
  expect(await staff.refusal(DOCUMENTS.footer.update, { input })).toMatchObject({
    extensions: {
      code: 'VERSION_CONFLICT',
      details: { currentVersion: saved.version, differing: ['description'] },
    },
  });
  await update('header', { logo: { text: 'BAŞKA', subtext: '' } });
  expect(await read('footer')).toEqual(saved);
});

it.each<[Name, object, string]>([
  ['header', { navigation: [{ ...link('a', 1), url: 'javascript:alert(1)' }] }, 'navigation.0.url'],
  ['header', { navigation: [link('a', 1), link('a', 2)] }, 'navigation'],
  ['footer', { contact: { address: null, phones: null, emails: ['a'] } }, 'contact.emails.0'],
  ['home', { sections: [section('Büyük', 1)] }, 'sections.0.id'],
])('refuses in %s %j and names the field', async (name, change, path) => {
  const before = await read(name);
  const input = DOCUMENTS[name].input({ ...before, ...change });
  expect(await staff.refusal(DOCUMENTS[name].update, { input })).toMatchObject({
    extensions: { code: 'CONTENT_INVALID', details: { fields: [{ path }] } },
  });
  expect(await read(name)).toEqual(before);
});

it('refuses a picture of another site, which no page would show', async () => {
  const input = DOCUMENTS.about.input({
    ...(await read('about')),
    heroImage: 'https://ornek.example/a.png',
  });
  expect(await staff.refusal(DOCUMENTS.about.update, { input })).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', details: { fields: [{ path: 'page.heroImage' }] } },
  });
});

it('says who changed what, and restores a version as the next one', async () => {
  const first = await update('about', { title: 'Önceki', subtitle: 'Alt' });
  await update('about', { title: 'Sonraki' });
  const history = `{ adminContentHistory(key: ABOUT, take: 1) { version actor { kind } changes { field before after } } }`;
  expect(await staff.ask(history)).toEqual({
    adminContentHistory: [
      {
        version: first.version + 1,
        actor: { kind: 'STAFF' },
        changes: [{ field: 'title', before: '"Önceki"', after: '"Sonraki"' }],
      },
    ],
  });
  const input = { key: 'ABOUT', version: first.version, expectedVersion: first.version + 1 };
  const restore = 'mutation ($input: RestoreContentInput!) { restoreContent(input: $input) }';
  expect(await staff.ask(restore, { input })).toEqual({ restoreContent: first.version + 2 });
  expect(await read('about')).toEqual({ ...first, version: first.version + 2 });
  expect(await staff.codeOf(restore, { input })).toBe('VERSION_CONFLICT');
  expect(await staff.codeOf(restore, { input: { ...input, version: 9_999 } })).toBe('NOT_FOUND');
});

it('is closed to staff without the permission', async () => {
  const other = await api.staff(['catalog', 'settings']);
  expect(await other.codeOf(DOCUMENTS.header.query)).toBe('FORBIDDEN');
  await expect(update('header', { logo: { text: 'A', subtext: '' } }, undefined, other)).rejects.toThrow(
    'FORBIDDEN',
  );
});
