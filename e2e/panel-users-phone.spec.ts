import { newCustomer, register } from './customer';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { expect, test } from './shop';
import { createStaff, signInToPanel } from './staff';

test('people are found and looked at on a phone', async ({ page, otherBrowser }) => {
  const customer = newCustomer();
  await register(otherBrowser.request, customer);
  await signInToPanel(page, createStaff());
  await open(page, `/admin/kullanicilar?arama=${customer.email}`);
  await expect(main(page).getByRole('link', { name: customer.name })).toBeVisible();
  await expectToFit(page);
  await main(page).getByRole('link', { name: customer.name }).click();
  await expect(main(page).getByText('Bu kişinin hiç sipariş kaydı yok.')).toBeVisible();
  await expectToFit(page);
  for (const part of ['Adresler', 'İzinler', 'Favoriler', 'Hesap', 'Oturumlar', 'Zaman', 'Notlar']) {
    await page
      .getByRole('navigation', { name: 'Kayıt bölümleri' })
      .getByRole('link', { name: new RegExp(`^${part}`) })
      .click();
    await expectToFit(page);
    await expectAccessible(page);
  }
  await open(page, '/admin/kullanicilar/yeni');
  await expectToFit(page);
  await expectAccessible(page);
});
