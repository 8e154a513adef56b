import { SitemapFiles } from './sitemap-files.js';
import { type SitemapPage, sitemapXml } from './sitemap-xml.js';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const AFTER_A_MINUTE = new Date('2026-11-21T10:01:01.000Z');
const ORIGIN = 'https://shop.test';

function shopWith(pageCount: number) {
  const reads = { count: 0 };
  async function* pages(): AsyncGenerator<SitemapPage> {
    reads.count += 1;
    yield await Promise.resolve({ path: '/' });
    for (let index = 1; index < pageCount; index++) yield { path: `/urun/pompa-${index}`, updatedAt: NOW };
  }
  return { files: new SitemapFiles(pages), reads };
}

const countOf = (xml: string | undefined) => xml?.match(/<loc>/g)?.length ?? 0;

it('lists the pages of a small shop in one sitemap file', async () => {
  const xml = await shopWith(3).files.top(ORIGIN, { dataVersionKey: '1', now: NOW });
  expect(xml).toContain('<loc>https://shop.test/</loc></url>');
  expect(xml).toContain(
    '<loc>https://shop.test/urun/pompa-2</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod>',
  );
  expect(countOf(xml)).toBe(3);
});

it('splits a sitemap of more than 50,000 pages into several files', async () => {
  const { files } = shopWith(100_005);
  const freshness = { dataVersionKey: '1', now: NOW };
  const index = await files.top(ORIGIN, freshness);
  expect(index).toContain('<sitemapindex');
  expect(index).toContain('<loc>https://shop.test/sitemap/3.xml</loc>');
  const parts = await Promise.all([1, 2, 3, 4].map((number) => files.file(ORIGIN, number, freshness)));
  expect(parts.map(countOf)).toEqual([50_000, 50_000, 5, 0]);
});

it('makes the sitemap once for crawlers of any origin, and at most once a minute after changes', async () => {
  const { files, reads } = shopWith(3);
  await Promise.all([
    files.top('https://a.test', { dataVersionKey: '1', now: NOW }),
    files.top('https://b.test', { dataVersionKey: '1', now: NOW }),
  ]);
  await files.top(ORIGIN, { dataVersionKey: '2', now: NOW });
  expect(reads.count).toBe(1);
  await files.top(ORIGIN, { dataVersionKey: '2', now: AFTER_A_MINUTE });
  await files.top(ORIGIN, { dataVersionKey: '2', now: AFTER_A_MINUTE });
  expect(reads.count).toBe(2);
});

it('makes the sitemap again after an attempt that failed', async () => {
  let isBroken = true;
  async function* pages(): AsyncGenerator<SitemapPage> {
    if (isBroken) throw new Error('no database');
    yield await Promise.resolve({ path: '/' });
  }
  const files = new SitemapFiles(pages);
  await expect(files.top(ORIGIN, { dataVersionKey: '1', now: NOW })).rejects.toThrow('no database');
  isBroken = false;
  expect(countOf(await files.top(ORIGIN, { dataVersionKey: '1', now: NOW }))).toBe(1);
});

it('escapes reserved characters of XML in the sitemap', () => {
  expect(sitemapXml(ORIGIN, [{ path: '/a?b&c<d>' }])).toContain('/a?b&amp;c&lt;d&gt;');
});
