import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';

const CHECK = `query ($input: ContentCheckInput!) {
  checkContent(input: $input) { brokenLinks unknownPlaceholders emptyPlaceholders } }`;
const PREVIEW = `query ($input: PreviewContentInput!) {
  previewContent(input: $input) { html check { brokenLinks unknownPlaceholders emptyPlaceholders } } }`;
const PRODUCT = {
  name: 'Sirkülasyon Pompası',
  sku: 'POM-1',
  brand: 'Kazmer',
  model: 'K 25',
  basePrice: 100_000,
  stock: { to: 10 },
  shortDescription: 'Kısa',
  description: 'Uzun',
};

let api: TestApi;
let staff: TestBrowser;

beforeAll(async () => {
  api = await openTestApi({
    entry: `
      export const canonicalParameters = () => new URLSearchParams();
      export const isUnknownPath = (path) => !/^\\/(urunler|garanti|urun\\/[^/]+|kategori\\/[^/]+)?$/.test(path);
      export const renderPage = () =>
        Promise.resolve({ status: 200, html: '<p>', headers: {}, inlineScripts: [], cacheable: true });`,
  });
  staff = await api.staff();
});

afterAll(() => api.close());

async function brokenOf(...addresses: string[]): Promise<string[]> {
  const input = { texts: [], addresses };
  const { checkContent } = await staff.ask<{ checkContent: { brokenLinks: string[] } }>(CHECK, { input });
  return checkContent.brokenLinks;
}

it('names the links that no page has, and leaves those to other sites alone', async () => {
  const right = [
    '/',
    '/urunler',
    '/urunler?siralama=ad#liste',
    '/garanti/',
    '/gorsel/a.webp',
    'tel:+902125550142',
  ];
  const wrong = ['/kampanya-2025', '/garanti/eski', '/urunler/x'];
  expect(await brokenOf(...right, 'https://ornek.example/yok', ...wrong)).toEqual(wrong);
});

it('knows the products and categories of the catalog, by former addresses too', async () => {
  const { createCategory: pumps } = await staff.ask<{
    createCategory: { id: string; slug: string; version: number };
  }>('mutation ($input: CategoryInput!) { createCategory(input: $input) { id slug version } }', {
    input: { name: 'Pompalar', description: 'Pompa' },
  });
  const { createProduct: pump } = await staff.ask<{
    createProduct: { id: string; slug: string; version: number };
  }>('mutation ($input: ProductInput!) { createProduct(input: $input) { id slug version } }', {
    input: { ...PRODUCT, categoryId: pumps.id },
  });
  const own = [`/urun/${pump.slug}`, `/kategori/${pumps.slug}`];
  expect(await brokenOf(...own, '/urun/yok', '/kategori/yok', '/urun/%00', `/urun/${pump.slug}/x`)).toEqual([
    '/urun/yok',
    '/kategori/yok',
    '/urun/%00',
    `/urun/${pump.slug}/x`,
  ]);
  await staff.ask('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
    input: { id: pump.id, expectedVersion: pump.version, product: { slug: 'baska-pompa' } },
  });
  expect(await brokenOf(...own, '/urun/baska-pompa')).toEqual([]);
  await staff.ask('mutation ($input: ProductVersionInput!) { archiveProduct(input: $input) { id } }', {
    input: { id: pump.id, expectedVersion: pump.version + 1 },
  });
  expect(await brokenOf(...own)).toEqual([`/urun/${pump.slug}`]);
});

it('names words in braces that stand for nothing, and those without a value', async () => {
  const input = { texts: ['{yil} {indirim}', '{kep} {indirim}'], addresses: [] };
  expect(await staff.ask(CHECK, { input })).toEqual({
    checkContent: { brokenLinks: [], unknownPlaceholders: ['indirim'], emptyPlaceholders: ['kep'] },
  });
  const { contentPlaceholders } = await staff.ask<{
    contentPlaceholders: { name: string; value: string | null }[];
  }>('{ contentPlaceholders { name value } }');
  expect(contentPlaceholders).toContainEqual({ name: 'yil', value: String(new Date().getFullYear()) });
  expect(contentPlaceholders).toContainEqual({ name: 'kep', value: null });
});

it('previews Markdown as the shop renders it, and says what is wrong with it', async () => {
  const markdown =
    '## Soru {yok}\n\n<script>alert(1)</script> [Kırık](/yok) ve [liste](/urunler)\n\n{kep} satırı';
  const { previewContent } = await staff.ask<{ previewContent: { html: string; check: object } }>(PREVIEW, {
    input: { markdown },
  });
  expect(previewContent.html).toBe(
    '<h2>Soru {yok}</h2>\n<p>&lt;script&gt;alert(1)&lt;/script&gt; <a href="/yok">Kırık</a> ve <a href="/urunler">liste</a></p>\n',
  );
  expect(previewContent.check).toEqual({
    brokenLinks: ['/yok'],
    unknownPlaceholders: ['yok'],
    emptyPlaceholders: ['kep'],
  });
});
