import { main } from './pages/page';
import { expect, test } from './shop';

const unknown = [
  { path: '/urun/olmayan-urun', message: 'Ürün bulunamadı' },
  { path: '/kategori/olmayan-kategori', message: 'Kategori bulunamadı' },
  { path: '/olmayan-sayfa', message: /bulunamadı/ },
];

for (const { path, message } of unknown) {
  test(`${path} answers 404 with a Turkish message, a search box and links`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(main(page).getByText(message).first()).toBeVisible();
    await expect(main(page).getByRole('combobox', { name: 'Ürün ara' })).toBeVisible();
    await expect(main(page).getByRole('link').first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Unexpected Application Error!');
  });
}

const unknownTokens = [
  ['a short word', 'yok'],
  ['a token the shop never issued', 'A'.repeat(43)],
  ['a token that is too long', 'A'.repeat(44)],
  ['the character 0', '%00'],
  ['quotes and brackets', '%27%22%3C'],
];

for (const [name, token] of unknownTokens) {
  test(`tracking an order with ${name} answers 404 without caching or indexing`, async ({
    page,
    request,
  }) => {
    const address = `/siparis-takip/${token}`;
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1, name: 'Sipariş bulunamadı' })).toBeVisible();
    const html = await (await request.get(address)).text();
    expect(html).toContain('Sipariş bulunamadı');
    expect(html).toMatch(/<meta[^>]+name="robots"[^>]+content="noindex, nofollow"/);
  });
}

test('the server renders the HTML of a product page with its metadata', async ({ request, catalog }) => {
  const address = `/urun/${catalog.anyProduct.slug}`;
  const html = await (await request.get(address)).text();
  expect(html).toMatch(/<html[^>]*lang="tr"/);
  expect(html).toMatch(/<title[^>]*>[^<]{5,}<\/title>/);
  expect(html).toMatch(/<meta[^>]+name="description"/);
  expect(html).toMatch(new RegExp(`<link[^>]+rel="canonical"[^>]+${address}"`));
  expect(html).toContain('"@type":"Product"');
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).toMatch(/property="og:title"/);
});

test('the canonical URL has no filters and tracking parameters', async ({ request }) => {
  const html = await (await request.get('/urunler?utm_source=x&stok=var&sirala=name')).text();
  expect(/<link[^>]+rel="canonical"[^>]*>/.exec(html)?.[0]).not.toMatch(/utm_source|stok|sirala/);
});
