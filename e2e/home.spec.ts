import { sendGraphql } from './graphql';
import { banner } from './pages/header';
import { main, open, structuredDataOf } from './pages/page';
import { expect, test } from './shop';

interface Block {
  '@type': string;
  [field: string]: unknown;
}

test('shows the sections of the home page in order', async ({ page }) => {
  await open(page, '/');
  const sections = [
    main(page).getByRole('heading', { level: 1 }),
    main(page).getByRole('navigation', { name: 'Hızlı işlemler' }),
    main(page).getByRole('heading', { level: 3, name: 'Açık fiyat' }),
    main(page).getByRole('heading', { level: 2, name: 'Kategoriler' }),
    main(page).getByRole('heading', { level: 2, name: 'Öne çıkan ürünler' }),
    main(page).getByRole('heading', { level: 2, name: 'Yeni gelenler' }),
    main(page).getByText('ürün çeşidi'),
    main(page).getByRole('heading', { level: 2, name: /arayın/ }),
  ];
  const tops = async () => {
    const boxes = await Promise.all(sections.map((section) => section.boundingBox()));
    return boxes.map((box) => box?.y ?? NaN);
  };
  for (const section of sections) await expect(section).toBeVisible();
  await expect
    .poll(async () => (await tops()).every((top, index, all) => index === 0 || top > (all[index - 1] ?? NaN)))
    .toBe(true);
});

test('shows at most six categories, featured products and new products', async ({ page }) => {
  await open(page, '/');
  for (const name of ['Kategoriler', 'Öne çıkan ürünler', 'Yeni gelenler']) {
    const heading = page.getByRole('heading', { level: 2, name });
    const section = main(page).locator('section').filter({ has: heading });
    const items = section.getByRole('heading', { level: 3 });
    await expect(items.first()).toBeVisible();
    const links = items.filter({ has: page.getByRole('link') });
    await expect.poll(() => links.count(), { message: name }).toBeLessThanOrEqual(6);
  }
});

test('shows the number of products and announces free shipping', async ({ page, request }) => {
  const { catalogSummary } = await sendGraphql<{ catalogSummary: { productCount: number } }>(
    request,
    '{ catalogSummary { productCount } }',
  );
  await open(page, '/');
  const figures = main(page)
    .locator('section')
    .filter({ has: page.getByText('ürün çeşidi', { exact: true }) });
  const count = catalogSummary.productCount.toLocaleString('tr-TR');
  await expect(figures.getByText(count, { exact: true })).toBeVisible();
  await expect(banner(page).getByText(/Net .* TL ve üzeri siparişlerde kargo ücretsiz/)).toBeVisible();
});

test('has structured data about the organization', async ({ page, baseURL }) => {
  await open(page, '/');
  const shops = async () =>
    (await structuredDataOf(page))
      .map((json) => JSON.parse(json) as Block)
      .filter((block) => block['@type'] === 'Organization');
  await expect.poll(shops).toEqual([
    expect.objectContaining({
      '@context': 'https://schema.org',
      name: expect.stringMatching(/\S/),
      url: `${baseURL ?? ''}/`,
      telephone: expect.stringMatching(/^\+90\d{10}$/),
      address: expect.objectContaining({ '@type': 'PostalAddress', addressCountry: 'TR' }),
    }),
  ]);
  const [shop] = await shops();
  for (const address of (shop?.sameAs ?? []) as string[]) expect(address).toMatch(/^https:\/\//);
});
