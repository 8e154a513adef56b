import { expect, open, test } from './shop';

interface Block {
  '@type': string;
  [field: string]: unknown;
}

test('shows the sections of the home page in order', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const sections = [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('navigation', { name: 'Hızlı işlemler' }),
    main.getByRole('heading', { level: 3, name: 'Açık fiyat' }),
    main.getByRole('heading', { level: 2, name: 'Kategoriler' }),
    main.getByRole('heading', { level: 2, name: 'Öne çıkan ürünler' }),
    main.getByRole('heading', { level: 2, name: 'Yeni gelenler' }),
    main.getByText('ürün çeşidi'),
    main.getByRole('heading', { level: 2, name: /arayın/ }),
  ];
  const tops: number[] = [];
  for (const section of sections) tops.push((await section.boundingBox())?.y ?? NaN);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  expect(new Set(tops).size).toBe(sections.length);
});

test('shows at most six categories, featured products and new products', async ({ page }) => {
  await open(page, '/');
  for (const name of ['Kategoriler', 'Öne çıkan ürünler', 'Yeni gelenler']) {
    const heading = page.getByRole('heading', { level: 2, name });
    const section = page.getByRole('main').locator('section', { has: heading });
    const items = section.getByRole('heading', { level: 3 });
    expect(await items.count(), name).toBeGreaterThan(0);
    expect(await items.filter({ has: page.getByRole('link') }).count(), name).toBeLessThanOrEqual(6);
  }
});

test('shows the number of products and announces free shipping', async ({ page, request }) => {
  const query = '{ catalogSummary { productCount } }';
  const response = await request.post('/graphql', { data: { query } });
  const { data } = (await response.json()) as { data: { catalogSummary: { productCount: number } } };
  await open(page, '/');
  const variety = page.getByRole('main').locator('dl > div').filter({ hasText: 'ürün çeşidi' });
  await expect(variety).toContainText(data.catalogSummary.productCount.toLocaleString('tr-TR'));
  await expect(
    page.getByRole('banner').getByText(/Net .* TL ve üzeri siparişlerde kargo ücretsiz/),
  ).toBeVisible();
});

test('has structured data about the organization', async ({ page, baseURL }) => {
  await page.goto('/');
  const blocks = await page.locator('script[type="application/ld+json"]').allInnerTexts();
  const shops = blocks
    .map((json) => JSON.parse(json) as Block)
    .filter((it) => it['@type'] === 'Organization');
  expect(shops).toHaveLength(1);
  expect(shops[0]).toMatchObject({
    '@context': 'https://schema.org',
    name: expect.stringMatching(/\S/),
    url: `${baseURL ?? ''}/`,
    telephone: expect.stringMatching(/^\+90\d{10}$/),
    address: { '@type': 'PostalAddress', addressCountry: 'TR' },
  });
  for (const address of (shops[0]?.sameAs ?? []) as string[]) expect(address).toMatch(/^https:\/\//);
});
