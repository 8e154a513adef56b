import { isSafeAddress } from './content.document.js';
import { STATIC_PAGES } from './static-page.document.js';
import { openTestSite, type TestSite } from '../../testing/site.js';
import { PageKey } from './page-content.type.js';
import { ABOUT_SEED } from './seed/about.seed.js';
import { seedContent } from './seed/content.seed.js';
import { STATIC_PAGE_SEEDS } from './seed/static-pages.seed.js';

let site: TestSite;

beforeEach(async () => {
  site = await openTestSite();
});

afterEach(() => site.close());

const countVersions = () =>
  site.dataSource.query<{ documents: number; pages: number }[]>(
    `SELECT count(*) FILTER (WHERE collection = 'content') AS documents,
            count(*) FILTER (WHERE collection = 'static-page') AS pages
     FROM document_version`,
  );

describe('seeding', () => {
  it('adds no version when seeded a second time', async () => {
    const before = await countVersions();
    await seedContent(site.dataSource.manager);
    expect(await countVersions()).toEqual(before);
    expect(before).toEqual([{ documents: 8, pages: STATIC_PAGE_SEEDS.length }]);
  });

  it('leaves edited documents and pages as they are', async () => {
    await site.replace('about', { ...ABOUT_SEED, title: 'Biz kimiz?' });
    await site.editStaticPage('garanti', '## Yeni metin');
    await seedContent(site.dataSource.manager);
    expect((await site.content.page(PageKey.ABOUT)).title).toBe('Biz kimiz?');
    expect((await site.content.staticPage('garanti'))?.html).toBe('<h2 id="bolum-1">Yeni metin</h2>\n');
  });
});

describe('static pages', () => {
  it('returns null for an unknown slug', async () => {
    expect(await site.content.staticPage('yok')).toBeNull();
  });

  it.each(STATIC_PAGE_SEEDS)('has a full text for $slug', async ({ slug }) => {
    const page = await site.content.staticPage(slug);
    const words = page?.html.replace(/<[^>]*>/g, ' ').split(/\s+/) ?? [];
    expect(words.length).toBeGreaterThan(slug === 'ticari-elektronik-ileti-onayi' ? 200 : 300);
    expect(page?.html).not.toMatch(/<h1|\{\p{L}+\}/u);
    expect(page?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('links only to pages that exist', async () => {
    const pages = await site.content.staticPages();
    // Beside them a screen: where buyers without an account find their order.
    const known = new Set(['/siparis-takip', ...pages.map(({ slug }) => `/${slug}`)]);
    const links = pages.flatMap(({ html }) =>
      [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((url) => (url.startsWith('/') ? !known.has(url) : !isSafeAddress(url)))).toEqual([]);
  });

  it('shows HTML and unsafe links of an editor as text', async () => {
    await site.editStaticPage('garanti', '<script>alert(1)</script>\n\n[x](javascript:alert(1))');
    expect((await site.content.staticPage('garanti'))?.html).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n<p>[x](javascript:alert(1))</p>\n',
    );
  });

  it('follows the settings without a new version', async () => {
    await site.changeSettings({ shippingFeeKurus: 17_500 });
    const page = await site.content.staticPage('kargo-teslimat');
    expect(page?.html).toContain('175 TL');
    expect(page?.version).toBe(1);
  });

  it('keeps the text of an older version readable as a buyer accepted it', async () => {
    const { value: accepted } = await site.records.latest(STATIC_PAGES, 'on-bilgilendirme');
    await site.editStaticPage('on-bilgilendirme', '## Yeni koşullar');
    const { value } = await site.records.version(STATIC_PAGES, 'on-bilgilendirme', 1);
    expect(value).toEqual(accepted);
    expect(await site.content.staticPageText('on-bilgilendirme')).toMatchObject({
      version: 2,
      markdown: '## Yeni koşullar',
    });
  });

  it('refuses an empty text and a page that does not exist', async () => {
    await expect(site.editStaticPage('garanti', '')).rejects.toMatchObject({
      code: 'CONTENT_INVALID',
      details: { fields: [{ path: 'markdown', message: 'Boş olamaz.' }] },
    });
    await expect(site.records.latest(STATIC_PAGES, 'yok')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
