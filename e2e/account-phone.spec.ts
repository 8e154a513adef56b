import { signIn } from './customer';
import { ACCOUNT_PAGES } from './pages/account';
import { menuButton } from './pages/header';
import { orderCard, orderHeading } from './pages/orders';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';

for (const path of ACCOUNT_PAGES) {
  test(`the page ${path} fits a width of 360 px`, async ({ page }) => {
    await open(page, path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page);
  });
}

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('the list of orders and an order fit a width of 360 px without accessibility violations', async ({
    page,
  }) => {
    const { id, number } = await placeOrder(page.request, 4);
    await open(page, '/siparislerim');
    await expect(orderCard(page, number)).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
    await open(page, `/siparislerim/${id}`);
    await expect(orderHeading(page, number)).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
  });
});

test('the menu shows the account and signs out', async ({ page, customer }) => {
  await signIn(page, customer);
  await open(page, '/hakkimizda');
  await menuButton(page).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText(customer.email)).toBeVisible();
  await menu.getByRole('link', { name: 'Siparişlerim' }).click();
  await expect(page).toHaveURL(/\/siparislerim$/);
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await menu.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await expect(menu.getByRole('link', { name: 'Giriş' })).toBeVisible();
});
