import { isSafeAddress } from './content.document.js';
import { openTestSite, type TestSite } from './content.test-site.js';
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
    `SELECT (SELECT count(*) FROM content_document_version) AS documents,
            (SELECT count(*) FROM static_page_version) AS pages`,
  );

describe('seeding', () => {
  it('adds nothing the second time', async () => {
    const before = await countVersions();
    await seedContent(site.dataSource.manager);
    expect(await countVersions()).toEqual(before);
    expect(before).toEqual([{ documents: 6, pages: STATIC_PAGE_SEEDS.length }]);
  });

  it('leaves what was edited alone', async () => {
    await site.replace('about', { ...ABOUT_SEED, title: 'Biz kimiz?' });
    await site.editStaticPage('garanti', '## Yeni metin');
    await seedContent(site.dataSource.manager);
    expect((await site.content.page(PageKey.ABOUT)).title).toBe('Biz kimiz?');
    expect((await site.content.staticPage('garanti'))?.html).toBe('<h2>Yeni metin</h2>\n');
  });

  it('brings back a page that is missing', async () => {
    await site.dataSource.query(`DELETE FROM content_document_version WHERE key = 'about'`);
    await site.dataSource.query(`DELETE FROM content_document WHERE key = 'about'`);
    await seedContent(site.dataSource.manager);
    expect((await site.content.page(PageKey.ABOUT)).title).toBe('Hakkımızda');
  });
});

describe('static pages', () => {
  it('knows no page of another name', async () => {
    expect(await site.content.staticPage('yok')).toBeNull();
  });

  it.each(STATIC_PAGE_SEEDS)('has a full text for $slug', async ({ slug }) => {
    const page = await site.content.staticPage(slug);
    const words = page?.html.replace(/<[^>]*>/g, ' ').split(/\s+/) ?? [];
    expect(words.length).toBeGreaterThan(300);
    expect(page?.html).not.toMatch(/<h1|\{\p{L}+\}/u);
    expect(page?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('links only to pages there are', async () => {
    const pages = await site.content.staticPages();
    const known = new Set(pages.map(({ slug }) => `/${slug}`));
    const links = pages.flatMap(({ html }) =>
      [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((url) => (url.startsWith('/') ? !known.has(url) : !isSafeAddress(url)))).toEqual([]);
  });

  it('shows markup of the editor as text', async () => {
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

  it('never lets a version be rewritten', async () => {
    await expect(site.dataSource.query(`UPDATE static_page_version SET markdown = ''`)).rejects.toThrow(
      'never changed',
    );
    await expect(site.dataSource.query('DELETE FROM static_page_version')).rejects.toThrow('never changed');
  });
});
