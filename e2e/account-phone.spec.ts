import { type Page } from '@playwright/test';
import { expect, signIn, test } from './customer';
import { placeOrder } from './placed-order';
import { axeFindings, open } from './shop';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of [
  '/giris',
  '/kayit',
  '/sifremi-unuttum',
  '/sifre-yenile/x',
  '/eposta-dogrula/x',
  '/siparislerim',
]) {
  test(`${path} fits 360 px`, async ({ page }) => {
    await open(page, path);
    expect(await overflow(page)).toBe(0);
  });
}

test('orders and an order fit 360 px and axe finds nothing', async ({ page, customer }) => {
  await signIn(page, customer);
  const { id, number } = await placeOrder(page.request, 4);
  await open(page, '/siparislerim');
  await expect(page.getByRole('article', { name: `#${number}` })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await open(page, `/siparislerim/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Sipariş #${number}` })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('has the account in the menu, and the way out of it', async ({ page, customer }) => {
  await signIn(page, customer);
  await open(page, '/hakkimizda');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText(customer.email)).toBeVisible();
  await menu.getByRole('link', { name: 'Siparişlerim' }).click();
  await expect(page).toHaveURL(/\/siparislerim$/);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await menu.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(menu.getByRole('link', { name: 'Giriş' })).toBeVisible();
});
