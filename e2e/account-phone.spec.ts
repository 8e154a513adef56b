import { ACCOUNT_PAGES } from './account-pages';
import { expect, signIn, test } from './customer';
import { placeOrder } from './placed-order';
import { axeFindings, horizontalOverflow, open } from './shop';

for (const path of ACCOUNT_PAGES) {
  test(`the page ${path} fits a width of 360 px`, async ({ page }) => {
    await open(page, path);
    expect(await horizontalOverflow(page)).toBe(0);
  });
}

test('the list of orders and an order fit a width of 360 px without accessibility violations', async ({
  page,
  customer,
}) => {
  await signIn(page, customer);
  const { id, number } = await placeOrder(page.request, 4);
  await open(page, '/siparislerim');
  await expect(page.getByRole('article', { name: `#${number}` })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await open(page, `/siparislerim/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Sipariş #${number}` })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('the menu shows the account and signs out', async ({ page, customer }) => {
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
