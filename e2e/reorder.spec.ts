import { type Page } from '@playwright/test';
import { newCustomer, register } from './customer';
import { main } from './pages/page';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';

async function orderAgain(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Tekrar sipariş ver' }).click();
  const notice = main(page).getByRole('group', { name: 'Sepete ekleme sonucu' });
  await expect(notice).toContainText('1 satır sepete eklendi');
  await notice.getByRole('link', { name: 'Sepete git' }).click();
  await expect(page).toHaveURL(/\/sepet$/);
  await expect(main(page).getByRole('spinbutton')).toHaveCount(1);
}

test('a guest orders again by the tracking link, on a phone as well', async ({ page, otherBrowser }) => {
  const { trackingToken } = await placeOrder(otherBrowser.request);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/siparis-takip/${trackingToken}`);
  await orderAgain(page);
});

test('a customer orders again from the page of their own order', async ({ page }) => {
  await register(page.request, newCustomer());
  const { id } = await placeOrder(page.request);
  await page.goto(`/siparislerim/${id}`);
  await orderAgain(page);
});
