import { expect, test } from './shop';

const unknown = [
  { path: '/urun/olmayan-urun', words: 'Ürün bulunamadı' },
  { path: '/kategori/olmayan-kategori', words: 'Kategori bulunamadı' },
  { path: '/olmayan-sayfa', words: /bulunamadı/ },
];

for (const { path, words } of unknown) {
  test(`${path} answers 404 in Turkish, with a way on`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Unexpected Application Error!');
  });
}

const unknownTokens = [
  ['a word', 'yok'],
  ['a token the shop never signed', 'A'.repeat(43)],
  ['a token that is too long', 'A'.repeat(44)],
  ['the character 0', '%00'],
  ['quotes and brackets', '%27%22%3C'],
];

for (const [name, token] of unknownTokens) {
  test(`an order followed under ${name} answers 404, kept and indexed nowhere`, async ({ page, request }) => {
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

test('a product page stands in the HTML that the server sends', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const address = new URL(/<loc>([^<]+\/urun\/[^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '').pathname;
  const html = await (await request.get(address)).text();
  expect(html).toMatch(/<html[^>]*lang="tr"/);
  expect(html).toMatch(/<title[^>]*>[^<]{5,}<\/title>/);
  expect(html).toMatch(/<meta[^>]+name="description"/);
  expect(html).toMatch(new RegExp(`<link[^>]+rel="canonical"[^>]+${address}"`));
  expect(html).toContain('"@type":"Product"');
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).toMatch(/property="og:title"/);
});

test('the canonical address drops filters and tracking', async ({ request }) => {
  const html = await (await request.get('/urunler?utm_source=x&stok=var&sirala=name')).text();
  expect(/<link[^>]+rel="canonical"[^>]*>/.exec(html)?.[0]).not.toMatch(/utm_source|stok|sirala/);
});
