import { expectAccessible, expectToFit, main, open } from './pages/page';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

test('a mail about orders is read in the settings, and sent to oneself', async ({ page }) => {
  await signInToPanel(page);
  await open(page, '/admin/ayarlar/siparis-e-postalari');
  const samples = main(page).getByRole('region', { name: 'Örnek e-postalar' });
  await expect(samples.getByRole('region', { name: 'E-posta ön izlemesi' })).toContainText('Örnek Müşteri');
  await samples.getByRole('radio', { name: 'Kargoda' }).check();
  await expect(samples.getByRole('region', { name: 'E-posta ön izlemesi' })).toContainText('Takip numarası');
  await samples.getByRole('button', { name: 'Kendime deneme gönder' }).click();
  await expect(page.getByText('Deneme gönderildi')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectToFit(page);
});
