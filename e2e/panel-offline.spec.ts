import { main } from './pages/page';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

test('what was shown stays without a connection, and what failed comes once it is back', async ({
  page,
  context,
  otherBrowser,
}) => {
  await signInToPanel(page);
  const { number } = await placeOrder(otherBrowser.request);
  await page.goto('/admin/siparisler');
  await page.getByRole('link', { name: number }).first().click();
  await expect(page.getByRole('heading', { name: `#${number}` })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Bağlantı yok')).toBeVisible();
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(page.getByRole('table', { name: 'Siparişler' }).getByText(number)).toBeVisible();
  await page.getByRole('link', { name: 'İşler' }).click();
  await expect(main(page).getByText('Sayfa açılamadı')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Bağlantı yok')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'İşler' })).toBeVisible();
  await expect(main(page).getByText('Sayfa açılamadı')).toBeHidden();
});
